import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch, Link } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation, Trans } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { EmailField, emailSchema, useFieldError } from '#src/auth/credentials/credential-fields.tsx'
import { startSession, session } from '#src/auth/session/session.ts'
import { z } from '#src/contract/zod.ts'
import type { CredentialStep } from '#src/domain/auth/credential-step.ts'
import { signUpDraft, stepToShow, useClearDraftOnSignIn, useAccessDraft } from '#src/features/access/access-draft.ts'
import { CodeStep } from '#src/features/access/code-step.tsx'
import { LegalText, type LegalKind } from '#src/features/access/legal-page.tsx'
import { PasswordStep } from '#src/features/access/password-step.tsx'
import { AccessForm } from '#src/features/access/public-page.tsx'
import { SocialButtons } from '#src/features/access/social-buttons.tsx'
import { RegistrationProgress } from '#src/shared/membership/registration-progress.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { opensElsewhere } from '#src/ui/keyboard.ts'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/access/access-form.module.css'

type Props = ComponentProps<'input'> & { error: string | undefined }

const LEGAL_PAGES = { terms: '/terms-and-conditions', privacy: '/privacy-policy' } as const

type LegalLinkProps = { kind: LegalKind; onOpen: (kind: LegalKind) => void; children?: ReactNode }

/** The translation gives it its text. */
const LegalLink = ({ kind, onOpen, children }: LegalLinkProps) => (
  <a
    href={LEGAL_PAGES[kind]}
    onClick={(event) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      onOpen(kind)
    }}
  >
    {children}
  </a>
)

/** Its label ticks the box. The texts open in a dialog, so that reading them loses nothing of the form. */
const TermsField = ({ error, ...input }: Props) => {
  const { t } = useTranslation('access')
  const [openText, setOpenText] = useState<LegalKind | null>(null)
  const id = useId()
  return (
    <div>
      <label className={classes.terms}>
        <input
          {...input}
          type="checkbox"
          required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>
          <Trans
            t={t}
            i18nKey="signUp.terms"
            components={{
              terms: <LegalLink kind="terms" onOpen={setOpenText} />,
              privacy: <LegalLink kind="privacy" onOpen={setOpenText} />,
            }}
          />{' '}
          <span className={classes.required} aria-hidden>
            *
          </span>
        </span>
      </label>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Dialog
        opened={openText !== null}
        onClose={() => setOpenText(null)}
        title={openText === null ? '' : t(`legal.${openText}.title`)}
        size="medium"
      >
        {openText !== null && <LegalText kind={openText} />}
      </Dialog>
    </div>
  )
}

const signUpForm = z.object({
  email: emailSchema,
  terms: z.boolean().check(z.refine((isAccepted) => isAccepted, 'terms')),
})

/** Errors that the user can act on: check the connection, or wait. */
const isShownInForm = (error: unknown) => isUnreachable(error) || apiError(error)?.retryAfterSeconds !== undefined

const EmailStep = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation(['access', 'errors'])
  const { email, terms } = useAccessDraft(signUpDraft)
  const form = useForm({ resolver: zodResolver(signUpForm), defaultValues: { email, terms } })
  const fieldError = useFieldError(form.formState.errors)
  const signUp = useMutation(
    api.auth.signUp.mutationOptions({
      onSuccess: (_answer, sent) => {
        signUpDraft.setState({ email: sent.email, terms: true, code: '', sentAt: Date.now() })
        onSent()
      },
      onError: (error) => {
        if (apiError(error)?.code === 'BAD_REQUEST') return form.setError('email', { message: 'taken' })
        // Shown in the form: without a network the chunk of the toasts cannot be fetched.
        if (isShownInForm(error)) return undefined
        // Logged, because nothing else explains it (access-8).
        reportError(error)
        return showToast({ kind: 'error', title: t('errors:title'), message: t('access:error.sendingCode') })
      },
    }),
  )
  return (
    <AccessForm
      title={t('access:signUp.title')}
      lead={t('access:signUp.lead')}
      progress={<RegistrationProgress step="email" />}
      onSubmit={(event) => void form.handleSubmit((values) => signUp.mutate({ email: values.email }))(event)}
      failure={isShownInForm(signUp.error) && <FieldError>{errorText(signUp.error)}</FieldError>}
      elsewhere={
        <>
          <SocialButtons />
          <p className={classes.links}>
            {t('access:signUp.hasAccount')} <Link to="/login">{t('access:signIn.action')}</Link>
          </p>
        </>
      }
    >
      <EmailField
        {...form.register('email', { onChange: () => signUpDraft.setState({ email: form.getValues('email') }) })}
        error={fieldError('email')}
      />
      <TermsField
        {...form.register('terms', { onChange: () => signUpDraft.setState({ terms: form.getValues('terms') }) })}
        error={fieldError('terms')}
      />
      <Button type="submit" size="md" loading={signUp.isPending}>
        {t('access:signUp.action')}
      </Button>
    </AccessForm>
  )
}

/** Asks for e-mail, code and password. Each step has its own address, so that going back and reloading lose nothing. */
export const SignUpScreen = () => {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const { at: wantedStep, code: referralCode } = useSearch({ from: '/_public/signup' })
  const draft = useAccessDraft(signUpDraft)
  useClearDraftOnSignIn(signUpDraft)
  const { email, code } = draft
  const go = (step: CredentialStep) => void navigate({ to: '/signup', search: { code: referralCode, at: step } })

  const verify = useMutation(api.auth.verifyOtp.mutationOptions())
  const send = useMutation(api.auth.sendOtp.mutationOptions())
  const register = useMutation(api.auth.setPassword.mutationOptions({ onSuccess: startSession }))
  const step = stepToShow(wantedStep, draft)
  const onSent = () => {
    // Its error is about the code before.
    verify.reset()
    go('code')
  }
  if (step === 'email') return <EmailStep onSent={onSent} />
  if (step === 'code')
    return (
      <CodeStep
        draft={signUpDraft}
        lead={t('code.lead', { email })}
        progress={<RegistrationProgress step="code" />}
        isPending={verify.isPending}
        error={verify.error}
        onBack={() => go('email')}
        onResend={async () => {
          await send.mutateAsync({ email, type: 'EMAIL', isResend: true })
          verify.reset()
        }}
        onCode={async (otp) => {
          await verify.mutateAsync({ email, otp, type: 'EMAIL' })
          signUpDraft.setState({ code: otp })
          go('password')
        }}
      />
    )
  return (
    <PasswordStep
      mode="register"
      email={email}
      isPending={register.isPending}
      error={register.error}
      onBack={() => go('code')}
      onPassword={(password) =>
        register.mutate({ email, otp: code, password, referralCode: session.getState().inviteCode ?? undefined })
      }
    />
  )
}

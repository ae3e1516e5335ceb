import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch, Link } from '@tanstack/react-router'
import { useTranslation, Trans } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { CodeStep } from '#src/features/access/code-step.tsx'
import { PasswordStep } from '#src/features/access/password-step.tsx'
import {
  type Step,
  signUpDraft,
  stepToShow,
  useClearDraftOnSignIn,
  useAccessDraft,
} from '#src/features/access/access-draft.ts'
import { startSession, session } from '#src/auth/session/session.ts'
import { Button } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { errorText } from '#src/api/error-text.ts'
import { AccessForm } from '#src/features/access/access-form.tsx'
import { signUpForm } from '#src/features/access/access-schemas.ts'
import { EmailInput } from '#src/features/access/email-input.tsx'
import { SocialButtons } from '#src/features/access/social-buttons.tsx'
import { useFieldError } from '#src/auth/password/use-field-error.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/access/access-form.module.css'
import { type ComponentProps, useId, useState } from 'react'
import { LegalText, type LegalKind } from '#src/features/access/legal-page.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type Props = ComponentProps<'input'> & { error: string | undefined }

/** Agreeing to what can be read here first, without losing what was typed. */
const TermsField = ({ error, ...input }: Props) => {
  const { t } = useTranslation('access')
  const [reading, setReading] = useState<LegalKind | null>(null)
  const id = useId()
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the translation gives it its text
  const opener = (kind: LegalKind) => <button type="button" className={classes.link} onClick={() => setReading(kind)} />
  return (
    <div>
      <div className={classes.terms}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-labelledby={`${id}-label`}
        />
        <span id={`${id}-label`}>
          <Trans t={t} i18nKey="signUp.terms" components={{ terms: opener('terms'), privacy: opener('privacy') }} />
        </span>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Dialog
        opened={reading !== null}
        onClose={() => setReading(null)}
        title={reading === null ? '' : t(`legal.${reading}.title`)}
        size="medium"
      >
        {reading !== null && <LegalText kind={reading} />}
      </Dialog>
    </div>
  )
}

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
        // What shows a toast may not be here yet, and without a network it will not come.
        if (isUnreachable(error)) return undefined
        // Nobody expects this one: whoever looks into it finds it in the console (spec 1, section 8).
        reportError(error)
        return showToast({ kind: 'error', title: t('errors:title'), message: t('access:error.sendingCode') })
      },
    }),
  )
  return (
    <AccessForm
      title={t('access:signUp.title')}
      lead={t('access:signUp.lead')}
      onSubmit={(event) => void form.handleSubmit((values) => signUp.mutate({ email: values.email }))(event)}
      failure={isUnreachable(signUp.error) && <FieldError>{errorText(signUp.error)}</FieldError>}
      elsewhere={
        <>
          <SocialButtons />
          <p className={classes.links}>
            {t('access:signUp.known')} <Link to="/login">{t('access:signIn.action')}</Link>
          </p>
        </>
      }
    >
      <EmailInput
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

/** Address, code, password: each step has an address of its own, so that back and reload lose nothing. */
export const SignUpScreen = () => {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const { at: asked, code: invited } = useSearch({ from: '/_public/signup' })
  const typed = useAccessDraft(signUpDraft)
  useClearDraftOnSignIn(signUpDraft)
  const { email, code } = typed
  const go = (step: Step) => void navigate({ to: '/signup', search: { code: invited, at: step } })

  const verify = useMutation(api.auth.verifyOtp.mutationOptions())
  const send = useMutation(api.auth.sendOtp.mutationOptions())
  const register = useMutation(api.auth.setPassword.mutationOptions({ onSuccess: startSession }))
  const step = stepToShow(asked, typed)
  if (step === 'email') return <EmailStep onSent={() => go('code')} />
  if (step === 'code')
    return (
      <CodeStep
        draft={signUpDraft}
        lead={t('code.lead', { email })}
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

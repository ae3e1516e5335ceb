import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch, Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import { EmailField, emailSchema, useFieldError } from '#src/auth/credentials/credential-fields.tsx'
import { startSession } from '#src/auth/session/session.ts'
import { z } from '#src/contract/zod.ts'
import type { CredentialStep } from '#src/domain/auth/credential-step.ts'
import { recoveryDraft, stepToShow, useClearDraftOnSignIn, useAccessDraft } from '#src/features/access/access-draft.ts'
import { CodeStep } from '#src/features/access/code-step.tsx'
import { PasswordStep } from '#src/features/access/password-step.tsx'
import { AccessForm } from '#src/features/access/public-page.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/access/access-form.module.css'

const emailForm = z.object({ email: emailSchema })

const RecoveryEmailStep = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation(['access', 'errors'])
  const { email } = useAccessDraft(recoveryDraft)
  const form = useForm({ resolver: zodResolver(emailForm), defaultValues: { email } })
  const fieldError = useFieldError(form.formState.errors)
  const send = useMutation(
    api.auth.sendOtp.mutationOptions({
      onSuccess: (_answer, sent) => {
        recoveryDraft.setState({ email: sent.email, code: '', sentAt: Date.now() })
        onSent()
      },
      onError: (error) => {
        if (apiError(error)?.message === 'USER_NOT_FOUND') form.setError('email', { message: 'unknown' })
      },
    }),
  )
  const isUnknown = apiError(send.error)?.message === 'USER_NOT_FOUND'
  return (
    <AccessForm
      title={t('access:recovery.title')}
      lead={t('access:recovery.lead')}
      onSubmit={(event) =>
        void form.handleSubmit((values) => send.mutate({ ...values, type: 'PASSWORD', isResend: false }))(event)
      }
      failure={send.error !== null && !isUnknown && <FieldError>{errorText(send.error)}</FieldError>}
      elsewhere={
        <p className={classes.links}>
          <Link to="/login">{t('access:recovery.back')}</Link>
        </p>
      }
    >
      <EmailField
        {...form.register('email', { onChange: () => recoveryDraft.setState({ email: form.getValues('email') }) })}
        error={fieldError('email')}
      />
      <Button type="submit" size="md" loading={send.isPending}>
        {t('access:recovery.action')}
      </Button>
    </AccessForm>
  )
}

/** Asks for the e-mail, the code and a new password, then signs in. */
export const ForgotPasswordScreen = () => {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const { at: wantedStep } = useSearch({ from: '/_public/forgot-password' })
  const draft = useAccessDraft(recoveryDraft)
  useClearDraftOnSignIn(recoveryDraft)
  const { email, code } = draft
  const go = (step: CredentialStep) => void navigate({ to: '/forgot-password', search: { at: step } })

  const verify = useMutation(api.auth.passwordRecovery.mutationOptions())
  const send = useMutation(api.auth.sendOtp.mutationOptions())
  const recover = useMutation({
    mutationKey: api.auth.passwordRecovery.mutationKey(),
    mutationFn: async (password: string) => {
      const answer = await client.auth.passwordRecovery.mutate({ email, otp: code, type: 'PASSWORD', password })
      if ('token' in answer) startSession(answer)
    },
  })
  const step = stepToShow(wantedStep, draft)
  const onSent = () => {
    // Its error is about the code before.
    verify.reset()
    go('code')
  }
  if (step === 'email') return <RecoveryEmailStep onSent={onSent} />
  if (step === 'code')
    return (
      <CodeStep
        draft={recoveryDraft}
        lead={t('code.lead', { email })}
        isPending={verify.isPending}
        error={verify.error}
        onBack={() => go('email')}
        onResend={async () => {
          await send.mutateAsync({ email, type: 'PASSWORD', isResend: true })
          verify.reset()
        }}
        onCode={async (otp) => {
          await verify.mutateAsync({ email, otp, type: 'PASSWORD' })
          recoveryDraft.setState({ code: otp })
          go('password')
        }}
      />
    )
  return (
    <PasswordStep
      mode="recovery"
      email={email}
      isPending={recover.isPending}
      error={recover.error}
      onBack={() => go('code')}
      onPassword={recover.mutate}
    />
  )
}

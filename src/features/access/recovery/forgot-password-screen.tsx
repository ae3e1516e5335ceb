import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { CodeStep } from '#src/features/access/code-step.tsx'
import { PasswordStep } from '#src/features/access/password-step.tsx'
import { RecoveryEmailStep } from '#src/features/access/recovery/recovery-email-step.tsx'
import type { Step } from '#src/features/access/access-step.ts'
import { recoveryDraft, stepToShow, useClearDraftOnSignIn, useAccessDraft } from '#src/features/access/access-draft.ts'
import { startSession } from '#src/auth/session/start-session.ts'

/** Address, code, new password; whoever gets to the end is signed in. */
export const ForgotPasswordScreen = () => {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const { at: asked } = useSearch({ from: '/_public/forgot-password' })
  const typed = useAccessDraft(recoveryDraft)
  useClearDraftOnSignIn(recoveryDraft)
  const { email, code } = typed
  const go = (step: Step) => void navigate({ to: '/forgot-password', search: { at: step } })

  const verify = useMutation(api.auth.passwordRecovery.mutationOptions())
  const send = useMutation(api.auth.sendOtp.mutationOptions())
  const recover = useMutation({
    mutationKey: api.auth.passwordRecovery.mutationKey(),
    mutationFn: async (password: string) => {
      const answer = await client.auth.passwordRecovery.mutate({ email, otp: code, type: 'PASSWORD', password })
      if ('token' in answer) startSession(answer)
    },
  })
  const step = stepToShow(asked, typed)
  if (step === 'email') return <RecoveryEmailStep onSent={() => go('code')} />
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

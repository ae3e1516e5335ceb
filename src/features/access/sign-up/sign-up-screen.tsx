import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { CodeStep } from '#src/features/access/code-step.tsx'
import { PasswordStep } from '#src/features/access/password-step.tsx'
import { EmailStep } from '#src/features/access/sign-up/email-step.tsx'
import type { Step } from '#src/features/access/access-step.ts'
import { signUpDraft, stepToShow, useClearDraftOnSignIn, useAccessDraft } from '#src/features/access/access-draft.ts'
import { startSession } from '#src/auth/session/start-session.ts'
import { session } from '#src/auth/session/session.ts'

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

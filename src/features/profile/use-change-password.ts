import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import { codeText } from '#src/api/error-text.ts'
import { usePasswordError } from '#src/auth/password/use-password-error.ts'
import { showToast } from '#src/ui/toast.tsx'

/** Sends a new password, and reads the answer: what is wrong with which of the two, or with neither. */
export const useChangePassword = (onDone: () => void) => {
  const { t } = useTranslation(['profile', 'errors'])
  const change = useMutation(
    api.auth.changePassword.mutationOptions({
      onSuccess: () => {
        onDone()
        void showToast({ kind: 'success', title: t('profile:password.done'), message: t('profile:password.doneLead') })
      },
    }),
  )
  const current = apiError(change.error)?.fields.currentPassword
  const refusal = usePasswordError(current === undefined ? change.error : null)
  return { change, refusal: { ...refusal, current: current === undefined ? undefined : codeText(current) } }
}

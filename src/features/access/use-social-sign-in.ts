import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import type { Provider } from '#src/auth/social/providers.ts'
import { startSession } from '#src/auth/session/start-session.ts'
import { session } from '#src/auth/session/session.ts'
import { showToast } from '#src/ui/toast.tsx'

const CALLS = { google: client.auth.googleSignIn, facebook: client.auth.facebookSignIn }

/** Asks the provider, then our own server; either may say no, each in its own words (spec 1, section 8). */
export const useSocialSignIn = () => {
  const { t } = useTranslation('access')
  const showError = (provider: Provider, message: string) =>
    showToast({ kind: 'error', title: t(`social.failed.${provider}`), message })
  const signIn = useMutation({
    mutationKey: [['auth', 'socialSignIn']],
    networkMode: 'always',
    mutationFn: async (provider: Provider) => {
      const { requestProviderToken } = await import('#src/auth/social/request-provider-token.ts')
      const outcome = await requestProviderToken(provider)
      if (outcome.kind !== 'granted') return showError(provider, t(`social.notGranted.${provider}`))
      const referralCode = session.getState().inviteCode ?? undefined
      try {
        startSession(await CALLS[provider].mutate({ accessToken: outcome.accessToken, referralCode }))
      } catch (error) {
        await showError(provider, errorText(error))
      }
    },
  })
  return { signIn: signIn.mutate, asked: signIn.isPending ? signIn.variables : null }
}

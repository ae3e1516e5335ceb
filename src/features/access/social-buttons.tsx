import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { cancelSignal } from '#src/api/cancel.ts'
import { client } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { startSession, session } from '#src/auth/session/session.ts'
import { ProviderIcon } from '#src/auth/social/provider-icon.tsx'
import { offeredProviders, type Provider } from '#src/auth/social/providers.ts'
import { requestProviderToken } from '#src/auth/social/request-provider-token.ts'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/access/access-form.module.css'

const CALLS = { google: client.auth.googleSignIn, facebook: client.auth.facebookSignIn }

/** Asks the provider for a token, then signs in with it. The provider and the server have different error texts (access-8). */
const useSocialSignIn = () => {
  const { t } = useTranslation('access')
  const showError = (provider: Provider, message: string) =>
    showToast({ kind: 'error', title: t(`social.failed.${provider}`), message })
  const signIn = useMutation({
    mutationKey: [['auth', 'socialSignIn']],
    networkMode: 'always',
    mutationFn: async (provider: Provider) => {
      const cancelling = cancelSignal()
      // A provider may never call back.
      const outcome = await Promise.race([
        requestProviderToken(provider),
        new Promise<null>((resolve) => cancelling.addEventListener('abort', () => resolve(null))),
      ])
      if (outcome?.kind !== 'granted') return showError(provider, t(`social.notGranted.${provider}`))
      const referralCode = session.getState().inviteCode ?? undefined
      try {
        startSession(await CALLS[provider].mutate({ accessToken: outcome.accessToken, referralCode }))
      } catch (error) {
        await showError(provider, errorText(error))
      }
    },
  })
  return { signIn: signIn.mutate, pendingProvider: signIn.isPending ? signIn.variables : null }
}

/** Sign-in through a provider. Rendered only if this build is configured for one. */
export const SocialButtons = () => {
  const { t } = useTranslation('access')
  const { signIn, pendingProvider } = useSocialSignIn()
  const offered = offeredProviders()
  if (offered.length === 0) return null
  return (
    <>
      <p className={classes.or}>{t('social.or')}</p>
      <div className={classes.social}>
        {offered.map((provider) => (
          <Button
            key={provider}
            variant="default"
            size="md"
            leftSection={<ProviderIcon provider={provider} size={18} />}
            loading={pendingProvider === provider}
            onClick={() => signIn(provider)}
          >
            {t(`social.${provider}`)}
          </Button>
        ))}
      </div>
    </>
  )
}

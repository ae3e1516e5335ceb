import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import type { Provider } from '#src/auth/social/providers.ts'
import type { SocialProvider } from '#src/contract/auth.ts'
import { showToast } from '#src/ui/toast.tsx'

const CODES: Record<Provider, SocialProvider> = { google: 'GOOGLE', facebook: 'FACEBOOK' }

/** Links an account at a provider, or lets go of it; either side may say no, each in its own words. */
export const useLinkedAccount = (provider: Provider) => {
  const { t } = useTranslation(['profile', 'errors'])
  const [failure, setFailure] = useState<string | null>(null)
  const name = t(`profile:linked.${provider}`)
  const ends = (words: string) => ({
    onError: (error: unknown) => setFailure(errorText(error)),
    onSuccess: () => void showToast({ kind: 'success', title: words, message: '' }),
  })
  const linking = useMutation(api.auth.linkSocial.mutationOptions(ends(t('profile:linked.done', { name }))))
  const unlinking = useMutation(api.auth.unlinkSocial.mutationOptions(ends(t('profile:linked.undone', { name }))))
  const [asking, setAsking] = useState(false)
  const link = async () => {
    setFailure(null)
    setAsking(true)
    const { requestProviderToken } = await import('#src/auth/social/request-provider-token.ts')
    const outcome = await requestProviderToken(provider)
    setAsking(false)
    if (outcome.kind === 'granted') linking.mutate({ provider: CODES[provider], accessToken: outcome.accessToken })
    else setFailure(t(`profile:linked.${outcome.kind}`, { name }))
  }
  return {
    failure,
    isBusy: asking || linking.isPending || unlinking.isPending,
    link: () => void link(),
    unlink: () => {
      setFailure(null)
      unlinking.mutate({ provider: CODES[provider] })
    },
  }
}

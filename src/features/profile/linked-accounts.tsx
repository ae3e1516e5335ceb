import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { ProviderIcon } from '#src/auth/social/provider-icon.tsx'
import { offeredProviders, type Provider, PROVIDERS } from '#src/auth/social/providers.ts'
import { requestProviderToken } from '#src/auth/social/request-provider-token.ts'
import type { CurrentUser, SocialProvider } from '#src/contract/auth.ts'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/profile/profile.module.css'

const CODES: Record<Provider, SocialProvider> = { google: 'GOOGLE', facebook: 'FACEBOOK' }

/** Links an account at a provider, or unlinks it. The provider and our API can both refuse. */
const useLinkedAccount = (provider: Provider) => {
  const { t } = useTranslation(['profile', 'errors'])
  const [failure, setFailure] = useState<string | null>(null)
  const name = t(`profile:linked.${provider}`)
  const resultHandlers = (done: string) => ({
    onError: (error: unknown) => setFailure(errorText(error)),
    onSuccess: () => void showToast({ kind: 'success', title: done, message: '' }),
  })
  const linking = useMutation(api.auth.linkSocial.mutationOptions(resultHandlers(t('profile:linked.done', { name }))))
  const unlinking = useMutation(
    api.auth.unlinkSocial.mutationOptions(resultHandlers(t('profile:linked.undone', { name }))),
  )
  const [isRequesting, setRequesting] = useState(false)
  const link = async () => {
    setFailure(null)
    setRequesting(true)
    const outcome = await requestProviderToken(provider)
    setRequesting(false)
    if (outcome.kind === 'granted') linking.mutate({ provider: CODES[provider], accessToken: outcome.accessToken })
    else setFailure(t(`profile:linked.${outcome.kind}`, { name }))
  }
  return {
    failure,
    isBusy: isRequesting || linking.isPending || unlinking.isPending,
    link: () => void link(),
    unlink: () => {
      setFailure(null)
      unlinking.mutate({ provider: CODES[provider] })
    },
  }
}

type Props = {
  provider: Provider
  /** The user's id at the provider; null while no account is linked. */
  linkedId: string | null
  hasPassword: boolean
}

/** One provider, with the button to link or unlink it. */
const LinkedAccount = ({ provider, linkedId, hasPassword }: Props) => {
  const { t } = useTranslation('profile')
  const statusId = useId()
  const { failure, isBusy, link, unlink } = useLinkedAccount(provider)
  const name = t(`linked.${provider}`)
  const isLinked = linkedId !== null
  // Without a password it is the only way to sign in.
  const isOnlySignIn = isLinked && !hasPassword
  const action = t(isLinked ? 'linked.unlink' : 'linked.link')
  return (
    <li>
      <ProviderIcon provider={provider} size={24} stroke={1.5} />
      <span className={classes.text}>
        <b>{name}</b>
        <span>{linkedId ?? t('linked.not')}</span>
      </span>
      <Button
        variant="default"
        aria-label={`${action}: ${name}`}
        aria-describedby={statusId}
        loading={isBusy}
        disabled={isOnlySignIn}
        onClick={isLinked ? unlink : link}
      >
        {action}
      </Button>
      <div id={statusId} role="alert" className={classes.status}>
        {isOnlySignIn && <p>{t('linked.passwordFirst')}</p>}
        {failure !== null && <FieldError>{failure}</FieldError>}
      </div>
    </li>
  )
}

/** The providers to sign in with: those that this build offers, and any that is linked already. */
export const LinkedAccounts = ({ user: { googleId, facebookId, hasPassword } }: { user: CurrentUser }) => {
  const { t } = useTranslation('profile')
  const ids: Record<Provider, string | null> = { google: googleId, facebook: facebookId }
  const offered = offeredProviders()
  const shown = PROVIDERS.filter((provider) => offered.includes(provider) || ids[provider] !== null)
  if (shown.length === 0) return null
  return (
    <ProfileSection title={t('linked.title')} lead={t('linked.lead')}>
      <ul className={classes.rows}>
        {shown.map((provider) => (
          <LinkedAccount key={provider} provider={provider} linkedId={ids[provider]} hasPassword={hasPassword} />
        ))}
      </ul>
    </ProfileSection>
  )
}

import { useTranslation } from 'react-i18next'
import { offeredProviders, type Provider, PROVIDERS } from '#src/auth/social/providers.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { LinkedAccount } from '#src/features/profile/linked-account.tsx'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import classes from '#src/features/profile/profile.module.css'

/** The accounts elsewhere that one can sign in with: those this build offers, and any that is linked already. */
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

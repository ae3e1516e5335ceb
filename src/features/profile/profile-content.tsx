import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useSession } from '#src/auth/session/session.ts'
import { requestSignOut } from '#src/auth/sign-out/sign-out.ts'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { fullName } from '#src/domain/contact/person-name.ts'
import type { ProfilePageKey } from '#src/domain/navigation/profile-pages.ts'
import { LinkedAccounts } from '#src/features/profile/linked-accounts.tsx'
import { NotificationPreferences } from '#src/features/profile/notification-preferences.tsx'
import { OrganizationDetails, Team, Organizations } from '#src/features/profile/organizations.tsx'
import { PasswordSection } from '#src/features/profile/password-section.tsx'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { Referral } from '#src/features/profile/referral.tsx'
import { StorageSection } from '#src/features/profile/storage-section.tsx'
import { LanguageSwitch } from '#src/i18n/language-switch.tsx'
import { InstallSteps } from '#src/pwa/install/install-steps.tsx'
import { install, useInstallMethod } from '#src/pwa/install/install.ts'
import { isPushOffered, pushState, turnOff, turnOn } from '#src/pwa/push/push-subscription.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { IconLogout, IconPencil } from '#src/ui/icons.ts'
import { ColorSchemeSwitch } from '#src/ui/theme/color-scheme-switch.tsx'
import classes from '#src/features/profile/profile.module.css'

/** Turns push notifications on this device on and off; where the browser blocks them, says how to allow them. */
const PushSection = () => {
  const { t } = useTranslation('push')
  const state = useStore(pushState)
  if (!isPushOffered) return null
  return (
    <ProfileSection title={t('title')} lead={t('lead')}>
      <div className={classes.stack}>
        <output>{t(state === 'connecting' ? 'off' : state)}</output>
        {(state === 'off' || state === 'connecting') && (
          <Button loading={state === 'connecting'} onClick={() => void turnOn()}>
            {t('turnOn')}
          </Button>
        )}
        {(state === 'on' || state === 'failed') && (
          <Button variant="default" onClick={() => void turnOff()}>
            {t('turnOff')}
          </Button>
        )}
      </div>
    </ProfileSection>
  )
}

/** Offers the installation, also after the prompt was dismissed. Shows nothing where Liner is installed or cannot be. */
const InstallSection = () => {
  const { t } = useTranslation('device')
  const method = useInstallMethod()
  if (method === null) return null
  return (
    <ProfileSection title={t('install.title')} lead={t('install.lead')}>
      <div className={classes.stack}>
        {method === 'steps' ? <InstallSteps /> : <Button onClick={() => void install()}>{t('install.action')}</Button>}
      </div>
    </ProfileSection>
  )
}

/** Language and colours on this device. */
const Appearance = () => {
  const { t } = useTranslation('profile')
  return (
    <ProfileSection title={t('appearance')} lead={t('appearanceLead')}>
      <dl className={`${classes.facts} ${classes.choices}`}>
        <dt>{t('language')}</dt>
        <dd className={classes.languages}>
          <LanguageSwitch />
        </dd>
        <dt>{t('colors')}</dt>
        <dd>
          <ColorSchemeSwitch isNamed />
        </dd>
      </dl>
    </ProfileSection>
  )
}

/** Signs out, and says what is deleted from this device. */
const SignOutSection = () => {
  const { t } = useTranslation('profile')
  return (
    <ProfileSection title={t('session')} lead={t('sessionLead')}>
      <div>
        <Button
          variant="default"
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => void requestSignOut()}
        >
          {t('signOut')}
        </Button>
      </div>
    </ProfileSection>
  )
}

const AVATAR = 72

/** The user's name, picture and contact data. */
const ProfileIdentity = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation(['profile', 'lists', 'entities'])
  const name = fullName(user)
  return (
    <section className={classes.identity} aria-label={t('profile:identity')}>
      <EntityAvatar name={name} url={user.avatar} size={AVATAR} />
      <div className={classes.text}>
        <h2 className={classes.name}>{name}</h2>
        <p>{user.email}</p>
        {user.phone !== null && <p>{user.phone}</p>}
        <p>{t(`lists:role.${user.role}`)}</p>
      </div>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        renderRoot={(props) => <Link to="/profile" search={{ edit: true }} {...props} />}
      >
        {t('entities:edit')}
      </Button>
    </section>
  )
}

/** The user's organizations and, for a manager, the details and members of the current one. */
const OrganizationSection = () => {
  const current = useSession(({ organizationId }) => organizationId)
  const { data: permissions = [] } = useQuery({ ...permissionsQuery, enabled: current !== null })
  const isManager = permissions.includes('MANAGE_ORGANIZATION')
  return (
    <>
      {isManager && current !== null && <Team organizationId={current} />}
      <Organizations isManager={isManager} />
      {isManager && current !== null && <OrganizationDetails organizationId={current} />}
    </>
  )
}

type Props = { user: CurrentUser; section: ProfilePageKey }

/** The content of one section of the profile. */
export const ProfileContent = ({ user, section }: Props) => (
  <>
    {section === 'you' && (
      <>
        <ProfileIdentity user={user} />
        <PasswordSection user={user} />
        <LinkedAccounts user={user} />
        <Referral />
        <SignOutSection />
      </>
    )}
    {section === 'organization' && <OrganizationSection />}
    {section === 'notifications' && (
      <>
        <PushSection />
        <NotificationPreferences />
      </>
    )}
    {section === 'device' && (
      <>
        <InstallSection />
        <StorageSection />
      </>
    )}
    {section === 'appearance' && <Appearance />}
  </>
)

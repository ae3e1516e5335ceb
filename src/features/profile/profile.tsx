import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'
import { PageHeader } from '#src/catalogue/page-header.tsx'
import { useUser } from '#src/catalogue/viewer.ts'
import { Organizations } from '#src/features/profile/organizations.tsx'
import { PushSection } from '#src/features/profile/push-section.tsx'
import { StorageSection } from '#src/features/profile/storage-section.tsx'
import { LanguageSwitch } from '#src/i18n/language-switch.tsx'
import { signOut } from '#src/session/sign-out.ts'
import { ColorSchemeSwitch } from '#src/ui/color-scheme-switch.tsx'
import { IconLogout } from '#src/ui/icons.ts'
import classes from '#src/features/profile/profile.module.css'

const AVATAR = 72

/** Who is signed in, where they work, and how they like to read. */
export const Profile = () => {
  const { t } = useTranslation('lists')
  const user = useUser()
  if (user === undefined) return null
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <div className={classes.profile}>
        <section className={classes.who} aria-label={t('profile.identity')}>
          <EntityAvatar name={name} url={user.avatar} size={AVATAR} />
          <div className={classes.words}>
            <h2 className={classes.name}>{name}</h2>
            <p>{user.email}</p>
            <p>{t(`role.${user.role}`)}</p>
          </div>
        </section>
        {user.role !== 'SUPERADMIN' && (
          <section className={classes.section}>
            <header>
              <h2>{t('profile.organizations')}</h2>
              <p>{t('profile.organizationsLead')}</p>
            </header>
            <Organizations />
          </section>
        )}
        <section className={classes.section}>
          <header>
            <h2>{t('profile.appearance')}</h2>
            <p>{t('profile.appearanceLead')}</p>
          </header>
          <dl className={classes.facts}>
            <dt>{t('profile.language')}</dt>
            <dd>
              <LanguageSwitch />
            </dd>
            <dt>{t('profile.colors')}</dt>
            <dd>
              <ColorSchemeSwitch />
            </dd>
          </dl>
        </section>
        <PushSection />
        <StorageSection />
        <section className={classes.section}>
          <header>
            <h2>{t('profile.session')}</h2>
            <p>{t('profile.sessionLead')}</p>
          </header>
          <div>
            <Button variant="default" leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
              {t('profile.signOut')}
            </Button>
          </div>
        </section>
      </div>
    </>
  )
}

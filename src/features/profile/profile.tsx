import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#src/catalogue/page-header.tsx'
import { ownOrganizationsQuery, useUser } from '#src/catalogue/viewer.ts'
import { initialsOf } from '#src/domain/initials.ts'
import { LanguageSwitch } from '#src/i18n/language-switch.tsx'
import { signOut } from '#src/session/sign-out.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import classes from '#src/features/profile/profile.module.css'

const AVATAR = 96

/** Who is signed in, where they work, and how they like to read. */
export const Profile = () => {
  const { t } = useTranslation('lists')
  const user = useUser()
  const own = useQuery(ownOrganizationsQuery).data ?? []
  if (user === undefined) return null
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <div className={classes.profile}>
        <Avatar url={user.avatar} initials={initialsOf(name)} size={AVATAR} />
        <h2>{name}</h2>
        <dl>
          <dt>{t('profile.email')}</dt>
          <dd>{user.email}</dd>
          <dt>{t('profile.role')}</dt>
          <dd>{t(`role.${user.role}`)}</dd>
          <dt>{t('profile.organizations')}</dt>
          <dd>{own.length === 0 ? t('profile.none') : own.map((organization) => organization.name).join(', ')}</dd>
          <dt>{t('profile.language')}</dt>
          <dd>
            <LanguageSwitch />
          </dd>
        </dl>
        <Button variant="default" onClick={() => void signOut()}>
          {t('profile.signOut')}
        </Button>
      </div>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import type { CurrentUser } from '#src/contract/auth.ts'
import classes from '#src/features/profile/profile.module.css'

const AVATAR = 72

/** Who is signed in, as others see them, and how they are reached. */
export const ProfileIdentity = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation(['profile', 'lists'])
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <section className={classes.who} aria-label={t('profile:identity')}>
      <EntityAvatar name={name} url={user.avatar} size={AVATAR} />
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p>{user.email}</p>
        {user.phone !== null && <p>{user.phone}</p>}
        <p>{t(`lists:role.${user.role}`)}</p>
      </div>
    </section>
  )
}

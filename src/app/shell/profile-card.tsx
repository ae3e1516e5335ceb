import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OrganizationSelect } from '#src/app/shell/organization-select.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import type { CurrentUser } from '#src/contract/auth.ts'
import { requestSignOut } from '#src/auth/sign-out/request-sign-out.ts'
import { IconLogout } from '#src/ui/icons.ts'
import { sidebar } from '#src/ui/sidebar.ts'
import classes from '#src/app/shell/profile-card.module.css'

const leave = () => {
  sidebar.set(false)
  void requestSignOut()
}

/** Who is signed in, for whom they work, and the way out. */
export const ProfileCard = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('shell')
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <div className={classes.card}>
      <Link to="/profile" className={classes.person} onClick={() => sidebar.set(false)} title={t('profile')}>
        <EntityAvatar name={name} url={user.avatar} size={36} />
        <span className={classes.words}>
          <span className={classes.name}>{user.firstName}</span>
          {user.role === 'SUPERADMIN' && <span className={classes.role}>{t('superadmin')}</span>}
        </span>
      </Link>
      <button type="button" className={classes.leave} aria-label={t('signOut')} title={t('signOut')} onClick={leave}>
        <IconLogout size={18} aria-hidden />
      </button>
      {user.role !== 'SUPERADMIN' && <OrganizationSelect />}
    </div>
  )
}

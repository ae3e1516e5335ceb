import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { menuIcons } from '#src/app/menu/menu-icons.ts'
import { useMenuAccess } from '#src/app/menu/menu.tsx'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { bottomLinksOf } from '#src/domain/navigation/menu.ts'
import { IconBell, IconUser } from '#src/ui/icons.ts'
import classes from '#src/app/menu/bottom-navigation.module.css'

const icons = { ...menuIcons, notifications: IconBell, profile: IconUser }

const BottomLinks = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('shell')
  return (
    <nav className={classes.bar} aria-label={t('quickAccess')}>
      <ul>
        {bottomLinksOf(useMenuAccess(user)).map(({ key, path, search }) => {
          const Icon = icons[key]
          return (
            <li key={key}>
              <Link to={path} search={search} className={classes.link}>
                <Icon size={20} stroke={1.75} aria-hidden />
                {key === 'pendingApproval' || key === 'takedownRequests' ? t(`quick.${key}`) : t(`menu.${key}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** What a person opens most, within reach of the thumb. The rest is in the menu. */
export const BottomNavigation = () => {
  const user = useCurrentUser()
  return user && <BottomLinks user={user} />
}

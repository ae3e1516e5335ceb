import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SearchButton } from '#src/app/shell/search-button.tsx'
import { NotificationBell } from '#src/app/shell/notification-bell.tsx'
import { Menu } from '#src/app/menu/menu.tsx'
import { ProfileCard } from '#src/app/shell/profile-card.tsx'
import { SidebarFooter } from '#src/app/shell/sidebar-footer.tsx'
import { openNewRelease } from '#src/app/new-item/open-new-item.ts'
import { WalletBox } from '#src/app/shell/wallet-box.tsx'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { useSession } from '#src/auth/session/use-session.ts'
import { IconPlus } from '#src/ui/icons.ts'
import { sidebar } from '#src/ui/sidebar.ts'
import classes from '#src/app/shell/sidebar.module.css'

export const Sidebar = () => {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  const hasOrganization = useSession(({ organizationId }) => organizationId !== null)
  if (user === undefined) return null
  const mayRelease = hasOrganization || user.role === 'SUPERADMIN'
  return (
    <div className={classes.sidebar}>
      <div className={classes.top}>
        <Link to="/" className={classes.wordmark} onClick={() => sidebar.set(false)}>
          Liner
        </Link>
        <SearchButton />
        <NotificationBell />
      </div>
      <ProfileCard user={user} />
      <WalletBox />
      {mayRelease && (
        <Button className={classes.begin} leftSection={<IconPlus size={18} aria-hidden />} onClick={openNewRelease}>
          {t('newRelease.action')}
        </Button>
      )}
      <Menu user={user} />
      <SidebarFooter />
    </div>
  )
}

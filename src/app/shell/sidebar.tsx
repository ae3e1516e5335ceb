import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openPalette, preloadPalette } from '#src/app/command-palette/palette-outlet.tsx'
import { Menu, useMenuAccess } from '#src/app/menu/menu.tsx'
import { openReleaseDialog } from '#src/app/new-item/new-item-outlet.tsx'
import { NotificationBell } from '#src/app/shell/notification-bell.tsx'
import { OrganizationSwitcher } from '#src/app/shell/organization-switcher.tsx'
import { requestSignOut } from '#src/auth/sign-out/sign-out.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { fullName } from '#src/domain/contact/person-name.ts'
import { mayCreate } from '#src/domain/navigation/menu.ts'
import { LanguageSwitch } from '#src/i18n/language-switch.tsx'
import { isApple } from '#src/platform/apple.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { sidebar } from '#src/shared/page/shell-state.ts'
import { IconLogout, IconPlus, IconSearch, IconWallet } from '#src/ui/icons.ts'
import { ColorSchemeSwitch } from '#src/ui/theme/color-scheme-switch.tsx'
import buttonClasses from '#src/app/shell/icon-button.module.css'
import classes from '#src/app/shell/shell.module.css'

const handleSignOut = () => {
  sidebar.setState(false)
  void requestSignOut()
}

const SearchButton = () => {
  const { t } = useTranslation('shell')
  return (
    <button
      type="button"
      className={buttonClasses.button}
      aria-label={t('findAnything')}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      title={`${t('findAnything')} (${isApple ? '⌘' : 'Ctrl'} K)`}
      onPointerEnter={preloadPalette}
      onClick={() => void openPalette('search')}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden />
    </button>
  )
}

/** The user, their organization, and the sign-out. */
const ProfileCard = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('shell')
  const name = fullName(user)
  return (
    <div className={classes.card}>
      <Link to="/profile" className={classes.person} onClick={() => sidebar.setState(false)} title={t('profile')}>
        <EntityAvatar name={name} url={user.avatar} size={36} />
        <span className={classes.names}>
          <span className={classes.name}>{user.firstName}</span>
          {user.role === 'SUPERADMIN' && <span className={classes.role}>{t('superadmin')}</span>}
        </span>
      </Link>
      <button
        type="button"
        className={classes.signOut}
        aria-label={t('signOut')}
        title={t('signOut')}
        onClick={handleSignOut}
      >
        <IconLogout size={18} aria-hidden />
      </button>
      {user.role !== 'SUPERADMIN' && <OrganizationSwitcher />}
    </div>
  )
}

const SidebarFooter = () => {
  const { t } = useTranslation('shell')
  return (
    <footer className={classes.footer}>
      <LanguageSwitch />
      <ColorSchemeSwitch />
      <p className={classes.version}>{t('version', { version: import.meta.env.VITE_VERSION })}</p>
    </footer>
  )
}

const WalletBox = () => {
  const { t } = useTranslation('shell')
  return (
    <p className={classes.wallet}>
      <IconWallet size={18} stroke={1.75} aria-hidden />
      <span>{t('wallet.title')}</span>
      <span className={classes.soon}>{t('wallet.soon')}</span>
    </p>
  )
}

const UserSidebar = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('shell')
  const access = useMenuAccess(user)
  return (
    <div className={classes.sidebar}>
      <div className={classes.top}>
        <Link to="/" className={classes.wordmark} onClick={() => sidebar.setState(false)}>
          Liner
        </Link>
        <SearchButton />
        <NotificationBell />
      </div>
      <ProfileCard user={user} />
      <WalletBox />
      {mayCreate(access, 'releases') && (
        <Button
          variant="default"
          className={classes.newRelease}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={openReleaseDialog}
        >
          {t('newRelease.action')}
        </Button>
      )}
      <Menu {...access} />
      <SidebarFooter />
    </div>
  )
}

export const Sidebar = () => {
  const user = useCurrentUser()
  return user && <UserSidebar user={user} />
}

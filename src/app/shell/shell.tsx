import { type ReactNode, createElement, Suspense, useEffect } from 'react'
import { OutboxOutlet } from '#src/features/outbox/outbox-outlet.tsx'
import { PaletteOutlet } from '#src/app/palette/palette-outlet.tsx'
import { NewItemDialogs } from '#src/app/new-item/new-item-dialogs.tsx'
import { OfflineBanner } from '#src/app/shell/offline-banner.tsx'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import { sidebar } from '#src/ui/sidebar.ts'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { useStore } from 'zustand'
import classes from '#src/app/shell/shell.module.css'
import { banners } from '#src/app/shell/banners.ts'
import { useRouter, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { IconX, IconPlus, IconWallet, IconLogout } from '#src/ui/icons.ts'
import { ModalDialog } from '#src/ui/modal-dialog.tsx'
import { Button } from '@mantine/core'
import { SearchButton } from '#src/app/shell/search-button.tsx'
import { NotificationBell } from '#src/app/shell/notification-bell.tsx'
import { Menu } from '#src/app/menu/menu.tsx'
import { openNewRelease } from '#src/app/new-item/open-new-item.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { useSession } from '#src/auth/session/session.ts'
import { LanguageSwitch } from '#src/i18n/language-switch.tsx'
import { ColorSchemeSwitch } from '#src/ui/theme/color-scheme-switch.tsx'
import { OrganizationSelect } from '#src/app/shell/organization-select.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import type { CurrentUser } from '#src/contract/auth.ts'
import { requestSignOut } from '#src/auth/sign-out/sign-out.ts'

const leave = () => {
  sidebar.setState(false)
  void requestSignOut()
}

/** Who is signed in, for whom they work, and the way out. */
const ProfileCard = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('shell')
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <div className={classes.card}>
      <Link to="/profile" className={classes.person} onClick={() => sidebar.setState(false)} title={t('profile')}>
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

const VERSION = '0.0.0'

const SidebarFooter = () => {
  const { t } = useTranslation('shell')
  return (
    <footer className={classes.footer}>
      <LanguageSwitch />
      <ColorSchemeSwitch />
      <p className={classes.version}>{t('version', { version: VERSION })}</p>
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

const Sidebar = () => {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  const hasOrganization = useSession(({ organizationId }) => organizationId !== null)
  if (user === undefined) return null
  const mayRelease = hasOrganization || user.role === 'SUPERADMIN'
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

const close = () => sidebar.setState(false)

/** The menu, where there is no room for it beside the page. */
const Drawer = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shell')
  const { history } = useRouter()
  // Nor does it stay over the page that the way forward leads to.
  useEffect(() => history.subscribe(close), [history])
  return (
    <ModalDialog className={classes.drawer} aria-label={t('openMenu')} onClose={close}>
      <div className={classes.content}>
        <button type="button" className={classes.close} aria-label={t('closeMenu')} onClick={close}>
          <IconX size={20} aria-hidden />
        </button>
        {children}
      </div>
    </ModalDialog>
  )
}

/** There from the start, so that what appears in it is read aloud. */
const BannerOutlet = () => (
  <div role="status">
    <Suspense>{createElement('div', null, ...useStore(banners).map((banner) => createElement(banner)))}</Suspense>
  </div>
)

const CONTENT = 'content'

/** What stands round every screen of somebody who is signed in. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const isDesktop = useIsDesktop()
  const opened = useStore(sidebar)
  return (
    <div className={classes.shell}>
      <SkipLink target={CONTENT} />
      {isDesktop && (
        <aside className={classes.aside}>
          <Sidebar />
        </aside>
      )}
      {!isDesktop && opened && (
        <Drawer>
          <Sidebar />
        </Drawer>
      )}
      <main id={CONTENT} tabIndex={-1} className={classes.main}>
        <OfflineBanner />
        <OutboxOutlet />
        <BannerOutlet />
        {children}
      </main>
      <NewItemDialogs />
      <PaletteOutlet />
    </div>
  )
}

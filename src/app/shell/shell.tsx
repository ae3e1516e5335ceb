import { type ReactNode, createElement, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { isServerUnresponsive } from '#src/api/server-reachability.ts'
import { PaletteOutlet } from '#src/app/command-palette/palette-outlet.tsx'
import { BottomNavigation } from '#src/app/menu/bottom-navigation.tsx'
import { NewItemOutlet } from '#src/app/new-item/new-item-outlet.tsx'
import { pendingPage } from '#src/app/route-fallbacks.tsx'
import { banners } from '#src/app/shell/banners.ts'
import { Sidebar } from '#src/app/shell/sidebar.tsx'
import { OutboxOutlet } from '#src/features/outbox/outbox-outlet.tsx'
import { CellSkeleton } from '#src/shared/list/table/cells.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { playPresses, sidebar } from '#src/shared/page/shell-state.ts'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import { IconX, IconCloudOff } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'
import { ModalDialog } from '#src/ui/modal-dialog.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import classes from '#src/app/shell/shell.module.css'
import banner from '#src/ui/banner.module.css'

const OfflineBanner = () => {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  const isSilent = useStore(isServerUnresponsive)
  return (
    <output>
      {(!isOnline || isSilent) && (
        <span className={banner.banner}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          <span className={banner.texts}>{t(isOnline ? 'silent' : 'offline')}</span>
        </span>
      )}
    </output>
  )
}

const LINES = [0, 1, 2, 3, 4, 5]

/** A page of which nothing is known yet. */
const PageSkeleton = () => (
  <>
    <PageHeader title={null} />
    <div className={classes.skeleton}>
      {LINES.map((line) => (
        <CellSkeleton key={line} seed={line} />
      ))}
    </div>
  </>
)

const close = () => sidebar.setState(false)

/** The sidebar on a screen too narrow to show it beside the page. */
const Drawer = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shell')
  return (
    <ModalDialog className={classes.drawer} aria-label={t('openMenu')} closesOn="navigation" onClose={close}>
      <div className={classes.content}>
        <button type="button" className={classes.close} aria-label={t('closeMenu')} onClick={close}>
          <IconX size={20} aria-hidden />
        </button>
        {children}
      </div>
    </ModalDialog>
  )
}

/** Rendered from the start: screen readers announce only what appears in an existing live region. */
const BannerOutlet = () => (
  <LiveRegion>
    <Suspense>{createElement('div', null, ...useStore(banners).map((banner) => createElement(banner)))}</Suspense>
  </LiveRegion>
)

const CONTENT = 'content'

/** The first stop of the Tab key: skips the menu. */
const SkipLink = () => {
  const { t } = useTranslation('common')
  return (
    <a
      className={classes.skip}
      href={`#${CONTENT}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(CONTENT)?.focus()
      }}
    >
      {t('skipToContent')}
    </a>
  )
}

// Its code comes with the first play, so that no screen waits for it.
const PlayerBar = lazyPart(async () => (await import('#src/shared/player/player-bar.tsx')).PlayerBar)

const PlayerOutlet = () => {
  const hasPlayer = useStore(playPresses) > 0
  return <Suspense>{hasPlayer && <PlayerBar />}</Suspense>
}

pendingPage.setState({ Skeleton: PageSkeleton })

/** Longer than it takes from the end of a press to its click. */
const CLICK_MS = 100

/**
 * Keeps the height that an element has when a press begins until the click has come. What comes or goes above a page moves
 * all of it: a button that moves away under the pointer gets no click. Returns the cleanup.
 */
const holdHeightWhilePressed = (element: HTMLElement | null) => {
  if (element === null) return undefined
  const { style } = element
  let releasing: ReturnType<typeof setTimeout> | undefined
  const hold = () => {
    clearTimeout(releasing)
    style.height = `${element.offsetHeight}px`
    style.overflow = 'clip'
  }
  const release = () => {
    clearTimeout(releasing)
    releasing = setTimeout(() => {
      style.height = ''
      style.overflow = ''
    }, CLICK_MS)
  }
  const stopping = new AbortController()
  const options = { capture: true, passive: true, signal: stopping.signal }
  document.addEventListener('pointerdown', hold, options)
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, release, options)
  return () => {
    clearTimeout(releasing)
    stopping.abort()
  }
}

/** The frame of every screen of a signed-in user. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const isDesktop = useIsDesktop()
  const isSidebarOpen = useStore(sidebar)
  return (
    <div className={classes.shell}>
      <SkipLink />
      {isDesktop && (
        <aside className={classes.aside}>
          <Sidebar />
        </aside>
      )}
      {!isDesktop && isSidebarOpen && (
        <Drawer>
          <Sidebar />
        </Drawer>
      )}
      <main id={CONTENT} tabIndex={-1} className={classes.main}>
        <div ref={holdHeightWhilePressed}>
          <OfflineBanner />
          <OutboxOutlet />
          <BannerOutlet />
        </div>
        {children}
      </main>
      <PlayerOutlet />
      {!isDesktop && <BottomNavigation />}
      <NewItemOutlet />
      <PaletteOutlet />
    </div>
  )
}

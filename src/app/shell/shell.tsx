import type { ReactNode } from 'react'
import { OutboxOutlet } from '#src/features/outbox/outbox-outlet.tsx'
import { PaletteOutlet } from '#src/app/palette/palette-outlet.tsx'
import { BannerOutlet } from '#src/app/shell/banner-outlet.tsx'
import { Drawer } from '#src/app/shell/drawer.tsx'
import { NewItemDialogs } from '#src/app/new-item/new-item-dialogs.tsx'
import { OfflineBanner } from '#src/app/shell/offline-banner.tsx'
import { Sidebar } from '#src/app/shell/sidebar.tsx'
import { useIsDesktop } from '#src/ui/breakpoints.ts'
import { sidebar } from '#src/ui/sidebar.ts'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { useStored } from '#src/ui/store.ts'
import classes from '#src/app/shell/shell.module.css'

const CONTENT = 'content'

/** What stands round every screen of somebody who is signed in. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const isDesktop = useIsDesktop()
  const opened = useStored(sidebar)
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

import { lazy } from 'react'
import type { Release } from '#src/contract/releases.ts'
import type { ListLayout } from '#src/shared/list/table/list-rows.tsx'

const load = {
  covers: () => import('#src/features/releases/views/cover-grid.tsx'),
  calendar: () => import('#src/features/releases/views/release-calendar.tsx'),
}

/** Fetches the part that shows this layout; the list itself is always there. */
export const loadLayout = async (layout: keyof typeof load | undefined): Promise<void> => {
  // Without it, the screen says what is wrong when it shows the layout.
  if (layout !== undefined) await load[layout]().catch(() => null)
}

export const releaseLayouts: Record<keyof typeof load, ListLayout<Release>> = {
  covers: { Rows: lazy(async () => ({ default: (await load.covers()).CoverGrid })) },
  calendar: {
    Rows: lazy(async () => ({ default: (await load.calendar()).ReleaseCalendar })),
    Head: lazy(async () => ({ default: (await load.calendar()).CalendarHead })),
    isWhole: true,
  },
}

import { lazy } from 'react'

/** What can be set up about a list comes with the first wish for it. */
export const loadListPanel = () => import('#src/shared/list/panels/list-panel.tsx')
export const LazyListPanel = lazy(async () => ({ default: (await loadListPanel()).ListPanel }))
export const LazyFilterChips = lazy(async () => ({ default: (await loadListPanel()).FilterChips }))

import { lazy } from 'react'

/** What can be set up about a list comes with the first wish for it. */
export const loadPanel = () => import('#src/catalogue/list-panels/list-panel.tsx')
export const LazyPanel = lazy(async () => ({ default: (await loadPanel()).ListPanel }))
export const LazyChips = lazy(async () => ({ default: (await loadPanel()).FilterChips }))

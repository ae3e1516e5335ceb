import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1200px)'
const DESKTOP = '(min-width: 1024px)'
const PHONE = '(max-width: 639.98px)'

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )

/** Room for a list and its detail side by side, or for a week. */
export const useIsWide = () => useMedia(WIDE)
export const useIsDesktop = () => useMedia(DESKTOP)
export const useIsPhone = () => useMedia(PHONE)

import { useWindowEvent } from '@mantine/hooks'
import i18next from 'i18next'
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { keepEarlyKeys, takeEarlyKeys } from '#src/app/command-palette/early-keys.ts'
import { palette, paletteShortcutOf } from '#src/app/command-palette/palette-keys.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { sidebar } from '#src/shared/page/shell-state.ts'
import { showToast } from '#src/ui/toast.tsx'

const loadPalette = () => import('#src/app/command-palette/palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))

/** Loads the code before it is needed. `openPalette` shows a failure. */
export const preloadPalette = () => void loadPalette().catch(() => undefined)

const showFailure = () => {
  const reason = navigator.onLine ? 'away' : 'offline'
  return showToast({
    kind: 'error',
    title: i18next.t(`error.${reason}Title`),
    message: i18next.t(`error.${reason}Message`),
  })
}

const LONGEST_MS = 5000

/** Loads all of the palette before it opens: if that fails, the page stays as it is. */
export const openPalette = async (content: 'search' | 'keys') => {
  // The sidebar closes first and returns the focus, so that the palette knows where to return it.
  sidebar.setState(false)
  const givenUp = keepEarlyKeys()
  try {
    await withTimeout(LONGEST_MS, Promise.all([loadPalette(), loadTexts('palette')]))
    if (!givenUp.aborted) palette.setState(content)
  } catch {
    if (givenUp.aborted) return
    takeEarlyKeys()
    // Whatever failed, the user can only try again.
    await showFailure()
  }
}

const handleKey = (event: KeyboardEvent) => {
  const content = paletteShortcutOf(event)
  if (content === null) return
  event.preventDefault()
  void openPalette(content)
}

export const PaletteOutlet = () => {
  const content = useStore(palette)
  useWindowEvent('keydown', handleKey)
  return <Suspense>{content !== null && <Palette content={content} />}</Suspense>
}

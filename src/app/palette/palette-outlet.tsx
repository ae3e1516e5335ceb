import { useWindowEvent } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { loadPalette, openPalette } from '#src/app/palette/open-palette.ts'
import { paletteShortcutOf, palette } from '#src/app/palette/palette-keys.ts'
import { useStore } from 'zustand'

const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))

const press = (event: KeyboardEvent) => {
  const wish = paletteShortcutOf(event)
  if (wish === null) return
  event.preventDefault()
  void openPalette(wish)
}

/** Listens for the keys; all the rest comes with the first wish for it. */
export const PaletteOutlet = () => {
  const shown = useStore(palette)
  useWindowEvent('keydown', press)
  return <Suspense>{shown !== null && <Palette shown={shown} />}</Suspense>
}

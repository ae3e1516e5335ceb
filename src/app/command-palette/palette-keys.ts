import { createStore } from 'zustand/vanilla'
import { isApple } from '#src/platform/apple.ts'
import { isDialogOpen, isTyping } from '#src/ui/keyboard.ts'
import { overlay } from '#src/ui/loader-overlay-store.ts'

/** What the palette shows over the page: the search, or the list of keyboard shortcuts. */
export const palette = createStore<'search' | 'keys' | null>(() => null)

export const closePalette = () => palette.setState(null)

const isCovered = () => palette.getState() !== null || overlay.getState() || isDialogOpen()

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>
type Press = Pressed & Pick<KeyboardEvent, 'defaultPrevented' | 'target'>

/** Not Ctrl K on a Mac, where it edits text, and not the Windows key with K, which belongs to the system. */
export const isPaletteKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed, apple: boolean): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && ctrlKey === !apple && metaKey === apple

/** What a key opens. Nothing while a dialog is open, or a change is being sent. */
export const paletteShortcutOf = (event: Press): 'search' | 'keys' | null => {
  if (event.defaultPrevented || isCovered()) return null
  if (isPaletteKey(event, isApple)) return 'search'
  return event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event) ? 'keys' : null
}

import { createStore } from 'zustand/vanilla'

/** Which of the two lies over the page: what finds anything, or the list of keys. */
export const palette = createStore<'search' | 'keys' | null>(() => null)

export const closePalette = () => palette.setState(null)

const TYPING = 'input, textarea, select, [contenteditable="true"]'

/** Where ⌘ does what Ctrl does elsewhere. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPING) !== null
const isAsking = () => palette.getState() !== null || document.querySelector('dialog[open]') !== null

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Ctrl K is a text field's own key on a Mac, and ⌘ K the system's elsewhere. */
export const isPaletteKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed, apple: boolean): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && ctrlKey === !apple && metaKey === apple

/** What a key asks for, unless a dialog waits for an answer. */
export const paletteShortcutOf = (event: KeyboardEvent): 'search' | 'keys' | null => {
  if (event.defaultPrevented || isAsking()) return null
  if (isPaletteKey(event, isApple)) return 'search'
  return event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event) ? 'keys' : null
}

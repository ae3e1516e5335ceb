/** What is typed between the press that opens the palette and its arrival. */
let text = ''
let stop: (() => void) | undefined

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Ctrl with Alt is AltGr, and Alt alone writes on a Mac: both give letters. */
const isLetter = ({ key, altKey, ctrlKey, metaKey }: Pressed): boolean =>
  [...key].length === 1 && !metaKey && (!ctrlKey || altKey)

const isBrowsers = ({ key, altKey, ctrlKey, metaKey }: Pressed): boolean =>
  /^F\d/.test(key) || ((ctrlKey || metaKey) && !altKey && key.toLowerCase() !== 'k')

/** The text after one more key. */
export const textAfterKey = (before: string, pressed: Pressed): string => {
  if (pressed.key === 'Backspace') return [...before].slice(0, -1).join('')
  return isLetter(pressed) ? before + pressed.key : before
}

/** Nothing is typed ahead any more; what was is given back. */
export const takeEarlyKeys = (): string => {
  stop?.()
  stop = undefined
  const typed = text
  text = ''
  return typed
}

/**
 * Keeps what is typed from the page below, whose hotkeys it would press, until the palette takes it. Escape, or a press
 * anywhere, gives the opening up; the browser's own keys, such as F5 and those with Ctrl or ⌘, stay the browser's.
 */
export const keepEarlyKeys = (onGivenUp: () => void) => {
  takeEarlyKeys()
  const giveUp = () => {
    takeEarlyKeys()
    onGivenUp()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isBrowsers(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.key === 'Escape') giveUp()
    else text = textAfterKey(text, event)
  }
  window.addEventListener('keydown', handleKey, { capture: true })
  window.addEventListener('pointerdown', giveUp, { capture: true })
  stop = () => {
    window.removeEventListener('keydown', handleKey, { capture: true })
    window.removeEventListener('pointerdown', giveUp, { capture: true })
  }
}

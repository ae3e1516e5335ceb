/** The keys between the press that opens the palette and its arrival. */
let keys: KeyboardEvent[] = []
let keeping = new AbortController()

/** No more keys are kept; those that were are given back. */
export const takeEarlyKeys = (): readonly KeyboardEvent[] => {
  keeping.abort()
  const kept = keys
  keys = []
  return kept
}

/**
 * Keeps what is typed from the page below, whose hotkeys it would press, until the palette takes it. Escape, or a press
 * anywhere, gives the opening up, which the signal tells. The browser's own keys, such as F5 and those with Ctrl or ⌘,
 * stay the browser's.
 */
export const keepEarlyKeys = (): AbortSignal => {
  takeEarlyKeys()
  keeping = new AbortController()
  const { signal } = keeping
  const handleKey = (event: KeyboardEvent) => {
    if (/^F\d/.test(event.key) || (!event.altKey && (event.ctrlKey || event.metaKey))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.key === 'Escape') takeEarlyKeys()
    else keys.push(event)
  }
  window.addEventListener('keydown', handleKey, { capture: true, signal })
  window.addEventListener('pointerdown', takeEarlyKeys, { capture: true, signal })
  return signal
}

/** Longer than it takes from the end of a press to its click. */
const CLICK_MS = 100

/**
 * Keeps the height that an element has when a press begins until the click has come. What comes or goes above a page moves
 * all of it: a button that moves away under the pointer gets no click. Returns the cleanup.
 */
export const holdHeightWhilePressed = (element: HTMLElement | null) => {
  if (element === null) return undefined
  const { style } = element
  let releasing: ReturnType<typeof setTimeout> | undefined
  const hold = () => {
    clearTimeout(releasing)
    style.height = `${element.offsetHeight}px`
    style.overflow = 'clip'
  }
  const release = () => {
    clearTimeout(releasing)
    releasing = setTimeout(() => {
      style.height = ''
      style.overflow = ''
    }, CLICK_MS)
  }
  const stopping = new AbortController()
  const options = { capture: true, passive: true, signal: stopping.signal }
  document.addEventListener('pointerdown', hold, options)
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, release, options)
  return () => {
    clearTimeout(releasing)
    stopping.abort()
  }
}

const GAP = 4
const MARGIN = 8
const MIN_HEIGHT = 140

const setPosition = (anchor: HTMLElement, panel: HTMLElement, maxHeight: number) => {
  const field = anchor.getBoundingClientRect()
  // The on-screen keyboard shrinks the visual viewport, not the page.
  const viewport = window.visualViewport
  const bottom = (viewport?.offsetTop ?? 0) + (viewport?.height ?? window.innerHeight)
  const below = bottom - field.bottom - GAP - MARGIN
  const above = field.top - (viewport?.offsetTop ?? 0) - GAP - MARGIN
  const upwards = below < MIN_HEIGHT && above > below
  const height = Math.min(maxHeight, upwards ? above : below)
  panel.style.maxHeight = `${Math.max(height, 0)}px`
  panel.style.width = `${field.width}px`
  panel.style.left = `${field.left}px`
  panel.style.top = upwards ? 'auto' : `${field.bottom + GAP}px`
  panel.style.bottom = upwards ? `${window.innerHeight - field.top + GAP}px` : 'auto'
}

/** Shows a panel in the top layer below its field, or above where there is more room, and follows the field. */
export const positionPopover = (anchor: HTMLElement, panel: HTMLElement, maxHeight: number): (() => void) => {
  const follow = () => setPosition(anchor, panel, maxHeight)
  if (!panel.matches(':popover-open')) panel.showPopover()
  follow()
  const listeners = new AbortController()
  const options = { signal: listeners.signal, passive: true, capture: true }
  window.addEventListener('scroll', follow, options)
  window.addEventListener('resize', follow, options)
  window.visualViewport?.addEventListener('resize', follow, options)
  window.visualViewport?.addEventListener('scroll', follow, options)
  const resizes = new ResizeObserver(follow)
  resizes.observe(anchor)
  return () => {
    listeners.abort()
    resizes.disconnect()
  }
}

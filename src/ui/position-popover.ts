const GAP = 4
const MARGIN = 8
const LEAST = 140

const place = (anchor: HTMLElement, panel: HTMLElement, tallest: number) => {
  const field = anchor.getBoundingClientRect()
  // The on-screen keyboard makes the part that is seen smaller, not the page.
  const seen = window.visualViewport
  const bottom = (seen?.offsetTop ?? 0) + (seen?.height ?? window.innerHeight)
  const below = bottom - field.bottom - GAP - MARGIN
  const above = field.top - (seen?.offsetTop ?? 0) - GAP - MARGIN
  const upwards = below < LEAST && above > below
  const height = Math.min(tallest, upwards ? above : below)
  panel.style.maxHeight = `${Math.max(height, 0)}px`
  panel.style.width = `${field.width}px`
  panel.style.left = `${field.left}px`
  panel.style.top = upwards ? 'auto' : `${field.bottom + GAP}px`
  panel.style.bottom = upwards ? `${window.innerHeight - field.top + GAP}px` : 'auto'
}

/** Shows a panel in the top layer under its field, or above where there is more room, and keeps it there. */
export const positionPopover = (anchor: HTMLElement, panel: HTMLElement, tallest: number): (() => void) => {
  const follow = () => place(anchor, panel, tallest)
  if (!panel.matches(':popover-open')) panel.showPopover()
  follow()
  const watched = new AbortController()
  const options = { signal: watched.signal, passive: true, capture: true }
  window.addEventListener('scroll', follow, options)
  window.addEventListener('resize', follow, options)
  window.visualViewport?.addEventListener('resize', follow, options)
  window.visualViewport?.addEventListener('scroll', follow, options)
  const grown = new ResizeObserver(follow)
  grown.observe(anchor)
  return () => {
    watched.abort()
    grown.disconnect()
  }
}

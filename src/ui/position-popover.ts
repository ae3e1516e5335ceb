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

/**
 * Shows a panel in the top layer below its field, or above where there is more room, and follows the field. The field is
 * looked at in every frame: no event tells that something else has moved it, such as a banner that appears.
 */
export const positionPopover = (anchor: HTMLElement, panel: HTMLElement, maxHeight: number): (() => void) => {
  let before = ''
  let frame = 0
  const follow = () => {
    frame = requestAnimationFrame(follow)
    const { top, bottom, left, width } = anchor.getBoundingClientRect()
    const { offsetTop = 0, height = 0 } = window.visualViewport ?? {}
    const now = [top, bottom, left, width, offsetTop, height, window.innerHeight].join()
    if (now !== before) setPosition(anchor, panel, maxHeight)
    before = now
  }
  if (!panel.matches(':popover-open')) panel.showPopover()
  follow()
  return () => cancelAnimationFrame(frame)
}

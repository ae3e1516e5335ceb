/**
 * The ref of a bar at the bottom of the screen: it stays above the on-screen keyboard where that covers the page instead
 * of shrinking it, as on an iPhone. The bar, and what lies on it, move up by `--keyboard`.
 */
export const stayAboveKeyboard = (bar: HTMLElement | null) => {
  const viewport = window.visualViewport
  if (bar === null || viewport === null) return undefined
  const follow = () => {
    // Enlarged with two fingers, the page is cut off by the screen, not by a keyboard.
    const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
    document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
  }
  follow()
  viewport.addEventListener('resize', follow)
  viewport.addEventListener('scroll', follow)
  return () => {
    document.documentElement.style.removeProperty('--keyboard')
    viewport.removeEventListener('resize', follow)
    viewport.removeEventListener('scroll', follow)
  }
}

/**
 * Gives the focus to what is near, where something that had it is gone; without a target, to the title of the page.
 * Whoever went elsewhere meanwhile stays there.
 */
export const takeLostFocus = (target: HTMLElement | null | undefined): void => {
  if (document.activeElement !== document.body) return
  const title = document.querySelector<HTMLElement>('main h1')
  if (target == null && title !== null) title.tabIndex = -1
  ;(target ?? title)?.focus({ preventScroll: true })
}

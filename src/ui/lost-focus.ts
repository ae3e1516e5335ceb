import { useEffect, useEffectEvent } from 'react'

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

/** The same, once what had the focus is no longer there, or can no longer be pressed. */
export const useFocusAfter = (isThere: boolean, target: () => HTMLElement | null | undefined) => {
  const takeFocus = useEffectEvent(() => takeLostFocus(target()))
  useEffect(() => (isThere ? () => takeFocus() : undefined), [isThere])
}

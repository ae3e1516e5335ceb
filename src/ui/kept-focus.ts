import { useEffect } from 'react'

const isDisabled = (element: Element) => element.matches(':disabled')

/**
 * Keeps the focus on the screen, where a keyboard goes on from: a button that is disabled while it saves, or is removed
 * by what it does, would leave it nowhere, without an event. It comes back to the button; where that is gone, to the screen.
 */
export const useKeptFocus = () => {
  useEffect(() => {
    const stop = new AbortController()
    let last: HTMLElement | null = null
    const note = () => {
      const { activeElement, body } = document
      last = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
    }
    document.addEventListener('focusin', note, stop)
    // Whoever presses beside everything wants no focus.
    document.addEventListener('pointerup', note, stop)
    const restore = () => {
      if (last === null || document.activeElement !== document.body || document.querySelector('dialog[open]')) return
      const next = last.isConnected ? last : document.querySelector('main')
      if (next !== null && !isDisabled(next)) next.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(restore)
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    return () => {
      stop.abort()
      changes.disconnect()
    }
  }, [])
}

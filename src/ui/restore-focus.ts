import { useEffect } from 'react'

const openDialog = () => document.querySelector('dialog[open]')
const isDisabled = (element: Element) => element.matches(':disabled')
const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]'

/** An element, with its position among its siblings. */
type Place = { element: Element; position: number }

/** The places from an element up to the page, the innermost first. */
const placesFrom = (element: Element | null): Place[] => {
  if (element === null) return []
  const { parentElement } = element
  const position = parentElement === null ? 0 : [...parentElement.children].indexOf(element)
  return [{ element, position }, ...placesFrom(parentElement)]
}

const firstFocusable = (element: Element) => element.querySelector<HTMLElement>(FOCUSABLE)

/** What stands now where something was removed: what followed it, else what came before it, else what is around it. */
const nextTo = (places: readonly Place[]): HTMLElement | null => {
  const removed = places.findLast(({ element }) => !element.isConnected)
  const parent = places.find(({ element }) => element.isConnected)?.element
  const rows = [...(parent?.children ?? [])]
  const at = removed?.position ?? 0
  const neighbour = rows[at] ?? rows[at - 1]
  if (parent?.matches('ol, ul, tbody') === true && neighbour !== undefined) {
    const target = firstFocusable(neighbour)
    if (target !== null) return target
  }
  const dialog = openDialog()
  if (dialog === null) return document.querySelector('main')
  const around = places.filter(({ element }) => dialog.contains(element)).map(({ element }) => firstFocusable(element))
  return around.find((target) => target !== null) ?? firstFocusable(dialog)
}

/**
 * Keeps the focus on the screen, where a keyboard goes on from: a button that is disabled while it saves, or is removed
 * by what it does, would leave it nowhere, without an event. It comes back to the button; where that is gone, to what
 * stands in its place. A dialog asks for it itself: what is chosen there is about what it was opened from.
 */
export const useRestoreFocus = (scope: 'page' | 'dialog' = 'page') => {
  useEffect(() => {
    const isInDialog = scope === 'dialog'
    const stop = new AbortController()
    let last: HTMLElement | null = null
    let places: readonly Place[] = []
    /** Whether it lost the focus to a change of the page: somebody who leaves it goes where they want. */
    let isTaken = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      const { activeElement, body } = document
      if ((activeElement?.closest('dialog') != null) !== isInDialog) return
      last = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
      places = placesFrom(last)
      isTaken = false
    }
    document.addEventListener('focusin', note, stop)
    // Whoever presses beside everything wants no focus.
    document.addEventListener('pointerup', note, stop)
    const restore = () => {
      if (!isTaken || last === null || document.activeElement !== document.body) return
      if ((openDialog() !== null) !== isInDialog) return
      const next = last.isConnected ? last : nextTo(places)
      if (next !== null && !isDisabled(next)) next.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(() => {
      isTaken ||= last !== null && (!last.isConnected || isDisabled(last))
      clearTimeout(timer)
      // While the focus goes from one field to another, the page has none either.
      timer = setTimeout(restore)
    })
    const attributeFilter = ['disabled', 'open']
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter })
    return () => {
      stop.abort()
      clearTimeout(timer)
      changes.disconnect()
    }
  }, [scope])
}

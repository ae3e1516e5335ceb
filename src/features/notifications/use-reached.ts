import { useCallback, useRef } from 'react'

/** A place that, scrolled into view, asks for what comes after it; looked for anew with each round. */
export const useReached = (round: number, onReached: () => void) => {
  const latest = useRef(onReached)
  latest.current = onReached
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting === true) latest.current()
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    // An end that is still in view after another page is reached once more.
    [round],
  )
}

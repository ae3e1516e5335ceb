import { useCallback, useRef } from 'react'

/** A place that, scrolled into view, asks for what comes after it. */
export const useInView = (onReached: () => void) => {
  const latest = useRef(onReached)
  latest.current = onReached
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) latest.current()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}

const LATEST_MS = 1000

/** Resolves once the page is painted and has nothing else to do, at the latest after a second. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, LATEST_MS)
    // Not every browser has idle callbacks. A frame and a task later, it has at least painted.
    const nextFrame = 'requestAnimationFrame' in globalThis ? requestAnimationFrame : setTimeout
    const nextIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout
    nextFrame(() => nextIdle(end))
  })

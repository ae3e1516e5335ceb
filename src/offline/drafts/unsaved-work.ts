const watched = new Set<() => boolean>()

/** Whether something in this tab is neither saved nor stored on this device, so that it would be lost with the page. */
export const hasUnsavedWork = (): boolean => [...watched].some((isAtRisk) => isAtRisk())

const ask = (event: BeforeUnloadEvent) => {
  if (hasUnsavedWork()) event.preventDefault()
}

/** Has the browser ask before the page is closed or reloaded, as long as `isAtRisk` is true. */
export const watchUnsavedWork = (isAtRisk: () => boolean): (() => void) => {
  watched.add(isAtRisk)
  window.addEventListener('beforeunload', ask)
  return () => {
    watched.delete(isAtRisk)
    // A page with this listener may not be restored from the back-forward cache.
    if (watched.size === 0) window.removeEventListener('beforeunload', ask)
  }
}

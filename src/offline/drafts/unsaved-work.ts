const watched = new Set<() => boolean>()

/** Whether something in this tab is neither saved nor kept on this device, so that it would be lost with the page. */
export const hasUnsavedWork = (): boolean => [...watched].some((isAtRisk) => isAtRisk())

const ask = (event: BeforeUnloadEvent) => {
  if (hasUnsavedWork()) event.preventDefault()
}

/** Whoever closes or reloads the page is asked, as long as what is watched says that something would be lost. */
export const watchUnsavedWork = (isAtRisk: () => boolean): (() => void) => {
  watched.add(isAtRisk)
  window.addEventListener('beforeunload', ask)
  return () => {
    watched.delete(isAtRisk)
    // A page that listens may be kept from coming back as it was left.
    if (watched.size === 0) window.removeEventListener('beforeunload', ask)
  }
}

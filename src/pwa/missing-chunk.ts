import { isWorkAtRisk } from '#src/offline/at-risk.ts'

const KEY = 'liner-reloaded-at'
const AGAIN_AFTER_MS = 5 * 60_000

const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY))
  } catch {
    // Where nothing can be remembered, nothing says that this is not a loop.
    return Number.POSITIVE_INFINITY
  }
}

/**
 * A part of a build that is no longer served: the page starts anew with the build of today, once. Not offline, where a
 * new start brings nothing, and not over work that would be lost; then the part says itself that it could not be shown.
 */
export const watchMissingChunks = (reload: () => void) =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const now = Date.now()
    if (!navigator.onLine || isWorkAtRisk() || now - lastReload() < AGAIN_AFTER_MS) return
    sessionStorage.setItem(KEY, String(now))
    // The router starts the page anew for a screen's own chunk, once for each: this one has had its turn.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
    reload()
  })

import { hasUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'

const KEY = 'liner-reloaded-at'
const AGAIN_AFTER_MS = 5 * 60_000
const ANSWER_MS = 3000
const missing = new WeakSet<object>()

/**
 * Whether a part of the build did not load. The page cannot load that part any more: Firefox remembers the failed
 * module, WebKit the failed preload, React the failed component. Only a new start goes past them.
 */
export const isMissingChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/** Whether a new start would find the host: without it, and without a worker, the page would be gone. */
export const isHostReachable = async (): Promise<boolean> => {
  try {
    await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
    return true
  } catch {
    // No answer in time, or no network.
    return false
  }
}

const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY))
  } catch {
    // Without a storage, nothing would stop a loop of reloads.
    return Number.POSITIVE_INFINITY
  }
}

const mayReload = () => navigator.onLine && !hasUnsavedWork() && Date.now() - lastReload() >= AGAIN_AFTER_MS

/** The router reloads the page for a missing chunk of a screen, once for each, whether there is a host or not. */
const keepRouterFromReloading = (error: Error) => {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  } catch {
    // Without a storage the router does not reload either.
  }
}

/**
 * When a part of this build is no longer served, the page reloads once, with the present build. Not offline, where a
 * reload gains nothing, and not over unsaved work; then an error is shown in place of the part.
 */
export const watchMissingChunks = (reload: () => void) =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    keepRouterFromReloading(payload)
    if (!mayReload()) return
    void isHostReachable().then((isReachable) => {
      if (!isReachable || !mayReload()) return
      sessionStorage.setItem(KEY, String(Date.now()))
      reload()
    })
  })

import { session } from '#src/auth/session/session.ts'
import { hasUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import { RELOADED_AT } from '#src/offline/storage/reloaded-at.ts'

const RELOAD_INTERVAL_MS = 5 * 60_000
const HOST_TIMEOUT_MS = 3000
const missing = new WeakSet<object>()

/**
 * Whether the error is of a chunk that did not load. The page can no longer load it: Firefox caches the failed module,
 * WebKit the failed preload, React the failed component. Only a reload helps.
 */
export const isMissingChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/** Whether a reload would reach the host. If not, and without a worker, the page would be gone. */
export const isHostReachable = async (): Promise<boolean> => {
  try {
    await fetch('/manifest.webmanifest', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(HOST_TIMEOUT_MS),
    })
    return true
  } catch {
    // No answer in time, or no network.
    return false
  }
}

const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(RELOADED_AT))
  } catch {
    // Without storage, a loop of reloads could not be noticed.
    return Number.POSITIVE_INFINITY
  }
}

/** A form that asks for a password has no draft. Once the user is signed in, its input is no longer needed. */
const hasTypedCredentials = (): boolean => {
  if (session.getState().jwt !== null) return false
  const password = document.querySelector<HTMLInputElement>('form input[autocomplete$="-password"]')
  const inputs = password?.form?.querySelectorAll<HTMLInputElement>('input:not([hidden])') ?? []
  return [...inputs].some(({ value }) => value !== '')
}

const mayReload = () =>
  navigator.onLine && !hasUnsavedWork() && !hasTypedCredentials() && Date.now() - lastReload() >= RELOAD_INTERVAL_MS

/** The router would reload the page for a missing chunk of a route, once for each, even without a host. */
const preventRouterReload = (error: Error) => {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  } catch {
    // Without storage, the router does not reload either.
  }
}

/**
 * Reloads the page when a chunk is missing, usually because a new build is deployed. Not offline, where this helps
 * nothing, and not if unsaved work would be lost: an error panel then takes the place of what could not be loaded.
 */
export const watchMissingChunks = (reload: () => void) =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    preventRouterReload(payload)
    if (!mayReload()) return
    void isHostReachable().then((isReachable) => {
      if (!isReachable || !mayReload()) return
      sessionStorage.setItem(RELOADED_AT, String(Date.now()))
      reload()
    })
  })

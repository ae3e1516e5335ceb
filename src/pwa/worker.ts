import { createStore } from 'zustand/vanilla'

/** The version that waits to take over, when there is one. */
export const waitingWorker = createStore<{ worker: ServiceWorker | null }>(() => ({ worker: null }))

const watch = (registration: ServiceWorkerRegistration) => {
  const look = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      waitingWorker.setState({ worker: registration.waiting })
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
}

/** What the first page fetched before it had a worker is asked for again, so that the worker can keep it. */
const handOver = () => {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.includes('/assets/')) fetch(name).catch(() => undefined)
}

/** Built apps only: while developing, what was just written must not come from a cache. */
export const startWorker = async () => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  if (navigator.serviceWorker.controller === null)
    navigator.serviceWorker.addEventListener('controllerchange', handOver, { once: true })
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register('/sw.js')
  if (registration !== undefined) watch(registration)
}

/** Asked for by the person, never over their work: the new version takes over and the page starts anew with it. */
export const takeUpdate = () => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waitingWorker.getState().worker?.postMessage({ type: 'SKIP_WAITING' })
}

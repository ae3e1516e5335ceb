import { hasUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import { openTabChannel } from '#src/platform/tab-channel.ts'
import { createStore } from 'zustand/vanilla'
import type { FromPage } from '#src/contract/worker/protocol.ts'
import { z } from '#src/contract/zod.ts'

/** What the first page fetched before it had a worker is asked for again, so that the worker can keep it. */
const cacheLoadedAssets = () => {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.includes('/assets/')) fetch(name).catch(() => undefined)
}

const ANSWER_MS = 300
const LOOK_EVERY_MS = 60 * 60_000
const CHANNEL = 'liner-update'
const word = z.enum(['MAY_I', 'NOT_YET'])

/**
 * `waiting`: another version is here and may be taken. `held`: it was asked for, but a tab has work that would be lost.
 * `replaced`: it took over, and this tab goes on with the old one until its work is safe.
 */
export type Update = 'none' | 'waiting' | 'held' | 'replaced'
export const update = createStore<Update>(() => 'none')

let waiting: ServiceWorker | null = null

const postToWorker = (worker: ServiceWorker | null, message: FromPage) => worker?.postMessage(message)

const watch = (registration: ServiceWorkerRegistration) => {
  const look = () => {
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return
    waiting = registration.waiting
    update.setState('waiting')
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
}

/** Nobody loads a page that stays open for weeks: it looks for a new version when somebody comes back to it. */
const lookWhenBack = (registration: ServiceWorkerRegistration) => {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    // Without a network there is nothing to see.
    registration.update().catch(() => undefined)
  })
}

/** Every tab follows the version that took over, as soon as nothing in it would be lost. */
export const follow = (reload: () => void) => {
  if (hasUnsavedWork()) update.setState('replaced')
  else reload()
}

/** Built apps only: while developing, what was just written must not come from a cache. */
export const registerServiceWorker = async (reload: () => void) => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // The first worker of all takes over a page that is of its own version.
  let isFirst = navigator.serviceWorker.controller === null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) cacheLoadedAssets()
    else follow(reload)
    isFirst = false
  })
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register('/sw.js')
  if (registration === undefined) return
  postToWorker(registration.active, { type: 'MAINTAIN_PRECACHE' })
  watch(registration)
  lookWhenBack(registration)
}

/** Other tabs are asked before the version is taken from under them. */
export const answerUpdateRequests = (channel = openTabChannel(CHANNEL)) => {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (word.safeParse(data).data === 'MAY_I' && hasUnsavedWork()) channel.postMessage('NOT_YET')
  })
}

/** Whether any tab, this one too, has work that would be lost. A tab that sleeps does not answer, and follows later. */
export const hasUnsavedWorkInAnyTab = async (channel = openTabChannel(CHANNEL)): Promise<boolean> => {
  if (hasUnsavedWork()) return true
  return new Promise((resolve) => {
    const end = (busy: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(busy)
    }
    const timer = setTimeout(() => end(false), ANSWER_MS)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (word.safeParse(data).data === 'NOT_YET') end(true)
    })
    channel.postMessage('MAY_I')
  })
}

/** Asked for by the person: the new version takes over in all tabs at once, unless one of them would lose work. */
export const applyUpdate = async () => {
  if (await hasUnsavedWorkInAnyTab()) update.setState('held')
  else postToWorker(waiting, { type: 'SKIP_WAITING' })
}

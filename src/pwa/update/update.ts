import { Workbox } from 'workbox-window'
import { createStore } from 'zustand/vanilla'
import type { FromPage } from '#src/contract/worker/protocol.ts'
import { z } from '#src/contract/zod.ts'
import { hasUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import { openTabChannel } from '#src/platform/tab-channel.ts'

/** A tab in the background of a slow device takes its time to answer. */
const ANSWER_MS = 1000
const CHECK_EVERY_MS = 60 * 60_000
const CHANNEL = 'liner-update'
const tabMessage = z.enum(['MAY_I', 'NOT_YET'])

/**
 * `waiting`: a new version is installed and offered. `held`: it was accepted, but a tab has unsaved work.
 * `replaced`: it took over, and this tab goes on with the old one until its work is safe.
 */
export type Update = 'none' | 'waiting' | 'held' | 'replaced'
export const update = createStore<Update>(() => 'none')

let workbox: Workbox | null = null

/** Fetches again what the first page fetched before it had a worker, so that the worker can cache it. */
const cacheLoadedAssets = () => {
  for (const { name } of performance.getEntriesByType('resource'))
    // What is not cached now is cached when it is next fetched.
    if (name.includes('/assets/')) fetch(name).catch(() => undefined)
}

/** A page may stay open for weeks without a load: it looks for a new version when it becomes visible. */
const checkOnReturn = (registered: Workbox) => {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    // Without a network there is nothing to see.
    registered.update().catch(() => undefined)
  })
}

/** Every tab follows the version that took over, as soon as nothing in it would be lost. */
export const followUpdate = (reload: () => void) => {
  if (hasUnsavedWork()) update.setState('replaced')
  else reload()
}

/** Built apps only: while developing, what was just written must not come from a cache. */
export const registerServiceWorker = async (reload: () => void) => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // The first worker of all takes over a page that is of its own version.
  let isFirst = navigator.serviceWorker.controller === null
  // Not Workbox's own event: that comes only once it has registered, and another tab may be quicker.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) cacheLoadedAssets()
    else followUpdate(reload)
    isFirst = false
  })
  workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => {
    // A page that was loaded past its worker goes on without one.
    if (navigator.serviceWorker.controller !== null) update.setState('waiting')
  })
  const registration = await workbox.register({ immediate: true })
  const maintainPrecache: FromPage = { type: 'MAINTAIN_PRECACHE' }
  registration?.active?.postMessage(maintainPrecache)
  checkOnReturn(workbox)
}

/** Answers another tab that asks before it takes an update. */
export const answerUpdateRequests = (channel = openTabChannel(CHANNEL)) => {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (tabMessage.safeParse(data).data === 'MAY_I' && hasUnsavedWork()) channel.postMessage('NOT_YET')
  })
}

/** Whether any tab, this one too, has work that would be lost. A tab that sleeps does not answer, and follows later. */
export const hasUnsavedWorkInAnyTab = async (openChannel = () => openTabChannel(CHANNEL)): Promise<boolean> => {
  if (hasUnsavedWork()) return true
  const channel = openChannel()
  return new Promise((resolve) => {
    const end = (busy: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(busy)
    }
    const timer = setTimeout(() => end(false), ANSWER_MS)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (tabMessage.safeParse(data).data === 'NOT_YET') end(true)
    })
    channel.postMessage('MAY_I')
  })
}

/** The new version takes over in all tabs at once, unless one of them would lose work. */
export const applyUpdate = async () => {
  if (await hasUnsavedWorkInAnyTab()) update.setState('held')
  else workbox?.messageSkipWaiting()
}

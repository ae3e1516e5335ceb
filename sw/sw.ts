import { asksToTakeOver } from '#sw/messages.ts'
import { precache, type PrecacheEntry } from '#sw/precache.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const shell = precache(self.__WB_MANIFEST, self.location.href)

self.addEventListener('install', (event) => event.waitUntil(shell.install()))
self.addEventListener('activate', (event) => {
  event.waitUntil(shell.activate())
  // The first visit is served without a worker: from here on it has one, so that the next may be offline.
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request)
  if (answer !== null) event.respondWith(answer)
})
self.addEventListener('message', (event) => {
  if (asksToTakeOver(event.data)) event.waitUntil(self.skipWaiting())
})

import { asksToTakeOver } from '#sw/messages.ts'
import { precache } from '#sw/precache.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | { url: string; revision: string | null })[] }

const shell = precache(self.__WB_MANIFEST)

self.addEventListener('install', (event) => event.waitUntil(shell.install(event)))
self.addEventListener('activate', (event) => {
  event.waitUntil(shell.activate(event))
  // The first visit is served without a worker: from here on it has one, so that the next may be offline.
  event.waitUntil(self.clients.claim())
})
self.addEventListener('message', (event) => {
  if (asksToTakeOver(event.data)) event.waitUntil(self.skipWaiting())
})

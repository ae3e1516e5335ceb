import { registerRoute } from 'workbox-routing'
import { maintainPrecache } from '#sw/maintain-precache.ts'
import { asksForMaintenance, asksToTakeOver, emulatedPush } from '#sw/messages.ts'
import { openFrom } from '#sw/notification-click.ts'
import { type BuildFile, createPrecache } from '#sw/precache.ts'
import { tell } from '#sw/push.ts'
import { answerShare } from '#sw/share.ts'
import { lookAfterSubscription } from '#sw/subscription.ts'
import { wakePages } from '#sw/wake.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

const precache = createPrecache(self.__WB_MANIFEST)
for (const route of precache.routes) registerRoute(route)
const { clients, navigator, registration } = self
// One after the other: of what belongs together, the last that arrived is to stand.
let told = Promise.resolve()
const tellAndLook = (event: ExtendableEvent, data: { json: () => unknown } | null) => {
  const file = (path: string) => precache.answer(event, path)
  told = told.then(() => tell(data, { registration, clients, navigator, file })).catch(() => undefined)
  return Promise.all([told, lookAfterSubscription(self)])
}

self.addEventListener('install', (event) => event.waitUntil(precache.install(event)))
self.addEventListener('activate', (event) => {
  // The first visit is served without a worker: from here on it has one, so that the next may be offline.
  event.waitUntil(self.clients.claim())
  // Not waited for: until it is active it holds back all that its pages ask for, and this may ask a push service.
  lookAfterSubscription(self).catch(() => undefined)
})
self.addEventListener('fetch', (event) => {
  const answer = answerShare(event.request)
  if (answer !== null) event.respondWith(answer)
})
self.addEventListener('message', (event) => {
  if (asksToTakeOver(event.data)) event.waitUntil(self.skipWaiting())
  if (asksForMaintenance(event.data)) event.waitUntil(maintainPrecache(event, precache, self))
  // A constant of the build: in production nobody but a push service delivers.
  if (import.meta.env.MODE !== 'emulated') return
  const delivered = emulatedPush(event.data)
  if (delivered !== null) event.waitUntil(tellAndLook(event, delivered))
})
self.addEventListener('push', (event) => event.waitUntil(tellAndLook(event, event.data)))
self.addEventListener('sync', (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(wakePages(clients))
})
self.addEventListener('notificationclick', (event) => event.waitUntil(openFrom(event, clients)))
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(lookAfterSubscription(self, { changed: true }))
})

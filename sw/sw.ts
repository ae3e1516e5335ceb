import { registerRoute } from 'workbox-routing'
import { maintainPrecache } from '#sw/maintain-precache.ts'
import { isMaintainPrecache, isSkipWaiting, emulatedPush } from '#sw/page-messages.ts'
import { openNotificationTarget } from '#sw/notification-click.ts'
import { type BuildFile, createPrecache } from '#sw/precache.ts'
import { showPushNotification } from '#sw/push-notification.ts'
import { answerShareTarget } from '#sw/share-target.ts'
import { checkSubscription } from '#sw/check-subscription.ts'
import { requestOutboxSync } from '#sw/background-sync.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

const precache = createPrecache(self.__WB_MANIFEST)
for (const route of precache.routes) registerRoute(route)
const { clients, navigator, registration } = self
// One after the other: of what belongs together, the last that arrived is to stand.
let told = Promise.resolve()
const tellAndLook = (event: ExtendableEvent, data: { json: () => unknown } | null) => {
  const file = (path: string) => precache.answer(event, path)
  told = told.then(() => showPushNotification(data, { registration, clients, navigator, file })).catch(() => undefined)
  return Promise.all([told, checkSubscription(self)])
}

self.addEventListener('install', (event) => event.waitUntil(precache.install(event)))
self.addEventListener('activate', (event) => {
  // The first visit is served without a worker: from here on it has one, so that the next may be offline.
  event.waitUntil(self.clients.claim())
  // Not waited for: until it is active it holds back all that its pages ask for, and this may ask a push service.
  checkSubscription(self).catch(() => undefined)
})
self.addEventListener('fetch', (event) => {
  const answer = answerShareTarget(event.request)
  if (answer !== null) event.respondWith(answer)
})
self.addEventListener('message', (event) => {
  if (isSkipWaiting(event.data)) event.waitUntil(self.skipWaiting())
  if (isMaintainPrecache(event.data)) event.waitUntil(maintainPrecache(event, precache, self))
  // A constant of the build: in production nobody but a push service delivers.
  if (import.meta.env.MODE !== 'emulated') return
  const delivered = emulatedPush(event.data)
  if (delivered !== null) event.waitUntil(tellAndLook(event, delivered))
})
self.addEventListener('push', (event) => event.waitUntil(tellAndLook(event, event.data)))
self.addEventListener('sync', (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(requestOutboxSync(clients))
})
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotificationTarget(event, clients)))
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(checkSubscription(self, { changed: true }))
})

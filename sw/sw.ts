import { registerRoute } from 'workbox-routing'
import { parseEmulatedPush, parseFromPage } from '#src/contract/worker/protocol.ts'
import { openNotificationTarget } from '#sw/notification-click.ts'
import { maintainPrecache, type BuildFile, createPrecache } from '#sw/precache.ts'
import { showPushNotification } from '#sw/push-notification.ts'
import { answerShareTarget } from '#sw/share-target.ts'
import { checkSubscription } from '#sw/subscription.ts'
import { postToAllWindows } from '#sw/windows.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuildFile[] }

const precache = createPrecache(self.__WB_MANIFEST)
for (const route of precache.routes) registerRoute(route)
const { clients, navigator, registration } = self
// One after the other: of several notifications with the same tag, the last one stays.
let shown = Promise.resolve()
const showPush = (data: { json: () => unknown } | null) => {
  // Whatever became of one message, the next is shown.
  shown = shown.then(() => showPushNotification(data, { registration, clients, navigator })).catch(() => undefined)
  return Promise.all([shown, checkSubscription(self)])
}

self.addEventListener('install', (event) => event.waitUntil(precache.install(event)))
self.addEventListener('activate', (event) => {
  // The first visit is served without a worker: from here on it has one, so that the next may be offline.
  event.waitUntil(self.clients.claim())
  // Not within `waitUntil`: until it is active, the worker holds back the requests of its pages, and this may take long.
  // A check that fails is made again with the next event.
  checkSubscription(self).catch(() => undefined)
})
self.addEventListener('fetch', (event) => {
  const answer = answerShareTarget(event.request)
  if (answer !== null) event.respondWith(answer)
})
self.addEventListener('message', (event) => {
  const message = parseFromPage(event.data)
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message?.type === 'MAINTAIN_PRECACHE') event.waitUntil(maintainPrecache(event, precache, self))
  // A constant of the build: in production nobody but a push service delivers.
  if (import.meta.env.MODE !== 'emulated') return
  const delivered = parseEmulatedPush(event.data)
  if (delivered !== null) event.waitUntil(showPush(delivered))
})
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
self.addEventListener('sync', (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(postToAllWindows(clients, { type: 'SYNC' }))
})
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotificationTarget(event, clients)))
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(checkSubscription(self, { changed: true }))
})

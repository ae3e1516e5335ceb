import { asksToTakeOver, emulatedPush } from '#sw/messages.ts'
import { openFrom } from '#sw/notification-click.ts'
import { precache, type PrecacheEntry } from '#sw/precache.ts'
import { tell } from '#sw/push.ts'
import { answerShare } from '#sw/share.ts'
import { lookAfterSubscription } from '#sw/subscription.ts'
import { wakePages } from '#sw/wake.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const shell = precache(self.__WB_MANIFEST, self.location.href)
const { clients, navigator, registration } = self
const file = (path: string) => shell.answer(new Request(path))
// One after the other: of what belongs together, the last that arrived is to stand.
let told = Promise.resolve()
const tellAndLook = (data: { json: () => unknown } | null) => {
  told = told.then(() => tell(data, { registration, clients, navigator, file })).catch(() => undefined)
  return Promise.all([told, lookAfterSubscription(self)])
}

self.addEventListener('install', (event) => event.waitUntil(shell.install()))
self.addEventListener('activate', (event) => {
  event.waitUntil(shell.activate())
  // The first visit is served without a worker: from here on it has one, so that the next may be offline.
  event.waitUntil(self.clients.claim())
  // Not waited for: until it is active it holds back all that its pages ask for, and this may ask a push service.
  lookAfterSubscription(self).catch(() => undefined)
})
self.addEventListener('fetch', (event) => {
  const answer = answerShare(event.request) ?? shell.answer(event.request)
  if (answer !== null) event.respondWith(answer)
})
self.addEventListener('message', (event) => {
  if (asksToTakeOver(event.data)) event.waitUntil(self.skipWaiting())
  // A constant of the build: in production nobody but a push service delivers.
  if (import.meta.env.MODE !== 'emulated') return
  const delivered = emulatedPush(event.data)
  if (delivered !== null) event.waitUntil(tellAndLook(delivered))
})
self.addEventListener('push', (event) => event.waitUntil(tellAndLook(event.data)))
self.addEventListener('sync', (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(wakePages(clients))
})
self.addEventListener('notificationclick', (event) => event.waitUntil(openFrom(event, clients)))
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(lookAfterSubscription(self, { changed: true }))
})

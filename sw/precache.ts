import type { PrecacheEntry } from 'workbox-precaching'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js'
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'

/** Keeps the shell, and answers every navigation but the API's with it, so that the app opens without a network. */
export const precache = (entries: (PrecacheEntry | string)[]): PrecacheController => {
  const controller = new PrecacheController()
  // Module scripts are asked for with an origin: hosts that answer `Vary: Origin` would make them miss what is there.
  controller.strategy.matchOptions = { ignoreVary: true }
  controller.addToCacheList(entries)
  registerRoute(new PrecacheRoute(controller))
  registerRoute(new NavigationRoute(controller.createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }))
  return controller
}

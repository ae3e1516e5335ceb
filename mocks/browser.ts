import { clear, createStore } from 'idb-keyval'
import { removeExpiredRows } from '#backend/expired-rows.ts'
import { interventionsOf } from '#mocks/calls/interventions.ts'
import { moveClock } from '#mocks/clock.ts'
import { offerConsole } from '#mocks/console.ts'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { indexedDbStorage } from '#mocks/db/indexed-db-storage.ts'
import { tabsLock } from '#mocks/db/lock.ts'
import { openPersistentDatabase } from '#mocks/db/open-persistent-database.ts'
import { loadSeed } from '#mocks/db/seed/scenarios.ts'
import { head } from '#mocks/db/storage.ts'
import { simulateLatency } from '#mocks/latency.ts'
import { createNetwork } from '#mocks/network.ts'
import { objectUrls } from '#mocks/object-urls.ts'
import { listenForPanelKey } from '#mocks/panel/panel-key.ts'
import { emulatedPorts } from '#mocks/ports.ts'
import { showCarriedWarnings } from '#mocks/settings/carried-warnings.ts'
import { LINK_PARAM, PENDING_KEY } from '#mocks/settings/link.ts'
import { changeSettings, readSettings, SETTINGS_KEY } from '#mocks/settings/stored-settings.ts'
import { emulateMediaElements } from '#mocks/third-parties/media-elements.ts'
import { deliverPush, emulatePushService } from '#mocks/third-parties/push-service.ts'
import { emulateProviders } from '#mocks/third-parties/social.ts'
import { emulateStores } from '#mocks/third-parties/stores.ts'
import { uploadUrl } from '#mocks/third-parties/uploads.ts'
import { listenInPage } from '#mocks/transport/in-page.ts'

/** The address of the gallery, which is no route of the app. */
const GALLERY = '/gallery'

const now = () => new Date()

/** Each scenario keeps its changes apart. */
const databaseName = (scenario: string) => (scenario === 'demo' ? SETTINGS_KEY : `${SETTINGS_KEY}-${scenario}`)

/** A built demo is out of reach while the browser is offline, as a server would be; in development it always answers. */
const isReachable = (): boolean => !readSettings().offline && (import.meta.env.DEV || navigator.onLine)

const open = async () => {
  const { scenario } = readSettings()
  const name = databaseName(scenario)
  const storage = indexedDbStorage(name)
  const database = await openPersistentDatabase({
    storage,
    lock: tabsLock(name),
    trialLock: tabsLock(`${name}-${crypto.randomUUID()}`),
    seed: await loadSeed(scenario),
    now,
  })
  return { database, seededAt: async () => head.safeParse(await storage.head()).data?.seededAt }
}

const hasLink = () => new URLSearchParams(location.search).has(LINK_PARAM)

const warnOfRowsSetAside = ({ setAside }: MemoryDatabase) => {
  if (setAside.size === 0) return
  const counts = [...setAside].map(([table, count]) => `${table} ${count}`).join(', ')
  console.warn(`This version cannot read some rows: ${counts}. They are in the store "set-aside" of IndexedDB.`)
}

/** Long after the start, which it must not delay. */
const CLEAN_UP_AFTER_MS = 10_000

/** As the server's hourly job does: every change leaves an answer behind. */
const cleanUp = (database: MemoryDatabase) =>
  void setTimeout(() => {
    removeExpiredRows(database, now()).catch((error: unknown) =>
      console.warn('[emulation] Nothing was cleaned up.', error),
    )
  }, CLEAN_UP_AFTER_MS)

const endOnce = (pattern: string) => {
  const { [pattern]: _, ...failNext } = readSettings().failNext
  changeSettings({ failNext })
}

/**
 * Answers the product's calls: within the page in a built demo, so that the client and its worker are those of
 * production, and from the worker of MSW in development, so that the browser's tools show them. Tells how many rows
 * could not be read and were set aside.
 */
export const startEmulation = async (): Promise<{ rowsSetAside: number }> => {
  if (hasLink()) {
    const { followLink } = await import('#mocks/panel/follow-link.ts')
    const link = followLink()
    if (link !== null) {
      if (link.hasOtherRows) await clear(createStore('liner-queries', 'queries')).catch(() => undefined)
      location.reload()
      await new Promise(() => undefined)
    }
  }
  showCarriedWarnings()
  if (location.pathname === GALLERY) {
    const { openGallery } = await import('#mocks/gallery/open-gallery.tsx')
    await openGallery()
    // The app does not start.
    await new Promise(() => undefined)
  }
  const { clock } = readSettings()
  if (clock !== undefined) moveClock(clock)
  const { database, seededAt } = await open()
  warnOfRowsSetAside(database)
  const handlersFor = (transfer: Parameters<typeof createNetwork>[0]['transfer']) =>
    createNetwork({
      database,
      ports: emulatedPorts({
        now,
        blobs: database.blobs,
        url: objectUrls(database.blobs),
        uploadUrl,
        push: (_token, data) => deliverPush(data),
      }),
      isReachable,
      simulateLatency: () => simulateLatency(readSettings(), isReachable, Math.random),
      transfer,
      interventions: () => interventionsOf(readSettings(), endOnce),
    })
  const listen = import.meta.env.DEV ? (await import('#mocks/transport/in-worker.ts')).listenInWorker : listenInPage
  offerConsole(await listen(handlersFor, isReachable))
  listenForPanelKey(database)
  emulateProviders()
  emulateMediaElements()
  emulatePushService()
  emulateStores({ database, now, seededAt })
  cleanUp(database)
  if (sessionStorage.getItem(PENDING_KEY) !== null) {
    const { runPendingCommands } = await import('#mocks/panel/follow-link.ts')
    await runPendingCommands(database)
  }
  return { rowsSetAside: [...database.setAside.values()].reduce((sum, count) => sum + count, 0) }
}

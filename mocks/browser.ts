import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { refusal } from '#backend/refusal.ts'
import { checkAnswers } from '#mocks/db/check-answers.ts'
import { type MemoryDatabase, openDatabase } from '#mocks/db/database.ts'
import { indexedDbStorage } from '#mocks/db/indexed-db-storage.ts'
import { queueLock, tabsLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { createNetwork } from '#mocks/network.ts'
import { objectUrls } from '#mocks/object-urls.ts'
import { sendInSlices, travelTime, wait } from '#mocks/pace.ts'
import { emulatedPorts } from '#mocks/ports.ts'
import { readSettings } from '#mocks/settings.ts'
import { deliverPush, emulatePushService } from '#mocks/third-parties/push-service.ts'
import { uploadUrl, type Transfer } from '#mocks/third-parties/uploads.ts'
import { emulateProviders } from '#mocks/third-parties/social.ts'
import { followUploads } from '#mocks/upload-progress.ts'

const DEMO_NAME = 'liner-emulation'
const now = () => new Date()

/** Each scenario keeps its changes apart, and the large one is fetched only by whoever asks for it. */
const scenario = async () => {
  if (readSettings().scenario !== 'large') return { name: DEMO_NAME, seed: seedCatalogue }
  const { seedLargeCatalogue } = await import('#mocks/db/seed/large/catalogue.ts')
  return { name: `${DEMO_NAME}-large`, seed: seedLargeCatalogue }
}

/** A built demo is out of reach while the browser is offline, as a server would be; in development it always answers. */
const isReachable = (): boolean => !readSettings().offline && (import.meta.env.DEV || navigator.onLine)

const open = async (): Promise<MemoryDatabase> => {
  const { name, seed } = await scenario()
  const shared = { seed, now }
  try {
    const storage = indexedDbStorage(name)
    // Its own lock may be in another tab's hands for long.
    await checkAnswers(storage, tabsLock(`${name}-${crypto.randomUUID()}`))
    return await openDatabase({ ...shared, storage, lock: tabsLock(name) })
  } catch {
    // No storage is granted here, as in some private windows, or it never answers: the demo works, and forgets.
    return openDatabase({ ...shared, storage: memoryStorage(), lock: queueLock() })
  }
}

/** So that a developer sees what a screen makes of each refusal. */
const refuseOnDemand = (path: string): void => {
  const code = readSettings().refuses[path]
  if (code !== undefined) throw refusal(code)
}

const warnOfRowsSetAside = ({ setAside }: MemoryDatabase) => {
  if (setAside.size === 0) return
  const counts = [...setAside].map(([table, count]) => `${table} ${count}`).join(', ')
  console.warn(`This version cannot read some rows: ${counts}. They are in the store "set-aside" of IndexedDB.`)
}

/**
 * Answers the product's calls within the page, so that the client and its worker are those of production. Tells how
 * many rows could not be read and were set aside.
 */
export const startEmulation = async (): Promise<{ rowsSetAside: number }> => {
  const database = await open()
  warnOfRowsSetAside(database)
  const requests = new XMLHttpRequestInterceptor()
  const progressOf = followUploads(requests)
  const isDemo = () => readSettings().latency === 'demo'

  const travel = () => wait(isDemo() ? travelTime(Math.random) : 0, isReachable)
  const transfer: Transfer = async ({ requestId, request, bytes }) => {
    const progress = progressOf(requestId)
    const isOpen = () => isReachable() && !request.signal.aborted
    try {
      await wait(0, isOpen)
      if (isDemo()) await sendInSlices(bytes, isOpen, (sent) => progress.show(sent, bytes))
      else progress.show(bytes, bytes)
    } catch (error) {
      progress.fail()
      throw error
    }
  }
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor(), requests] })],
    handlers: createNetwork({
      database,
      ports: emulatedPorts({
        now,
        blobs: database.blobs,
        url: objectUrls(database.blobs),
        uploadUrl,
        push: (_token, data) => deliverPush(data),
      }),
      isReachable,
      travel,
      transfer,
      admit: refuseOnDemand,
    }),
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  network.enable()
  emulateProviders()
  emulatePushService()
  return { rowsSetAside: [...database.setAside.values()].reduce((sum, count) => sum + count, 0) }
}

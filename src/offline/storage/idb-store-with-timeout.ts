import { createStore, del, type UseStore } from 'idb-keyval'
import { storageHealth } from '#src/offline/storage/storage-health.ts'
import { abortOnPageHide } from '#src/platform/abort-on-page-hide.ts'
import { isTimeout, withTimeout } from '#src/platform/with-timeout.ts'

/** Some browsers have a database that neither answers nor fails. After so long without an answer it counts as none. */
const ANSWER_MS = 1500
/** A large file takes a slow device longer than that to write, though its database answers. */
export const FILE_TIMEOUT_MS = 60_000
const RETRY_MS = 30_000
export const PROBE = 'liner-probe'

/** When a database was last tried that did not answer; null while they do. One that is silent speaks for all. */
let triedAt: number | null = null
const isSilent = () => triedAt !== null

const markAsWell = () => {
  triedAt = null
  if (storageHealth.getState() === 'silent') storageHealth.setState('well')
}
/** Tried in the background, so that only the first call has waited for it. After a failure it stays silent. */
const retry = () => {
  triedAt = Date.now()
  del('retry', createStore(PROBE, PROBE)).then(markAsWell, () => undefined)
}
const giveUp = () => {
  storageHealth.setState('silent')
  if (!isSilent()) retry()
}

type Opened = { transaction: IDBTransaction | null; isLate: boolean }

/** A task that was reported as failed must not succeed afterwards. */
const abort = (opened: Opened) => {
  opened.isLate = true
  try {
    opened.transaction?.abort()
  } catch {
    // It ended in the meantime.
  }
}

/**
 * A store of this browser that fails where idb-keyval's own would never settle: after a moment, and at
 * once while no database answers. Once it is open, a store of files has up to `limit` to write one.
 */
export const idbStoreWithTimeout = (database: string, name: string, limit = ANSWER_MS): UseStore => {
  let use = createStore(database, name)
  return async (mode, task) => {
    if (triedAt !== null) {
      if (Date.now() - triedAt >= RETRY_MS) retry()
      throw new DOMException('No database answers', 'TimeoutError')
    }
    const opened: Opened = { transaction: null, isLate: false }
    let open = () => {}
    const opening = new Promise<void>((resolve) => (open = resolve))
    const running = use(mode, (store) => {
      if (opened.isLate) throw new Error('Opened too late')
      opened.transaction = store.transaction
      if (mode === 'readonly') abortOnPageHide(store.transaction)
      open()
      return task(store)
    })
    try {
      if (mode === 'readonly' || limit === ANSWER_MS) return await withTimeout(ANSWER_MS, running, isSilent)
      await withTimeout(ANSWER_MS, Promise.race([opening, running]), isSilent)
      return await withTimeout(limit, running)
    } catch (error) {
      if (isTimeout(error)) {
        abort(opened)
        giveUp()
        use = createStore(database, name)
      }
      throw error
    }
  }
}

import { hasWebLocks } from '#src/platform/web-locks.ts'

const KEY = 'liner-tab'
/** A tab that holds its lock longer is not the one that this page follows: this one is a duplicate, and gets another id. */
const RELEASE_MS = 400
/** The page before a reload is this tab's own, and may be slow to go. */
const RELOAD_MS = 10_000

const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

const lockOf = (tabId: string) => `draft-tab-${tabId}`

/** Takes the lock and holds it as long as the page lives; false when another tab has it. */
const hold = (tabId: string): Promise<boolean> =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(isReload() ? RELOAD_MS : RELEASE_MS)
    const forEver = () => {
      resolve(true)
      return new Promise<never>(() => undefined)
    }
    // Not granted in time: another tab has this id.
    navigator.locks.request(lockOf(tabId), { signal }, forEver).catch(() => resolve(false))
  })

const settle = async (): Promise<string> => {
  const known = sessionStorage.getItem(KEY)
  const isGranted = await hasWebLocks()
  if (known !== null && (!isGranted || (await hold(known)))) return known
  const fresh = crypto.randomUUID()
  sessionStorage.setItem(KEY, fresh)
  if (isGranted) await hold(fresh)
  return fresh
}

let settled: Promise<string> | null = null

/** This tab's own id: the same after a reload, another one in a duplicate of the tab. */
export const tabId = (): Promise<string> => (settled ??= settle())

/** The tabs that are open now. */
export const openTabIds = async (): Promise<Set<string>> => {
  if (!(await hasWebLocks())) return new Set([await tabId()])
  const { held = [] } = await navigator.locks.query()
  const prefix = lockOf('')
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix))
  return new Set(names.map((name) => name.slice(prefix.length)))
}

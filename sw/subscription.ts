import { createStore, get, set } from 'idb-keyval'
import { isRefreshDue, parseDeviceRecord, type DeviceRecord, PUSH_STORE } from '#src/contract/worker/push.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#src/domain/interface-languages.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { postToAllWindows, type Windows } from '#sw/windows.ts'

const store = createStore(PUSH_STORE.database, PUSH_STORE.store)
/** The browser ends a worker that waits for its database, and nothing would be shown. A failure counts as no record. */
const ANSWER_MS = 1500
const soon = <T>(wanted: Promise<T>): Promise<T | undefined> => withTimeout(ANSWER_MS, wanted).catch(() => undefined)
const read = (key: string): Promise<unknown> => soon(get<unknown>(key, store))

/** Whether this browser belongs to a signed-in user who wants push messages. */
export const isDeviceRegistered = async (): Promise<boolean> => typeof (await read('token')) === 'string'

/** The language that the page showed last. */
export const readLanguage = async (): Promise<Language> => {
  const language = await read('language')
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** The record that the page stored; null when there is none, or the database did not answer within 1.5 s. */
export const readRecord = async (): Promise<DeviceRecord | null> => parseDeviceRecord(await read('subscription'))

/** The next page that starts carries out what is due. */
export const markRefreshDue = (record: DeviceRecord): Promise<void> =>
  soon(set('subscription', { ...record, refreshedAt: 0 }, store))

/** Stores the count of unread notifications. Waits at most 1.5 s, and never rejects. */
export const writeUnread = (unread: number): Promise<void> => soon(set('unread', unread, store))

type Surroundings = {
  registration: { pushManager?: { getSubscription: () => Promise<{ endpoint: string } | null> } }
  clients: Pick<Windows, 'matchAll'>
}

/** Decides whether the subscription is to be refreshed; a page carries it out, now or when the next one starts. */
export const checkSubscription = async (
  { registration, clients }: Surroundings,
  { changed = false }: { changed?: boolean } = {},
): Promise<void> => {
  const record = await readRecord()
  if (record === null) return
  // Some browsers refuse it to a worker.
  const current = await registration.pushManager?.getSubscription().catch(() => null)
  // Where the worker sees no subscription it cannot judge: the page looks again when it starts.
  if (!changed && !isRefreshDue(record, current?.endpoint ?? record.endpoint, Date.now())) return
  await markRefreshDue(record)
  await postToAllWindows(clients, { type: 'REFRESH_SUBSCRIPTION' })
}

import { createStore, get, set } from 'idb-keyval'
import { parseDeviceRecord } from '#src/contract/push.ts'
import { type DeviceRecord, PUSH_STORE } from '#src/domain/push-subscription.ts'

const store = createStore(PUSH_STORE.database, PUSH_STORE.store)
const read = (key: string): Promise<unknown> => get<unknown>(key, store).catch(() => undefined)

/** Whether somebody is signed in here who wants to be told. */
export const isSomebodyHere = async (): Promise<boolean> => typeof (await read('token')) === 'string'

export const readLanguage = async (): Promise<string> => ((await read('language')) === 'it' ? 'it' : 'en')

export const readRecord = async (): Promise<DeviceRecord | null> => parseDeviceRecord(await read('subscription'))

/** The next page that starts carries out what is due. */
export const markAsDue = (record: DeviceRecord): Promise<void> =>
  set('subscription', { ...record, refreshedAt: 0 }, store).catch(() => undefined)

export const writeUnread = (unread: number): Promise<void> => set('unread', unread, store).catch(() => undefined)

import { del, get, set } from 'idb-keyval'
import { parseDeviceRecord, type DeviceRecord, PUSH_STORE } from '#src/contract/worker/push.ts'
import { z } from '#src/contract/zod.ts'
import { idbStoreWithTimeout } from '#src/offline/storage/idb-store-with-timeout.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'

const deviceToken = z.string().check(z.minLength(1))
const store = idbStoreWithTimeout(PUSH_STORE.database, PUSH_STORE.store)
type Key = 'token' | 'subscription' | 'installation' | 'unread' | 'language' | 'declined'

const read = async (key: Key): Promise<unknown> => {
  try {
    return await get<unknown>(key, store)
  } catch {
    // Without a database this browser is a device that was never registered.
    return undefined
  }
}

/** Where this browser is reached by push messages, once it may be. */
export const readDeviceToken = async (): Promise<string | null> =>
  deviceToken.safeParse(await read('token')).data ?? null

export const readDeviceRecord = async () => parseDeviceRecord(await read('subscription'))

export const writeDevice = async (token: string, record: DeviceRecord): Promise<void> => {
  await set('subscription', record, store)
  await set('token', token, store)
}

/** Whether Firebase may know this browser: it may where nothing can be read. */
export const readInstalled = (): Promise<boolean> =>
  get<unknown>('installation', store).then(
    (installed) => installed === true,
    () => true,
  )
export const writeInstalled = (installed: boolean): Promise<void> => set('installation', installed, store)

export const forgetDevice = async (): Promise<void> => {
  for (const key of ['token', 'subscription', 'unread'] as const) await del(key, store)
}

/** The worker speaks while no page does: it reads here in which language. */
export const writePushLanguage = async (language: string): Promise<void> => {
  await tryStorage(() => set('language', language, store))
}

/** Whether push was turned off here, although the browser permits it. */
export const readDeclined = async (): Promise<boolean> => (await read('declined')) === true
export const writeDeclined = async (declined: boolean): Promise<void> => {
  await tryStorage(() => set('declined', declined, store))
}

/** The count of unread notifications in the last push message. */
export const readUnread = async (): Promise<number | null> =>
  z
    .int()
    .check(z.minimum(1))
    .safeParse(await read('unread')).data ?? null
export const forgetUnread = async (): Promise<void> => {
  await tryStorage(() => del('unread', store))
}

import { createStore, get } from 'idb-keyval'
import { deviceToken } from '#src/contract/notifications.ts'

const store = createStore('liner-push', 'device')

/** Where this browser is reached by push messages, once it may be. */
export const readDeviceToken = async (): Promise<string | null> => {
  try {
    return deviceToken.safeParse(await get('token', store)).data ?? null
  } catch {
    return null
  }
}

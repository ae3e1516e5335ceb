import { createStore, get } from 'idb-keyval'
import { z } from '#src/contract/zod.ts'

const deviceToken = z.string().check(z.minLength(1))
const store = createStore('liner-push', 'device')

/** Where this browser is reached by push messages, once it may be. */
export const readDeviceToken = async (): Promise<string | null> => {
  try {
    return deviceToken.safeParse(await get('token', store)).data ?? null
  } catch {
    return null
  }
}

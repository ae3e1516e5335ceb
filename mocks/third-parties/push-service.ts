import type { EmulatedPush } from '#src/contract/worker/protocol.ts'

const KEY = 'liner-emulated-subscription'
const ENDPOINT = 'https://push.liner.test/'
const P256DH_BYTES = 65
const AUTH_BYTES = 16

const subscriptionAt = (endpoint: string) => ({
  endpoint,
  expirationTime: null,
  options: { userVisibleOnly: true, applicationServerKey: null },
  getKey: (name: string) => new Uint8Array(name === 'auth' ? AUTH_BYTES : P256DH_BYTES).buffer,
  toJSON: () => ({ endpoint }),
  unsubscribe: async () => {
    localStorage.removeItem(KEY)
    return true
  },
})

const read = () => {
  const endpoint = localStorage.getItem(KEY)
  return endpoint === null ? null : subscriptionAt(endpoint)
}

const subscribe = async () => {
  localStorage.setItem(KEY, localStorage.getItem(KEY) ?? `${ENDPOINT}${crypto.randomUUID()}`)
  return read()
}

/** A browser subscribes to the emulated push service, since none can be reached from a demo or a test. */
export const emulatePushService = () => {
  if (!('PushManager' in window)) return
  Object.assign(PushManager.prototype, { getSubscription: async () => read(), subscribe })
}

/** Delivers to this browser, which is the only one that knows of this database. */
export const deliverPush = async (message: Record<string, string>): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const delivered: EmulatedPush = { type: 'EMULATED_PUSH', message: { data: message, from: 'emulated' } }
  registration?.active?.postMessage(delivered)
}

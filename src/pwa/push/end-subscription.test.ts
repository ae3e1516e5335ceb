import { beforeEach, expect, test, vi } from 'vitest'

const silent = () => Promise.reject(new DOMException('No database answers', 'TimeoutError'))
const firebase = vi.hoisted(() => ({ deleteDevice: vi.fn(() => Promise.resolve()) }))
vi.mock('#src/pwa/push/firebase.ts', () => firebase)
vi.mock('#src/pwa/push/push-config.ts', () => ({ firebaseConfiguration: {}, isPushSupported: () => true }))
vi.mock('#src/offline/storage/idb-store-with-timeout.ts', () => ({ idbStoreWithTimeout: () => silent }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { deleteInstallation, endSubscription } = await import('#src/pwa/push/push-subscription.ts')

const unsubscribe = vi.fn(() => Promise.resolve(true))

beforeEach(() => {
  unsubscribe.mockClear()
  const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } })
})

test('when storage is silent, then a subscription is ended all the same, and Firebase forgets this browser', async () => {
  await endSubscription()
  await deleteInstallation()
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(firebase.deleteDevice).toHaveBeenCalledOnce()
})

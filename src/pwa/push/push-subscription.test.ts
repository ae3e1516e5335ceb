import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '#src/auth/session/session.ts'
import { memoryStorage } from '#src/platform/testing/memory-storage.ts'
import { endSubscription, pushState, subscribeToPush } from '#src/pwa/push/push-subscription.ts'

const addDeviceToken = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('#src/api/client.ts', () => ({ client: { notifications: { addDeviceToken: { mutate: addDeviceToken } } } }))
vi.mock('#src/pwa/push/push-config.ts', () => ({ firebaseConfiguration: {}, isPushSupported: () => true }))
vi.mock('#src/pwa/push/firebase.ts', () => ({ registerDevice: () => Promise.resolve('token') }))
vi.mock('#src/pwa/push/push-device-store.ts', () => ({
  forgetDevice: () => Promise.resolve(),
  readDeclined: () => Promise.resolve(false),
  readDeviceRecord: () => Promise.resolve(null),
  readDeviceToken: () => Promise.resolve(null),
  readInstalled: () => Promise.resolve(false),
  writeDevice: () => Promise.resolve(),
  writeInstalled: () => Promise.resolve(),
}))

const HALF_A_MINUTE = 30_000
const FIVE_MINUTES = 5 * 60_000

const unsubscribe = vi.fn(() => Promise.resolve(true))
/** A browser that has agreed, with a worker from `readyAfter` milliseconds on. */
const stubBrowser = (readyAfter: number) => {
  const pushManager = { getSubscription: () => Promise.resolve({ endpoint: 'https://push.test/1', unsubscribe }) }
  const ready = new Promise((resolve) => setTimeout(() => resolve({ pushManager }), readyAfter))
  vi.stubGlobal('navigator', { serviceWorker: { ready, getRegistration: () => Promise.resolve({ pushManager }) } })
  vi.stubGlobal('Notification', { permission: 'granted' })
}

const storage = memoryStorage()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storage)
  session.setState({ jwt: 'of-the-artist' })
  addDeviceToken.mockReset().mockResolvedValue()
  unsubscribe.mockReset().mockResolvedValue(true)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('when the first worker takes half a minute to install, then the device is registered as soon as it is there', async () => {
  stubBrowser(HALF_A_MINUTE)
  const subscribing = subscribeToPush()
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  await subscribing
  expect(pushState.getState()).toBe('on')
})

test('when a registration fails, then it is retried after five minutes, and no more after the sign-out', async () => {
  stubBrowser(0)
  addDeviceToken.mockRejectedValue(new Error('away'))
  const subscribing = subscribeToPush()
  await vi.advanceTimersByTimeAsync(0)
  await subscribing
  expect(pushState.getState()).toBe('failed')
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES)
  expect(addDeviceToken).toHaveBeenCalledTimes(2)
  await endSubscription()
  session.setState({ jwt: null })
  await vi.advanceTimersByTimeAsync(3 * FIVE_MINUTES)
  expect(addDeviceToken).toHaveBeenCalledTimes(2)
})

test('when a user signs out while their device is registered, then it ends without a subscription', async () => {
  stubBrowser(HALF_A_MINUTE)
  addDeviceToken.mockRejectedValue(new Error('signed out'))
  const subscribing = subscribeToPush()
  await endSubscription()
  session.setState({ jwt: null })
  unsubscribe.mockClear()
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  await subscribing
  expect(unsubscribe).toHaveBeenCalledTimes(1)
  expect(pushState.getState()).toBe('off')
})

import { afterEach, expect, test, vi } from 'vitest'
import { pushState, subscribeToPush } from '#src/pwa/push/push-subscription.ts'

vi.mock('#src/api/client.ts', () => ({
  client: { notifications: { addDeviceToken: { mutate: () => Promise.resolve() } } },
}))
vi.mock('#src/pwa/push/push-config.ts', () => ({ firebaseConfiguration: {}, isPushSupported: () => true }))
vi.mock('#src/pwa/push/firebase.ts', () => ({ registerDevice: () => Promise.resolve('token') }))
vi.mock('#src/pwa/push/push-device-store.ts', () => ({
  readDeclined: () => Promise.resolve(false),
  readDeviceRecord: () => Promise.resolve(null),
  readDeviceToken: () => Promise.resolve(null),
  readInstalled: () => Promise.resolve(false),
  writeDevice: () => Promise.resolve(),
  writeInstalled: () => Promise.resolve(),
}))

const HALF_A_MINUTE = 30_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('when the first worker takes half a minute to install, then the device is registered as soon as it is there', async () => {
  vi.useFakeTimers()
  const pushManager = { getSubscription: () => Promise.resolve({ endpoint: 'https://push.test/1' }) }
  const ready = new Promise((resolve) => setTimeout(() => resolve({ pushManager }), HALF_A_MINUTE))
  vi.stubGlobal('navigator', { serviceWorker: { ready } })
  vi.stubGlobal('Notification', { permission: 'granted' })
  const subscribing = subscribeToPush()
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
  await subscribing
  expect(pushState.getState()).toBe('on')
})

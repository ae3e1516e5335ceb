import { createStore } from 'zustand/vanilla'
import { client } from '#src/api/client.ts'
import { SKIP_OUTBOX } from '#src/api/links.ts'
import { session } from '#src/auth/session/session.ts'
import { isRefreshDue } from '#src/contract/worker/push.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { firebaseConfiguration, isPushSupported } from '#src/pwa/push/push-config.ts'
import {
  forgetDevice,
  readDeclined,
  readDeviceRecord,
  readDeviceToken,
  readInstalled,
  writeDeclined,
  writeDevice,
  writeInstalled,
} from '#src/pwa/push/push-device-store.ts'

/** The first worker fetches the whole build: on a slow line, or a slow device, that takes its time. */
const WORKER_MS = 60_000
const INSTALLATION_MS = 10_000
const AGAIN_MS = 5 * 60_000

type PushState = 'unsupported' | 'off' | 'connecting' | 'on' | 'failed' | 'blocked'
export const pushState = createStore<PushState>(() => 'off')

/** Whether this build and this browser have anything to offer. */
export const isPushOffered = firebaseConfiguration !== null

const DELETION_MS = 10_000
let deletion: Promise<void> = Promise.resolve()

const deleteInstalled = async () => {
  if (firebaseConfiguration === null || !(await readInstalled())) return
  const { deleteDevice } = await import('#src/pwa/push/firebase.ts')
  await withTimeout(DELETION_MS, deleteDevice())
  await writeInstalled(false)
}

/** Deletes what Firebase knows of this browser, if anything; what fails is tried again before the next registration. */
export const deleteInstallation = (): Promise<void> => {
  deletion = deletion.then(deleteInstalled).catch(() => undefined)
  return deletion
}

const endpointOf = async (registration: ServiceWorkerRegistration) =>
  (await registration.pushManager.getSubscription())?.endpoint ?? null

const register = async (): Promise<string> => {
  const registration = await withTimeout(WORKER_MS, navigator.serviceWorker.ready)
  const before = await readDeviceToken()
  const record = await readDeviceRecord()
  if (before !== null && record !== null && !isRefreshDue(record, await endpointOf(registration), Date.now()))
    return before
  // Firebase may know this browser as the device of the last user.
  if (before === null) await deleteInstallation()
  await writeInstalled(true)
  // Fetched only now that the person has agreed.
  const { registerDevice } = await import('#src/pwa/push/firebase.ts')
  const token = await withTimeout(INSTALLATION_MS, registerDevice(registration))
  const endpoint = await endpointOf(registration)
  if (endpoint === null) throw new Error('Registered without a subscription')
  await writeDevice(token, { endpoint, refreshedAt: Date.now() })
  return token
}

const currentState = async (): Promise<PushState> => {
  if (!isPushSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'default' || (await readDeclined()) ? 'off' : 'connecting'
}

let running: Promise<void> | null = null
let retry: ReturnType<typeof setTimeout> | undefined

const carryOut = async (): Promise<void> => {
  clearTimeout(retry)
  const { jwt } = session.getState()
  if (jwt === null) return
  const state = await currentState()
  pushState.setState(state)
  if (state !== 'connecting') return
  try {
    await client.notifications.addDeviceToken.mutate({ token: await register() }, SKIP_OUTBOX)
    pushState.setState('on')
  } catch {
    // Whoever signed out meanwhile gets no messages here, whatever the browser has subscribed to by now.
    if (session.getState().jwt !== jwt) return endSubscription().catch(() => undefined)
    // In the background: retried later, and when the next page starts.
    pushState.setState('failed')
    retry = setTimeout(() => void subscribeToPush(), AGAIN_MS)
  }
}

/** Where the person agreed, this browser is made known to the server; nothing else happens, and nothing fails. */
export const subscribeToPush = async (): Promise<void> => {
  if (!isPushOffered) return
  running ??= carryOut().finally(() => {
    running = null
  })
  await running
}

/** Requests the browser's permission, unless it was answered before, and subscribes. */
export const turnOn = async (): Promise<void> => {
  if (!isPushSupported()) return
  await writeDeclined(false)
  await Notification.requestPermission()
  await subscribeToPush()
}

const unsubscribe = async (): Promise<void> => {
  if (!isPushOffered || !isPushSupported()) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  pushState.setState('off')
}

/** Nothing reaches this browser any more, whether or not the server knows, and whether or not storage answers. */
export const endSubscription = async (): Promise<void> => {
  clearTimeout(retry)
  // What stays stored names an endpoint that leads nowhere, and is refreshed with the next subscription.
  const forgetting = forgetDevice().catch(() => undefined)
  await unsubscribe()
  await forgetting
}

export const turnOff = async (): Promise<void> => {
  const token = await readDeviceToken()
  await writeDeclined(true)
  await endSubscription()
  // This browser has no subscription any more: a token that the server still has leads nowhere.
  if (token !== null) await client.notifications.removeDeviceToken.mutate({ token }, SKIP_OUTBOX).catch(() => undefined)
}

import { withTimeout } from '#src/platform/with-timeout.ts'
import { session } from '#src/auth/session/session.ts'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import type { AppRouter } from '#src/contract/router.ts'

const TELLING_MS = 2000

/** Sent with the token that has just been let go of here, and `keepalive`: the page may close before the answer. */
const sendSignOut = async (jwt: string, deviceToken: string | null): Promise<void> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TELLING_MS)
  const send: typeof fetch = (url, options) => fetch(url, { ...options, keepalive: true })
  const links = [httpBatchLink({ url: '/api/trpc', headers: { authorization: `Bearer ${jwt}` }, fetch: send })]
  const { auth } = createTRPCClient<AppRouter>({ links })
  try {
    await auth.signOut.mutate({ deviceToken: deviceToken ?? undefined }, { signal: limit.signal })
  } finally {
    clearTimeout(timer)
  }
}

const DISCARD_MS = 500

type Device = { readDeviceToken: () => Promise<string | null>; discardFormDrafts: () => Promise<void> }
let device: Device = { readDeviceToken: async () => null, discardFormDrafts: async () => undefined }
/** What this device has of whoever signs out. */
export const setSignOutDevice = (own: Device) => {
  device = own
}

const tellServer = async (jwt: string | null, reading: Promise<string | null>) => {
  if (jwt === null) return
  await sendSignOut(jwt, await reading.catch(() => null))
}

/** Ends the session on this device first, then tells the server for at most 2 s. This browser is sent no more push messages. */
export const signOut = async (): Promise<void> => {
  const { jwt } = session.getState()
  // Read before the session ends, which makes this device forget it.
  const reading = device.readDeviceToken()
  // What was typed goes before anything is seen to happen: the user may close the page right after that.
  await withTimeout(DISCARD_MS, device.discardFormDrafts()).catch(() => undefined)
  session.setState({ jwt: null, organizationId: null })
  await tellServer(jwt, reading).catch(() => undefined)
  // A form that was open may have kept itself once more as it closed.
  await device.discardFormDrafts().catch(() => undefined)
}

let confirm: (() => Promise<boolean>) | null = null
/** The confirmation answers whether to go on, once the user has been asked what they have to be asked. */
export const setSignOutConfirmation = (confirmation: () => Promise<boolean>) => {
  confirm = confirmation
}

/** Signs out, unless the user is asked first and decides to stay. */
export const requestSignOut = async (): Promise<void> => {
  if (confirm === null || (await confirm().catch(() => true))) await signOut()
}

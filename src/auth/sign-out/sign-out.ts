import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { API_URL } from '#src/api/links.ts'
import { session } from '#src/auth/session/session.ts'
import type { AppRouter } from '#src/contract/router.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'

const DISCARD_MS = 500
const DEVICE_MS = 2000
const SERVER_MS = 2000

type Device = { readDeviceToken: () => Promise<string | null>; discardFormDrafts: () => Promise<void> }
let device: Device = { readDeviceToken: async () => null, discardFormDrafts: async () => undefined }
/** Set by the app: this folder may import neither the push device nor the drafts. */
export const setSignOutDevice = (own: Device) => {
  device = own
}

/** Needs the token, which the session no longer has. `keepalive`: the page may close before the answer. */
const sendSignOut = async (jwt: string, deviceToken: string | null): Promise<void> => {
  const send: typeof fetch = (url, options) => fetch(url, { ...options, keepalive: true })
  const links = [httpBatchLink({ url: API_URL, headers: { authorization: `Bearer ${jwt}` }, fetch: send })]
  const { auth } = createTRPCClient<AppRouter>({ links })
  await auth.signOut.mutate({ deviceToken: deviceToken ?? undefined }, { signal: AbortSignal.timeout(SERVER_MS) })
}

/** Ends the session on this device first, then on the server, which then sends no more push messages. */
export const signOut = async (): Promise<void> => {
  const { jwt } = session.getState()
  // Read first: the end of the session deletes it. Without it, the session ends and the device stays subscribed.
  const deviceToken = withTimeout(DEVICE_MS, device.readDeviceToken()).catch(() => null)
  // Drafts first: the user may close the page as soon as the sign-in page shows. A failing storage must not prevent
  // the sign-out.
  await withTimeout(DISCARD_MS, device.discardFormDrafts()).catch(() => undefined)
  session.setState({ jwt: null, organizationId: null })
  // If the server is not reachable, the session ends when its token expires.
  if (jwt !== null) await sendSignOut(jwt, await deviceToken).catch(() => undefined)
  // An open form may have stored its draft once more as it closed. If this fails, the next sign-out deletes it.
  await device.discardFormDrafts().catch(() => undefined)
}

let confirm: (() => Promise<boolean>) | null = null
/** The confirmation resolves to whether the user wants to sign out. */
export const setSignOutConfirmation = (confirmation: () => Promise<boolean>) => {
  confirm = confirmation
}

/** Signs out, unless the user is asked about queued changes and decides to stay. */
export const requestSignOut = async (): Promise<void> => {
  // If the dialog cannot be loaded, the user is signed out, and queued changes stay stored.
  if (confirm === null || (await confirm().catch(() => true))) await signOut()
}

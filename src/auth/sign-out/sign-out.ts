import { withTimeout } from '#src/platform/with-timeout.ts'
import { session } from '#src/auth/session/session.ts'

const DISCARD_MS = 500

type Device = { readDeviceToken: () => Promise<string | null>; discardFormDrafts: () => Promise<void> }
let device: Device = { readDeviceToken: async () => null, discardFormDrafts: async () => undefined }
/** Set by the app: this folder may import neither the push device nor the drafts. */
export const setSignOutDevice = (own: Device) => {
  device = own
}

const endServerSession = async (jwt: string | null, deviceToken: Promise<string | null>) => {
  if (jwt === null) return
  const { sendSignOut } = await import('#src/auth/sign-out/send-sign-out.ts')
  // Without the device token the session ends too, and the device stays subscribed.
  await sendSignOut(jwt, await deviceToken.catch(() => null))
}

/** Ends the session on this device first, then on the server, for at most 2 s. The server stops sending push messages. */
export const signOut = async (): Promise<void> => {
  const { jwt } = session.getState()
  // Read first: the end of the session deletes it.
  const deviceToken = device.readDeviceToken()
  // Drafts first: the user may close the page as soon as the sign-in page shows. A failing storage must not prevent
  // the sign-out.
  await withTimeout(DISCARD_MS, device.discardFormDrafts()).catch(() => undefined)
  session.setState({ jwt: null, organizationId: null })
  // A server that cannot be reached ends the session when its token expires.
  await endServerSession(jwt, deviceToken).catch(() => undefined)
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

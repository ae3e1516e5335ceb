import { withTimeout } from '#src/platform/with-timeout.ts'
import { session } from '#src/auth/session/session.ts'

const DISCARD_MS = 500

type Device = { readDeviceToken: () => Promise<string | null>; discardFormDrafts: () => Promise<void> }
let device: Device = { readDeviceToken: async () => null, discardFormDrafts: async () => undefined }
/** What this device has of whoever signs out. */
export const setSignOutDevice = (own: Device) => {
  device = own
}

const endServerSession = async (jwt: string | null, reading: Promise<string | null>) => {
  if (jwt === null) return
  const { sendSignOut } = await import('#src/auth/sign-out/send-sign-out.ts')
  // Without the token of the device the session ends all the same.
  await sendSignOut(jwt, await reading.catch(() => null))
}

/** Ends the session on this device first, then tells the server for at most 2 s. This browser is sent no more push messages. */
export const signOut = async (): Promise<void> => {
  const { jwt } = session.getState()
  // Read before the session ends, which makes this device forget it.
  const reading = device.readDeviceToken()
  // What was typed goes before anything is seen to happen: the user may close the page right after that.
  // A storage that fails keeps nobody signed in.
  await withTimeout(DISCARD_MS, device.discardFormDrafts()).catch(() => undefined)
  session.setState({ jwt: null, organizationId: null })
  // A server that cannot be reached ends the session when its token expires.
  await endServerSession(jwt, reading).catch(() => undefined)
  // A form that was open may have saved itself once more as it closed. What is left is deleted at the next sign-out.
  await device.discardFormDrafts().catch(() => undefined)
}

let confirm: (() => Promise<boolean>) | null = null
/** The confirmation answers whether to go on, once the user has been asked what they have to be asked. */
export const setSignOutConfirmation = (confirmation: () => Promise<boolean>) => {
  confirm = confirmation
}

/** Signs out, unless the user is asked first and decides to stay. */
export const requestSignOut = async (): Promise<void> => {
  // The dialog is a courtesy: whoever cannot be asked is signed out, and what waits stays.
  if (confirm === null || (await confirm().catch(() => true))) await signOut()
}

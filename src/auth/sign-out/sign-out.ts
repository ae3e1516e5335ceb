import { withTimeout } from '#src/platform/with-timeout.ts'
import { session } from '#src/auth/session/session.ts'

const DISCARD_MS = 500

type Device = { readDeviceToken: () => Promise<string | null>; discardFormDrafts: () => Promise<void> }
let device: Device = { readDeviceToken: async () => null, discardFormDrafts: async () => undefined }
/** What this device has of whoever signs out. */
export const setSignOutDevice = (own: Device) => {
  device = own
}

const tellServer = async (jwt: string | null, reading: Promise<string | null>) => {
  if (jwt === null) return
  const { sendSignOut } = await import('#src/auth/sign-out/send-sign-out.ts')
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

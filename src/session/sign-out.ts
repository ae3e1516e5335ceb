import { withTimeout } from '#src/platform/with-timeout.ts'
import { session } from '#src/session/session.ts'

const DISCARD_MS = 500

// None of these is on the way to the first screen.
const readDeviceToken = () => import('#src/pwa/device-token.ts').then((device) => device.readDeviceToken())
const discardForms = () => import('#src/offline/drafts.ts').then((drafts) => drafts.discardForms())

const tellServer = async (jwt: string | null, reading: Promise<string | null>) => {
  if (jwt === null) return
  const { tellSignOut } = await import('#src/session/tell-sign-out.ts')
  await tellSignOut(jwt, await reading.catch(() => null))
}

/** Ends the session on this device first, then tells the server for at most 2 s. This browser is sent no more push messages. */
export const signOut = async (): Promise<void> => {
  const { jwt } = session.getState()
  // Read before the session ends, which makes this device forget it.
  const reading = readDeviceToken()
  // What was typed goes before anything is seen to happen: the user may close the page right after that.
  await withTimeout(DISCARD_MS, discardForms()).catch(() => undefined)
  session.setState({ jwt: null, organizationId: null })
  await tellServer(jwt, reading).catch(() => undefined)
  // A form that was open may have kept itself once more as it closed.
  await discardForms().catch(() => undefined)
}

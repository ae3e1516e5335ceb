import { client } from '#src/api/client.ts'
import { readDeviceToken } from '#src/pwa/device-token.ts'
import { session } from '#src/session/session.ts'

/** Ends the session here even when the server cannot be told; this browser is sent no more push messages. */
export const signOut = async () => {
  const deviceToken = (await readDeviceToken()) ?? undefined
  await client.auth.signOut.mutate({ deviceToken }).catch(() => undefined)
  // What keeps drafts comes with the screens that have some, not with every start.
  await import('#src/offline/drafts.ts').then(({ discardForms }) => discardForms()).catch(() => undefined)
  session.setState({ jwt: null, organizationId: null })
}

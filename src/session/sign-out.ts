import { client } from '#src/api/client.ts'
import { readDeviceToken } from '#src/pwa/device-token.ts'
import { session } from '#src/session/session.ts'

/** Ends the session here even when the server cannot be told; this browser is sent no more push messages. */
export const signOut = async () => {
  const deviceToken = (await readDeviceToken()) ?? undefined
  await client.auth.signOut.mutate({ deviceToken }).catch(() => undefined)
  session.setState({ jwt: null, organizationId: null })
}

import { client } from '#src/api/client.ts'
import { session } from '#src/session/session.ts'

/** Ends the session here even when the server cannot be told; this browser is sent no more push messages. */
export const signOut = async () => {
  // Fetched with what listens for messages, never on the way to the first screen.
  const told = await import('#src/pwa/device-token.ts')
    .then(({ readDeviceToken }) => readDeviceToken())
    .catch(() => null)
  const deviceToken = told ?? undefined
  await client.auth.signOut.mutate({ deviceToken }).catch(() => undefined)
  // What keeps drafts comes with the screens that have some, not with every start.
  await import('#src/offline/drafts.ts').then(({ discardForms }) => discardForms()).catch(() => undefined)
  session.setState({ jwt: null, organizationId: null })
}

import { client } from '#src/api/client.ts'
import { session } from '#src/session/session.ts'

/** Ends the session here even when the server cannot be told. */
export const signOut = async () => {
  await client.auth.signOut.mutate({}).catch(() => undefined)
  session.setState({ jwt: null, organizationId: null })
}

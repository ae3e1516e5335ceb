import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { session } from '#src/auth/session/session.ts'
import type { Owner } from '#src/offline/outbox/queue/queue.ts'
import type { SignedIn } from '#src/offline/outbox/sending/send-loop.ts'

let tokenSince = 0
let known: SignedIn | null = null
session.subscribe((now, before) => {
  if (now.jwt !== before.jwt) tokenSince = Date.now()
})

/**
 * The signed-in user; null while unknown. A user read before the present token may be another one, and
 * one who was read with it stays known while another organization is read.
 */
export const signedIn = (): SignedIn | null => {
  const { jwt } = session.getState()
  if (jwt === null || known?.jwt === jwt) return jwt === null ? null : known
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(api.auth.user.queryKey()) ?? {}
  if (data === undefined || dataUpdatedAt < tokenSince) return null
  known = { userId: data.id, jwt }
  return known
}

/** The signed-in user in the chosen organization. */
export const currentOwner = (): Owner | null => {
  const user = signedIn()
  return user === null ? null : { userId: user.userId, organizationId: session.getState().organizationId }
}

/** What one of the user's own organizations is called; empty where that was never read. */
export const organizationNameOf = (organizationId: string | null): string => {
  const own = queryClient.getQueryData(api.organizations.own.queryKey()) ?? []
  return own.find(({ id }) => id === organizationId)?.name ?? ''
}

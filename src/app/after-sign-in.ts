import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { sendWaiting } from '#src/app/watch-outbox.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { session } from '#src/auth/session/session.ts'

let greeted: string | null = null

/** Once a session, when the profile is completed: has nothing been released yet, and where to push (spec 1, section 4). */
export const afterSignIn = async ({ completed }: CurrentUser): Promise<void> => {
  const { jwt } = session.getState()
  if (!completed || jwt === null || jwt === greeted) return
  greeted = jwt
  sendWaiting()
  void queryClient.prefetchQuery(api.users.checkNoReleases.queryOptions())
  // No release can be made without them, and the next one may be made without a network.
  void queryClient.prefetchQuery(storesQuery)
  const { subscribeToPush } = await import('#src/pwa/push/push-subscription.ts')
  await subscribeToPush()
}

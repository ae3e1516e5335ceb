import { createFileRoute, Outlet } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { Shell } from '#src/app/shell/shell.tsx'
import { sendQueuedChanges } from '#src/app/watch-outbox.ts'
import { session } from '#src/auth/session/session.ts'
import { requireViewer } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'

let startedJwt: string | null = null

/** Once per session of a registered user: sends queued changes, prefetches, subscribes to push (spec 1, section 4). */
const startMemberSession = async ({ completed }: CurrentUser): Promise<void> => {
  const { jwt } = session.getState()
  if (!completed || jwt === null || jwt === startedJwt) return
  startedJwt = jwt
  sendQueuedChanges()
  void queryClient.prefetchQuery(api.users.checkNoReleases.queryOptions())
  // A release needs the stores, and the next one may be created offline.
  void queryClient.prefetchQuery(storesQuery)
  const { subscribeToPush } = await import('#src/pwa/push/push-subscription.ts')
  await subscribeToPush()
}

export const Route = createFileRoute('/_member')({
  beforeLoad: async (options) => {
    const { viewer } = await requireViewer(options)
    void startMemberSession(viewer.user)
    return { viewer }
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})

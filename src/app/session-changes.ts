import { queryClient } from '#src/api/query-client.ts'
import { purge } from '#src/app/purge.ts'
import { router } from '#src/app/router.ts'
import { followOtherTabs } from '#src/session/follow-tabs.ts'
import { session } from '#src/session/session.ts'

const leave = async () => {
  const { pathname, href } = router.state.location
  // Whoever comes to the sign-in with a session that has ended is on the way to where they were going already.
  await router.navigate({ to: '/login', search: pathname === '/login' ? true : { redirect: href } })
  queryClient.clear()
  await purge()
}

const reload = async () => {
  await queryClient.cancelQueries()
  // Before the stores are cleared, which takes longer than a paint: what is shown belongs to the old organization.
  // What is being fetched by now is asked for the new one: it goes on.
  for (const query of queryClient.getQueryCache().getAll())
    if (query.state.fetchStatus === 'idle') query.reset()
    else query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
  await purge()
  await queryClient.refetchQueries({ type: 'active' })
  await router.invalidate()
}

/** The one place that follows the session: nothing of one person or organization is left for the next. */
export const watchSession = () => {
  followOtherTabs()
  session.subscribe((now, before) => {
    if (before.jwt !== null && now.jwt === null) void leave()
    else if (before.organizationId !== null && now.organizationId !== before.organizationId) void reload()
  })
}

import { forgetKept } from '#src/api/keep-for-offline.ts'
import { queryClient } from '#src/api/query-client.ts'
import { router } from '#src/app/router.ts'
import { followOtherTabs } from '#src/session/follow-tabs.ts'
import { session } from '#src/session/session.ts'

/** Files on their way belong to the one who picked them: their drafts keep them. */
const stopUploads = async () => {
  const { forgetUploads } = await import('#src/catalogue/uploads/engine.ts')
  forgetUploads()
}

const leave = async () => {
  await router.navigate({ to: '/login', search: { redirect: router.state.location.href } })
  queryClient.clear()
  await forgetKept()
  await stopUploads()
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => undefined)
}

const reload = async () => {
  await stopUploads()
  await queryClient.cancelQueries()
  await forgetKept()
  await queryClient.resetQueries()
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

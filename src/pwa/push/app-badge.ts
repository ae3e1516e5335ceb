import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { forgetUnread, readUnread } from '#src/pwa/push/push-device-store.ts'

const UNREAD = JSON.stringify(api.notifications.has.queryKey())

const show = async (hasUnread: boolean) => {
  if (!('setAppBadge' in navigator)) return
  if (hasUnread) return navigator.setAppBadge((await readUnread()) ?? undefined)
  await forgetUnread()
  await navigator.clearAppBadge()
}

/** Shows on the app's icon what its bell shows, with a count where a push message had one. */
export const syncAppBadge = () => {
  let shown: unknown
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    const { data } = query.state
    if (type !== 'updated' || data === shown || JSON.stringify(query.queryKey) !== UNREAD) return
    shown = data
    // A decoration: some systems refuse it.
    if (typeof data === 'boolean') void show(data).catch(() => undefined)
  })
}

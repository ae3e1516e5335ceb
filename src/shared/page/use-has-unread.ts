import { useQuery } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { useIsDesktop } from '#src/ui/breakpoints.ts'

export const NOTIFICATIONS_POLL_MS = 15_000
/** The channel on which tabs report that all notifications were read. */
export const NOTIFICATIONS_READ_CHANNEL = 'liner-seen'
const NEWEST = 5

/** `notifications.has` is for small screens (access-7); on a desktop the list itself is read. */
const queryFn = async () =>
  (await client.notifications.get.query({ limit: NEWEST })).notifications.some(({ read }) => !read)

/** Whether there are unread notifications; polled while the page is visible. */
export const useHasUnread = (): boolean => {
  const options = api.notifications.has.queryOptions(undefined, { refetchInterval: NOTIFICATIONS_POLL_MS })
  return useQuery(useIsDesktop() ? { ...options, queryFn } : options).data === true
}

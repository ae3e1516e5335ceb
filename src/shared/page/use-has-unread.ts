import { useQuery } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { useIsDesktop } from '#src/ui/breakpoints.ts'

export const NOTIFICATIONS_POLL_MS = 15_000
/** Where the tabs of a browser hear from one another that all was seen. */
export const NOTIFICATIONS_READ_CHANNEL = 'liner-seen'
const NEWEST = 5

/** `notifications.has` is for small screens (spec 1, section 7): beside a desktop's bell there is the list itself. */
const queryFn = async () =>
  (await client.notifications.get.query({ limit: NEWEST })).notifications.some(({ read }) => !read)

/** Whether something happened that this person has not seen yet; asked again while the page is looked at. */
export const useHasUnread = (): boolean => {
  const options = api.notifications.has.queryOptions(undefined, { refetchInterval: NOTIFICATIONS_POLL_MS })
  return useQuery(useIsDesktop() ? { ...options, queryFn } : options).data === true
}

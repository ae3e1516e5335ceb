import { useQuery } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { useIsDesktop } from '#src/ui/media.ts'

const LOOK_EVERY_MS = 15_000
const NEWEST = 5

/** Asked again and again while the page is looked at and has a network; what was missed meanwhile, on coming back. */
export const looking = {
  refetchInterval: () => navigator.onLine && LOOK_EVERY_MS,
  refetchOnWindowFocus: true,
  staleTime: LOOK_EVERY_MS,
} as const

/** `notifications.has` is for small screens (spec 1, section 7): beside a desktop's bell there is the list itself. */
const hasUnreadAmongNewest = async () =>
  (await client.notifications.get.query({ limit: NEWEST })).notifications.some(({ read }) => !read)

/** Whether something happened that this person has not seen yet. */
export const useHasUnread = (): boolean => {
  const instead = useIsDesktop() ? { queryFn: hasUnreadAmongNewest } : {}
  return useQuery({ ...api.notifications.has.queryOptions(undefined, looking), ...instead }).data === true
}

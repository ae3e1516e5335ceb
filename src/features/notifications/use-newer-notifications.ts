import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '#src/contract/notifications.ts'
import { newerThan, withNewer } from '#src/features/notifications/newer-notifications.ts'
import { newestQuery, notificationsQuery } from '#src/features/notifications/notifications-query.ts'

type List = { limit: number; shown: readonly Notification[] | undefined; refetch: () => Promise<unknown> }

/** What happened while the list is being read: it waits, so that nothing moves, until it is taken into the list. */
export const useNewerNotifications = ({ limit, shown, refetch }: List) => {
  const queryClient = useQueryClient()
  const { data } = useQuery(newestQuery(limit, shown !== undefined))
  const newer = shown === undefined || data === undefined ? [] : newerThan(shown, data.notifications)
  // When all of them are, there may be more between them and the list.
  const isPart = newer.length === limit
  const take = async () => {
    if (isPart) return refetch()
    const { queryKey } = notificationsQuery(limit)
    return queryClient.setQueryData(queryKey, (list) => list && withNewer(list, newer))
  }
  return { count: newer.length, isPart, take }
}

import { api } from '#src/api/client.ts'
import { NOTIFICATIONS_POLL_MS } from '#src/shared/page/use-has-unread.ts'

/** Newest first, page after page; what is being read stays as it is until somebody asks for what is newer. */
export const notificationsQuery = (limit: number) =>
  api.notifications.get.infiniteQueryOptions(
    { limit },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
      refetchOnReconnect: false,
      meta: { offline: true },
    },
  )

/** The newest alone, looked at again and again while the list is open. */
export const newestQuery = (limit: number, enabled: boolean) =>
  api.notifications.get.queryOptions({ limit }, { enabled, refetchInterval: NOTIFICATIONS_POLL_MS })

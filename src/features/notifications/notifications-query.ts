import { api } from '#src/api/client.ts'

/** Newest first, page after page. */
export const notificationsQuery = (limit: number) =>
  api.notifications.get.infiniteQueryOptions(
    { limit },
    { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0 },
  )

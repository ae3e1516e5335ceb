import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '#src/api/client.ts'
import { SKIP_OUTBOX } from '#src/api/outbox-link.ts'
import { NOTIFICATIONS_READ_CHANNEL } from '#src/shared/page/use-has-unread.ts'
import { allRead } from '#src/features/notifications/newer-notifications.ts'
import { openTabChannel } from '#src/platform/tab-channel.ts'
import { notificationsQuery } from '#src/features/notifications/notifications-query.ts'

const UNREAD = api.notifications.has.queryKey()

/** What one tab has shown is nothing new in the others. */
const tellOtherTabs = () => {
  const channel = openTabChannel(NOTIFICATIONS_READ_CHANNEL)
  channel.postMessage(true)
  channel.close()
}

/**
 * Opening the list marks all as read on the server, once they have come from it as they were; here they stay marked
 * as new until the list is closed (spec 1, section 4).
 */
export const useMarkAsRead = (limit: number, isLoaded: boolean) => {
  const queryClient = useQueryClient()
  const asked = useRef(false)
  const seen = useRef(false)
  const { mutate } = useMutation(
    api.notifications.setAsRead.mutationOptions({
      meta: { quiet: true },
      trpc: SKIP_OUTBOX,
      onSuccess: async () => {
        seen.current = true
        // An answer that is on its way knows nothing of it yet.
        await queryClient.cancelQueries({ queryKey: UNREAD })
        queryClient.setQueryData(UNREAD, false)
        tellOtherTabs()
      },
    }),
  )
  useEffect(() => {
    // Once: what came since waits above the list, and was not seen.
    if (!isLoaded || asked.current) return
    asked.current = true
    mutate()
  }, [isLoaded, mutate])
  useEffect(
    () => () => {
      const { queryKey } = notificationsQuery(limit)
      // How old it is stays as it was.
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
      if (seen.current) queryClient.setQueryData(queryKey, (data) => data && allRead(data), { updatedAt })
    },
    [limit, queryClient],
  )
  return mutate
}

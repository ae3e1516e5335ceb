import { Button } from '@mantine/core'
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { Notification } from '#src/contract/notifications.ts'
import { NOTIFICATIONS_POLL_MS } from '#src/shared/page/use-has-unread.ts'
import { IconArrowUp } from '#src/ui/icons.ts'
import classes from '#src/features/notifications/notification-list.module.css'

/** Newest first, page after page. It is not refetched while it is read, so that nothing moves. */
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

/** Only the newest, polled while the list is open. */
const newestQuery = (limit: number, enabled: boolean) =>
  api.notifications.get.queryOptions({ limit }, { enabled, refetchInterval: NOTIFICATIONS_POLL_MS })

type Page = { notifications: Notification[] }

/** The newest notifications that the list does not show yet. */
export const newerThan = (shown: readonly Notification[], newest: readonly Notification[]): Notification[] => {
  const known = new Set(shown.map(({ id }) => id))
  const since = shown[0]?.createdAt ?? ''
  return newest.filter(({ id, createdAt }) => !known.has(id) && createdAt >= since)
}

/** The list with newer notifications before it. The others stay unread, where they are shown so. */
export const withNewer = <P extends Page, C>(
  { pages, pageParams }: InfiniteData<P, C>,
  newer: readonly Notification[],
): InfiniteData<P, C> => ({
  pages: pages.map((page, index) =>
    index === 0 ? { ...page, notifications: [...newer, ...page.notifications] } : page,
  ),
  pageParams,
})

/** The list after it was closed. */
export const allRead = <P extends Page, C>({ pages, pageParams }: InfiniteData<P, C>): InfiniteData<P, C> => ({
  pages: pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((notification) => ({ ...notification, read: true })),
  })),
  pageParams,
})

type List = { limit: number; shown: readonly Notification[] | undefined; refetch: () => Promise<unknown> }

/** The notifications that arrived since the list was opened, and how to show them in it. */
export const useNewerNotifications = ({ limit, shown, refetch }: List) => {
  const queryClient = useQueryClient()
  const { data } = useQuery(newestQuery(limit, shown !== undefined))
  const newer = shown === undefined || data === undefined ? [] : newerThan(shown, data.notifications)
  // When all of them are newer, there may be more between them and the list.
  const isPart = newer.length === limit
  const show = async () => {
    if (isPart) return refetch()
    const { queryKey } = notificationsQuery(limit)
    return queryClient.setQueryData(queryKey, (list) => list && withNewer(list, newer))
  }
  return { count: newer.length, isPart, show }
}

type Props = { count: number; isPart: boolean; onShow: () => void }

/** Says how many there are, and moves nothing before it is pressed. */
export const NewerNotificationsButton = ({ count, isPart, onShow }: Props) => {
  const { t } = useTranslation('notifications')
  return (
    <output className={classes.newer}>
      {count > 0 && (
        <Button radius="xl" leftSection={<IconArrowUp size={16} aria-hidden />} onClick={onShow}>
          {isPart ? t('newerPart', { count }) : t('newer', { count })}
        </Button>
      )}
    </output>
  )
}

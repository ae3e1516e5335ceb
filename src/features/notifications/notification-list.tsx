import { useInfiniteQuery, useQuery, useQueryClient, useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataAge } from '#src/offline/query-persistence/data-age.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import { LoadMore } from '#src/features/notifications/load-more.tsx'
import { NewerNotificationsButton } from '#src/features/notifications/newer-notifications-button.tsx'
import { NotificationGroups } from '#src/features/notifications/notification-groups.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconBell } from '#src/ui/icons.ts'
import classes from '#src/features/notifications/notification-list.module.css'
import { Skeleton } from '@mantine/core'
import type { Notification } from '#src/contract/notifications.ts'
import { newerThan, withNewer, allRead } from '#src/features/notifications/newer-notifications.ts'
import { api } from '#src/api/client.ts'
import { SKIP_OUTBOX } from '#src/api/outbox-link.ts'
import { NOTIFICATIONS_READ_CHANNEL, NOTIFICATIONS_POLL_MS } from '#src/shared/page/use-has-unread.ts'
import { openTabChannel } from '#src/platform/tab-channel.ts'

/** Newest first, page after page; what is being read stays as it is until somebody asks for what is newer. */
const notificationsQuery = (limit: number) =>
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
const newestQuery = (limit: number, enabled: boolean) =>
  api.notifications.get.queryOptions({ limit }, { enabled, refetchInterval: NOTIFICATIONS_POLL_MS })

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
const useMarkAsRead = (limit: number, isLoaded: boolean) => {
  const queryClient = useQueryClient()
  const asked = useRef(false)
  const [isRead, setRead] = useState(false)
  const { mutate } = useMutation(
    api.notifications.setAsRead.mutationOptions({
      meta: { quiet: true },
      trpc: SKIP_OUTBOX,
      onSuccess: async () => {
        setRead(true)
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
  useEffect(() => {
    if (!isRead) return undefined
    return () => {
      const { queryKey } = notificationsQuery(limit)
      // How old it is stays as it was.
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
      queryClient.setQueryData(queryKey, (data) => data && allRead(data), { updatedAt })
    }
  }, [isRead, limit, queryClient])
  return mutate
}

type List = { limit: number; shown: readonly Notification[] | undefined; refetch: () => Promise<unknown> }

/** What happened while the list is being read: it waits, so that nothing moves, until it is taken into the list. */
const useNewerNotifications = ({ limit, shown, refetch }: List) => {
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

const NotificationSkeleton = ({ count }: { count: number }) => (
  <div className={classes.groups} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={classes.item}>
        <Skeleton height={44} width={44} />
        <span className={classes.words}>
          <Skeleton height={16} width="70%" />
          <Skeleton height={12} width={80} mt={8} />
        </span>
      </div>
    ))}
  </div>
)

type Props = {
  limit: number
  /** Where all of it can be seen, shown when this is not all. */
  seeAll?: ReactNode
  onOpen?: () => void
}

/** What happened, the newest first; what is newer still waits above until it is asked for. */
export const NotificationList = ({ limit, seeAll, onOpen }: Props) => {
  const { t } = useTranslation('notifications')
  const list = useInfiniteQuery(notificationsQuery(limit))
  const { data, error, fetchStatus, refetch, hasNextPage } = list
  const problem = useLoadProblem(list)
  const all = data?.pages.flatMap(({ notifications }) => notifications)
  const newer = useNewerNotifications({ limit, shown: all, refetch })
  const markAsRead = useMarkAsRead(limit, list.isFetchedAfterMount && fetchStatus === 'idle' && error === null)
  const top = useRef<HTMLDivElement>(null)
  if (data === undefined || all === undefined)
    return problem === null ? (
      <NotificationSkeleton count={limit} />
    ) : (
      <ContentUnavailable what="list" error={error} isLate={problem === 'late'} onRetry={() => void refetch()} />
    )

  const take = async () => {
    await newer.take()
    markAsRead()
    // The button that was pressed is gone.
    top.current?.focus()
  }
  return (
    <div ref={top} tabIndex={-1} className={classes.groups}>
      <DataAge query={list} />
      <NewerNotificationsButton count={newer.count} isPart={newer.isPart} onTake={() => void take()} />
      {all.length === 0 && <EmptyState icon={<IconBell />} title={t('empty.title')} message={t('empty.message')} />}
      <NotificationGroups notifications={all} onOpen={onOpen} />
      {hasNextPage && (
        <LoadMore
          pages={data.pages.length}
          // What fits without scrolling is no end that was scrolled to: in a panel the first step is asked for.
          reaches={seeAll === undefined || data.pages.length > 1}
          isFetching={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {(hasNextPage || all.length > limit) && seeAll}
    </div>
  )
}

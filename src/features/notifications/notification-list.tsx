import { Skeleton, Button } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useInfiniteQuery, useQueryClient, useMutation } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { SKIP_OUTBOX } from '#src/api/links.ts'
import {
  allRead,
  NewerNotificationsButton,
  notificationsQuery,
  useNewerNotifications,
} from '#src/features/notifications/newer-notifications.tsx'
import { NotificationGroups } from '#src/features/notifications/notification-groups.tsx'
import { DataAge } from '#src/offline/query-persistence/data-age.tsx'
import { openTabChannel } from '#src/platform/tab-channel.ts'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { NOTIFICATIONS_READ_CHANNEL } from '#src/shared/page/use-has-unread.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconBell } from '#src/ui/icons.ts'
import classes from '#src/features/notifications/notification-list.module.css'

/** A ref for an element that reports when it is scrolled into view. */
const useInView = (onReached: () => void) => {
  const latest = useRef(onReached)
  useLayoutEffect(() => {
    latest.current = onReached
  })
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) latest.current()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}

type LoadMoreProps = {
  pages: number
  isFetching: boolean
  isFailed: boolean
  loadsOnScroll: boolean
  onMore: () => void
}

/** Loads the next page when it is scrolled into view. Its button does so otherwise, and after a failure. */
export const LoadMore = ({ pages, isFetching, isFailed, loadsOnScroll, onMore }: LoadMoreProps) => {
  const { t } = useTranslation(['notifications', 'common'])
  const end = useInView(() => {
    if (loadsOnScroll && !isFailed && !isFetching) onMore()
  })
  return (
    <div>
      {/* With a new key, an end that is still in view after another page is observed again; the button keeps the focus. */}
      <div key={pages} ref={end} />
      {isFailed && (
        <p role="alert" className={classes.failed}>
          {t('moreFailed')}
        </p>
      )}
      <Button variant="subtle" fullWidth loading={isFetching} onClick={onMore}>
        {isFailed ? t('common:tryAgain') : t('more')}
      </Button>
    </div>
  )
}

const UNREAD = api.notifications.has.queryKey()

/** Other tabs stop showing as unread what this tab has shown. */
const notifyOtherTabs = () => {
  const channel = openTabChannel(NOTIFICATIONS_READ_CHANNEL)
  channel.postMessage(true)
  channel.close()
}

/**
 * Marks all as read on the server as soon as the server's list is shown. The list itself goes on showing them as
 * unread until it is closed (access-4).
 */
const useMarkAsRead = (limit: number, isLoaded: boolean) => {
  const queryClient = useQueryClient()
  const isRequested = useRef(false)
  const [isMarked, setMarked] = useState(false)
  const { mutate } = useMutation(
    api.notifications.setAsRead.mutationOptions({
      meta: { quiet: true },
      trpc: SKIP_OUTBOX,
      onSuccess: async () => {
        setMarked(true)
        // An answer that is on its way still says that there are unread ones.
        await queryClient.cancelQueries({ queryKey: UNREAD })
        queryClient.setQueryData(UNREAD, false)
        notifyOtherTabs()
      },
    }),
  )
  useEffect(() => {
    // Only once: newer notifications wait above the list, where nobody has seen them yet.
    if (!isLoaded || isRequested.current) return
    isRequested.current = true
    mutate()
  }, [isLoaded, mutate])
  const untilClosed = useCallback(
    () => () => {
      const { queryKey } = notificationsQuery(limit)
      // The list is as old as it was.
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt
      if (isMarked) queryClient.setQueryData(queryKey, (data) => data && allRead(data), { updatedAt })
    },
    [isMarked, limit, queryClient],
  )
  return { markAsRead: mutate, untilClosed }
}

const NotificationSkeleton = ({ count }: { count: number }) => (
  <div className={classes.groups} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={classes.item}>
        <Skeleton height={44} width={44} />
        <span className={classes.text}>
          <Skeleton height={16} width="70%" />
          <Skeleton height={12} width={80} mt={8} />
        </span>
      </div>
    ))}
  </div>
)

type Props = {
  limit: number
  /** A link to the whole list, shown when this is a part of it. */
  seeAll?: ReactNode
  onOpen?: () => void
}

/** All notifications, the newest first. Newer ones wait above until the user wants to see them. */
export const NotificationList = ({ limit, seeAll, onOpen }: Props) => {
  const { t } = useTranslation('notifications')
  const list = useInfiniteQuery(notificationsQuery(limit))
  const { data, error, fetchStatus, refetch, hasNextPage } = list
  const problem = useLoadProblem(list)
  const pages = data?.pages.map(({ notifications }) => notifications)
  const all = pages?.flat()
  const newer = useNewerNotifications({ limit, shown: all, refetch })
  const { markAsRead, untilClosed } = useMarkAsRead(
    limit,
    list.isFetchedAfterMount && fetchStatus === 'idle' && error === null,
  )
  const top = useRef<HTMLDivElement>(null)
  const listRef = useMergedRef(top, untilClosed)
  if (data === undefined || pages === undefined || all === undefined)
    return problem === null ? <NotificationSkeleton count={limit} /> : <ContentUnavailable what="list" {...problem} />

  const showNewer = async () => {
    await newer.show()
    markAsRead()
    // The focus was on the button, which is gone.
    top.current?.focus()
  }
  return (
    <div ref={listRef} tabIndex={-1} className={classes.groups}>
      <DataAge query={list} />
      <NewerNotificationsButton count={newer.count} isPart={newer.isPart} onShow={() => void showNewer()} />
      {all.length === 0 && <EmptyState icon={<IconBell />} title={t('empty.title')} message={t('empty.message')} />}
      <NotificationGroups pages={pages} onOpen={onOpen} />
      {hasNextPage && (
        <LoadMore
          pages={pages.length}
          // In a panel the first page fits without scrolling: its end is in view before anybody scrolls to it.
          loadsOnScroll={seeAll === undefined || pages.length > 1}
          isFetching={list.isFetchingNextPage}
          isFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {(hasNextPage || all.length > limit) && seeAll}
    </div>
  )
}

const PAGE_LIMIT = 10

export const NotificationsPage = () => {
  const { t } = useTranslation('notifications')
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.page}>
        <NotificationList limit={PAGE_LIMIT} />
      </div>
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DataAge } from '#src/offline/query-persistence/data-age.tsx'
import { ContentUnavailable } from '#src/shared/page/content-unavailable.tsx'
import { useLoadProblem } from '#src/shared/page/use-load-problem.ts'
import { LoadMore } from '#src/features/notifications/load-more.tsx'
import { NewerNotificationsButton } from '#src/features/notifications/newer-notifications-button.tsx'
import { NotificationGroups } from '#src/features/notifications/notification-groups.tsx'
import { notificationsQuery } from '#src/features/notifications/notifications-query.ts'
import { NotificationSkeleton } from '#src/features/notifications/notification-skeleton.tsx'
import { useNewerNotifications } from '#src/features/notifications/use-newer-notifications.ts'
import { useMarkAsRead } from '#src/features/notifications/use-mark-as-read.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconBell } from '#src/ui/icons.ts'
import classes from '#src/features/notifications/notification-list.module.css'

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

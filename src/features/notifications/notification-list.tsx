import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupByDay } from '#src/features/notifications/group-by-day.ts'
import { NotificationItem } from '#src/features/notifications/notification-item.tsx'
import { notificationsQuery } from '#src/features/notifications/notifications-query.ts'
import { NotificationSkeleton } from '#src/features/notifications/notification-skeleton.tsx'
import { useSeen } from '#src/features/notifications/use-seen.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { IconBell } from '#src/ui/icons.ts'
import { useReached } from '#src/features/notifications/use-reached.ts'
import classes from '#src/features/notifications/notifications.module.css'

const GROUPS = ['today', 'previous'] as const

/** Today and before; the end of the list fetches the next page. */
export const NotificationList = ({ limit, onOpen }: { limit: number; onOpen?: () => void }) => {
  const { t } = useTranslation('notifications')
  useSeen()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    notificationsQuery(limit),
  )
  const end = useReached(() => void fetchNextPage())
  if (data === undefined)
    return error === null ? (
      <NotificationSkeleton count={limit} />
    ) : (
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    )

  const all = data.pages.flatMap(({ notifications }) => notifications)
  if (all.length === 0) return <EmptyState icon={<IconBell />} title={t('empty.title')} message={t('empty.message')} />
  const grouped = groupByDay(all, new Date())
  return (
    <div className={classes.groups}>
      {GROUPS.filter((group) => grouped[group].length > 0).map((group) => (
        <section key={group} aria-label={t(group)}>
          <h2>{t(group)}</h2>
          <ul>
            {grouped[group].map((notification) => (
              <NotificationItem key={notification.id} notification={notification} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage ? (
        <div ref={end}>
          <Button variant="subtle" fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

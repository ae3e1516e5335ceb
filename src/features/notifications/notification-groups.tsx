import { useTranslation } from 'react-i18next'
import type { Notification } from '#src/contract/notifications.ts'
import { groupByDay } from '#src/features/notifications/group-by-day.ts'
import { NotificationItem } from '#src/features/notifications/notification-item.tsx'
import { useNow } from '#src/i18n/use-now.ts'

const GROUPS = ['today', 'previous'] as const

type Props = { notifications: readonly Notification[]; onOpen?: () => void }

/** Today and before. */
export const NotificationGroups = ({ notifications, onOpen }: Props) => {
  const { t } = useTranslation('notifications')
  const now = useNow()
  const grouped = groupByDay(notifications, now)
  return GROUPS.filter((group) => grouped[group].length > 0).map((group) => (
    <section key={group} aria-label={t(group)}>
      <h2>{t(group)}</h2>
      <ul>
        {grouped[group].map((notification) => (
          <NotificationItem key={notification.id} notification={notification} now={now} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ))
}

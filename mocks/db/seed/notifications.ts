import type { Row } from '#backend/tables/define-table.ts'
import type { NotificationRow } from '#backend/tables/notifications.ts'
import { tables } from '#backend/tables/tables.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { uuidOf } from '#mocks/db/seed/random.ts'
import type { NotificationType } from '#src/domain/notification/type.ts'

type About = Partial<Pick<NotificationRow, 'senderId' | 'releaseId' | 'storeIds' | 'organizationId' | 'serviceURL'>>
export type SeededNotification = About & { userId: string; type: NotificationType; at: string }

/** What is older was seen. */
const UNREAD_DAYS = 1.8

/** One notification row for each piece of news, the newest first. */
export const notificationsOf = (calendar: Calendar, news: readonly SeededNotification[]): NotificationRow[] => {
  const unreadSince = calendar.instant(-UNREAD_DAYS)
  return news
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(
      ({
        at,
        senderId = null,
        releaseId = null,
        storeIds = [],
        organizationId = null,
        serviceURL = null,
        ...about
      }) => {
        const row: Row = {
          ...tables.notifications.defaults,
          id: uuidOf(`notification/${about.userId}/${about.type}/${releaseId ?? ''}/${at}`),
          revision: 1,
          createdAt: at,
          updatedAt: at,
        }
        const read = at < unreadSince
        return { ...row, ...about, read, senderId, releaseId, storeIds, organizationId, serviceURL }
      },
    )
}

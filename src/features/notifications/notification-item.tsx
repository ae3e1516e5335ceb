import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Notification } from '#src/contract/notifications.ts'
import { notificationTarget } from '#src/domain/notification/target.ts'
import { NotificationImage } from '#src/features/notifications/notification-image.tsx'
import { nameOf, notificationText } from '#src/features/notifications/notification-text.ts'
import { exactTime, timeAgo } from '#src/i18n/relative-time.ts'
import { useOtherOrganization } from '#src/features/notifications/use-other-organization.ts'
import classes from '#src/features/notifications/notification-list.module.css'

type Props = { notification: Notification; now: Date; onOpen?: () => void }

/** What happened, to which release, and when; the whole line leads there. */
export const NotificationItem = ({ notification, now, onOpen }: Props) => {
  const { t, i18n } = useTranslation('notifications')
  const elsewhere = useOtherOrganization(notification)
  const { read, createdAt } = notification
  return (
    <li>
      <Link
        to={notificationTarget({ ...notification, sender: nameOf(notification.sender) })}
        className={classes.item}
        data-unread={!read || undefined}
        onClick={() => {
          elsewhere?.goThere()
          onOpen?.()
        }}
      >
        <NotificationImage notification={notification} />
        <span className={classes.words}>
          <span>{notificationText(notification)}</span>
          <span className={classes.time}>
            {elsewhere !== null && `${elsewhere.name} · `}
            <time dateTime={createdAt} title={exactTime(createdAt, i18n.language)}>
              {timeAgo(createdAt, now, i18n.language)}
            </time>
          </span>
        </span>
        {read ? null : <span className={classes.dot} role="img" aria-label={t('unread')} />}
      </Link>
    </li>
  )
}

import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Notification } from '#src/contract/notifications.ts'
import { notificationTarget } from '#src/domain/notification/target.ts'
import { NotificationFace } from '#src/features/notifications/notification-face.tsx'
import { nameOf, notificationText } from '#src/features/notifications/notification-text.ts'
import { exactTime, timeAgo } from '#src/catalogue/age/relative-time.ts'
import { useElsewhere } from '#src/features/notifications/use-elsewhere.ts'
import classes from '#src/features/notifications/notifications.module.css'

type Props = { notification: Notification; now: Date; onOpen?: () => void }

/** What happened, to which release, and when; the whole line leads there. */
export const NotificationItem = ({ notification, now, onOpen }: Props) => {
  const { t, i18n } = useTranslation('notifications')
  const elsewhere = useElsewhere(notification)
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
        <NotificationFace notification={notification} />
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

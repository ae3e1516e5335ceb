import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type texts from '#locales/en/notifications.json'
import { Cover } from '#src/catalogue/cover.tsx'
import type { Notification } from '#src/contract/notifications.ts'
import { initialsOf } from '#src/domain/initials.ts'
import { notificationTarget } from '#src/domain/notification-target.ts'
import { timeAgo } from '#src/features/notifications/relative-time.ts'
import { useElsewhere } from '#src/features/notifications/use-elsewhere.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import classes from '#src/features/notifications/notifications.module.css'

const SIZE = 44

type OfTakedown = keyof typeof texts.takedown
const isOfTakedown = (type: string): type is OfTakedown => i18next.exists(`notifications:takedown.${type}`)

const Face = ({ notification: { sender, release, organization } }: { notification: Notification }) => {
  if (release !== null) return <Cover url={release.cover} title={release.title} size={SIZE} />
  const name = sender === null ? (organization?.name ?? 'Liner') : `${sender.firstName} ${sender.lastName}`
  return <Avatar url={sender?.avatar ?? null} initials={initialsOf(name)} size={SIZE} />
}

/** What happened, to which release, and when; the whole line leads there. */
export const NotificationItem = ({ notification, onOpen }: { notification: Notification; onOpen?: () => void }) => {
  const { t, i18n } = useTranslation('notifications')
  const elsewhere = useElsewhere(notification)
  const { type, service, release, sender, organization, read, createdAt } = notification
  const values = {
    release: release?.title ?? '',
    sender: sender === null ? t('someone') : `${sender.firstName} ${sender.lastName}`.trim(),
    organization: organization?.name ?? '',
  }
  return (
    <li>
      <Link
        to={notificationTarget(notification)}
        className={classes.item}
        data-unread={!read || undefined}
        onClick={() => {
          elsewhere?.goThere()
          onOpen?.()
        }}
      >
        <Face notification={notification} />
        <span className={classes.words}>
          <span>
            {service === 'TAKEDOWN' && isOfTakedown(type) ? t(`takedown.${type}`, values) : t(`text.${type}`, values)}
          </span>
          <span className={classes.time}>
            {elsewhere !== null && `${elsewhere.name} · `}
            {timeAgo(createdAt, new Date(), i18n.language)}
          </span>
        </span>
        {read ? null : <span className={classes.dot} role="img" aria-label={t('unread')} />}
      </Link>
    </li>
  )
}

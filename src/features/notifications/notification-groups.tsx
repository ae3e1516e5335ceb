import { useTranslation } from 'react-i18next'
import type { Notification } from '#src/contract/notifications.ts'
import { groupByDay } from '#src/features/notifications/group-by-day.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Link } from '@tanstack/react-router'
import { notificationTarget } from '#src/domain/notification/type.ts'
import { nameOf, notificationText } from '#src/features/notifications/notification-text.ts'
import { exactTime, timeAgo } from '#src/i18n/relative-time.ts'
import classes from '#src/features/notifications/notification-list.module.css'
import { useQuery } from '@tanstack/react-query'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { switchOrganization, useSession } from '#src/auth/session/session.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { notificationImage } from '#src/domain/notification/image.ts'

const SIZE = 44

/** Whose news it is, as a picture; the words beside it say the same. */
export const NotificationImage = ({ notification }: { notification: Notification }) => {
  const { sender, release } = notification
  const { kind, sign } = notificationImage(notification)
  if (kind === 'release' && release !== null) return <Cover url={release.cover} title={release.title} size={SIZE} />
  return <EntityAvatar name="" url={kind === 'sender' ? (sender?.avatar ?? null) : null} kind={sign} size={SIZE} />
}

/** Another of one's own organizations, when it happened there: what it leads to can only be seen from there. */
const useOtherOrganization = ({ organization }: Notification) => {
  const current = useSession(({ organizationId }) => organizationId)
  const { data: own = [] } = useQuery(ownOrganizationsQuery)
  const isElsewhere = current !== null && organization?.id !== current && own.some(({ id }) => id === organization?.id)
  if (organization === null || !isElsewhere) return null
  return { name: organization.name, goThere: () => switchOrganization(organization.id) }
}

type NotificationItemProps = { notification: Notification; now: Date; onOpen?: () => void }

/** What happened, to which release, and when; the whole line leads there. */
const NotificationItem = ({ notification, now, onOpen }: NotificationItemProps) => {
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

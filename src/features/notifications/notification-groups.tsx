import { useTranslation } from 'react-i18next'
import type { Notification } from '#src/contract/notifications.ts'
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

/** "Today" is today in Rome, wherever the user is (spec 1, section 4). dayjs would need a plugin for the time zone. */
const TIME_ZONE = 'Europe/Rome'
const rome = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

export type Grouped = { today: Notification[]; previous: Notification[] }

export const groupByDay = (notifications: readonly Notification[], now: Date): Grouped => {
  const today = rome.format(now)
  const isToday = ({ createdAt }: Notification) => rome.format(new Date(createdAt)) === today
  return { today: notifications.filter(isToday), previous: notifications.filter((each) => !isToday(each)) }
}

const SIZE = 44

/** The picture beside a notification. It has no text: the sentence says the same. */
export const NotificationImage = ({ notification }: { notification: Notification }) => {
  const { sender, release } = notification
  const { kind, sign } = notificationImage(notification)
  if (kind === 'release' && release !== null) return <Cover url={release.cover} title={release.title} size={SIZE} />
  return <EntityAvatar name="" url={kind === 'sender' ? (sender?.avatar ?? null) : null} kind={sign} size={SIZE} />
}

/** The user's other organization that it is about, if any: its pages open only after switching to it. */
const useOtherOrganization = ({ organization }: Notification) => {
  const current = useSession(({ organizationId }) => organizationId)
  const { data: own = [] } = useQuery(ownOrganizationsQuery)
  const isOther = current !== null && organization?.id !== current && own.some(({ id }) => id === organization?.id)
  if (organization === null || !isOther) return null
  return { name: organization.name, switchTo: () => switchOrganization(organization.id) }
}

type NotificationItemProps = { notification: Notification; now: Date; onOpen?: () => void }

/** One notification; the whole row is a link. */
const NotificationItem = ({ notification, now, onOpen }: NotificationItemProps) => {
  const { t, i18n } = useTranslation('notifications')
  const otherOrganization = useOtherOrganization(notification)
  const { read, createdAt } = notification
  return (
    <li>
      <Link
        to={notificationTarget({ ...notification, sender: nameOf(notification.sender) })}
        className={classes.item}
        data-unread={!read || undefined}
        onClick={() => {
          otherOrganization?.switchTo()
          onOpen?.()
        }}
      >
        <NotificationImage notification={notification} />
        <span className={classes.text}>
          <span>{notificationText(notification)}</span>
          <span className={classes.time}>
            {otherOrganization !== null && `${otherOrganization.name} · `}
            <time dateTime={createdAt} title={exactTime(createdAt, i18n.language)}>
              {timeAgo(createdAt, now, i18n.language)}
            </time>
          </span>
        </span>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dot drawn by CSS has no file for <img> */}
        {read ? null : <span className={classes.dot} role="img" aria-label={t('unread')} />}
      </Link>
    </li>
  )
}

const GROUPS = ['today', 'previous'] as const

type Props = { notifications: readonly Notification[]; onOpen?: () => void }

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

import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Notification } from '#src/contract/notifications.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Link } from '@tanstack/react-router'
import { notificationTarget } from '#src/domain/notification/type.ts'
import { nameOf, notificationText } from '#src/features/notifications/notification-text.ts'
import {
  groupByRelease,
  type NotificationGroup,
  type NotificationLine,
} from '#src/features/notifications/group-by-release.ts'
import { formatList } from '#src/i18n/names.ts'
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

type LineProps = { line: NotificationLine; now: Date; onOpen: (() => void) | undefined }

/** As many stores are named; of more, the number is said. */
const STORES_NAMED = 3

const useStoresText = () => {
  const { t, i18n } = useTranslation('notifications')
  return (stores: readonly string[]) => {
    if (stores.length <= STORES_NAMED + 1) return formatList(stores, i18n.language)
    const count = stores.length - STORES_NAMED
    return t('moreStores', { stores: stores.slice(0, STORES_NAMED).join(', '), count })
  }
}

/** What happened, at which stores and when; the line is a link to where it leads. */
const NotificationLink = ({ line: { latest, stores, isRead }, now, onOpen }: LineProps) => {
  const { t, i18n } = useTranslation('notifications')
  const otherOrganization = useOtherOrganization(latest)
  const storesText = useStoresText()
  const { createdAt } = latest
  return (
    <Link
      to={notificationTarget({ ...latest, sender: nameOf(latest.sender) })}
      className={classes.line}
      data-unread={!isRead || undefined}
      onClick={() => {
        otherOrganization?.switchTo()
        onOpen?.()
      }}
    >
      <span className={classes.text}>
        <span>{notificationText(latest)}</span>
        <span className={classes.time}>
          {stores.length > 0 && `${storesText(stores)} · `}
          {otherOrganization !== null && `${otherOrganization.name} · `}
          <time dateTime={createdAt} title={exactTime(createdAt, i18n.language)}>
            {timeAgo(createdAt, now, i18n.language)}
          </time>
        </span>
      </span>
      {isRead ? null : (
        <span className={classes.dot}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}

type GroupProps = { group: NotificationGroup; now: Date; onOpen: (() => void) | undefined }

/** All about one release, beside its cover; a single line is pressed anywhere. */
const GroupItem = ({ group: { lines }, now, onOpen }: GroupProps) => (
  <li className={classes.item} data-single={lines.length === 1 || undefined}>
    {lines[0] !== undefined && <NotificationImage notification={lines[0].latest} />}
    <div className={classes.lines}>
      {lines.map((line) => (
        <NotificationLink key={line.latest.id} line={line} now={now} onOpen={onOpen} />
      ))}
    </div>
  </li>
)

const DAYS = ['today', 'previous'] as const

type Props = { pages: readonly (readonly Notification[])[]; onOpen?: () => void }

/** The notifications of today and of the days before, those about one release together. */
export const NotificationGroups = ({ pages, onOpen }: Props) => {
  const { t } = useTranslation('notifications')
  const now = useNow()
  const byDay = pages.map((page) => groupByDay(page, now))
  return DAYS.map((day) => ({ day, groups: groupByRelease(byDay.map((page) => page[day])) }))
    .filter(({ groups }) => groups.length > 0)
    .map(({ day, groups }) => (
      <section key={day} aria-label={t(day)}>
        <h2>{t(day)}</h2>
        <ul>
          {groups.map((group) => (
            <GroupItem key={group.id} group={group} now={now} onOpen={onOpen} />
          ))}
        </ul>
      </section>
    ))
}

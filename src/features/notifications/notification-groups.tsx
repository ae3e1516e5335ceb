import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type texts from '#locales/en/notifications.json'
import { switchOrganization, useSession } from '#src/auth/session/session.ts'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import type { Notification } from '#src/contract/notifications.ts'
import { fullName } from '#src/domain/contact/person-name.ts'
import { notificationImage } from '#src/domain/notification/image.ts'
import { notificationTarget, takedownTextOf } from '#src/domain/notification/type.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { exactTime, timeAgo } from '#src/i18n/relative-time.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import classes from '#src/features/notifications/notification-list.module.css'

/** Notifications that say the same of different stores: the latest, and the stores of all of them. */
type NotificationLine = { latest: Notification; stores: string[]; isRead: boolean }
/** What is shown under one picture: all about one release, or a single notification about something else. */
type NotificationGroup = { id: string; releaseId: string | null; lines: NotificationLine[] }

const saysTheSame = ({ latest }: NotificationLine, { type, service }: Notification) =>
  latest.type === type && latest.service === service

const addTo = ({ lines }: NotificationGroup, notification: Notification): void => {
  const stores = notification.stores.map(({ name }) => name)
  const line = lines.find((one) => saysTheSame(one, notification))
  if (line === undefined) {
    lines.push({ latest: notification, stores, isRead: notification.read })
    return
  }
  line.stores.push(...stores.filter((store) => !line.stores.includes(store)))
  line.isRead &&= notification.read
}

/**
 * Groups the notifications of each page by release, in the order of the latest of each. A page that is loaded later adds
 * to the last group at most, so that nothing above its end moves.
 */
export const groupByRelease = (pages: readonly (readonly Notification[])[]): NotificationGroup[] => {
  const groups: NotificationGroup[] = []
  for (const page of pages) {
    const last = groups.at(-1)
    const open = last === undefined ? [] : [last]
    for (const notification of page) {
      const { id, releaseId } = notification
      const found = open.find((group) => releaseId !== null && group.releaseId === releaseId)
      const group = found ?? { id, releaseId, lines: [] }
      if (found === undefined) {
        groups.push(group)
        open.push(group)
      }
      addTo(group, notification)
    }
  }
  return groups
}

type TakedownText = keyof typeof texts.takedown
const isTakedownText = (key: string): key is TakedownText => i18next.exists(`notifications:takedown.${key}`)

/** The name of a person in a notification; empty when there is none. */
const nameOf = (person: { firstName: string; lastName: string } | null): string =>
  person === null ? '' : fullName(person)

/** The sentence of a notification, by its type (access-3). */
export const notificationText = ({ type, service, release, sender, invited, organization }: Notification): string => {
  // The answer to an invitation comes from the invited person. The invitation itself names its sender.
  const invitedName = type === 'ORG_INVITATION' ? '' : nameOf(invited)
  const values = {
    // A deleted release or organization has no name any more.
    release: release?.title || i18next.t('notifications:deleted.release'),
    sender: invitedName || nameOf(sender) || i18next.t('notifications:someone'),
    organization: organization?.name || i18next.t('notifications:deleted.organization'),
  }
  const about = takedownTextOf(type, service)
  return about !== null && isTakedownText(about)
    ? i18next.t(`notifications:takedown.${about}`, values)
    : i18next.t(`notifications:text.${type}`, values)
}

/** "Today" is today in Rome, wherever the user is (access-4). dayjs would need a plugin for the time zone. */
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

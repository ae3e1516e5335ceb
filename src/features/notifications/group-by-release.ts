import type { Notification } from '#src/contract/notifications.ts'

/** Notifications that say the same of different stores: the latest, and the stores of all of them. */
export type NotificationLine = { latest: Notification; stores: string[]; isRead: boolean }
/** What is shown under one picture: all about one release, or a single notification about something else. */
export type NotificationGroup = { id: string; releaseId: string | null; lines: NotificationLine[] }

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

import type { Notification } from '#src/contract/notifications.ts'

/** The spec judges "today" in Rome, wherever the person is. */
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

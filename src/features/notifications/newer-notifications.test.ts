import { expect, test } from 'vitest'
import type { Notification } from '#src/contract/notifications.ts'
import { allRead, newerThan, withNewer } from '#src/features/notifications/newer-notifications.tsx'
import { testNotification } from '#src/features/notifications/testing/test-notification.ts'

const at = (minute: number, read = false) =>
  testNotification({ id: String(minute), createdAt: `2026-07-02T10:${String(minute).padStart(2, '0')}:00.000Z`, read })
const ids = (notifications: readonly Notification[]) => notifications.map(({ id }) => id)
const list = (...pages: Notification[][]) => ({
  pages: pages.map((notifications) => ({ notifications, nextCursor: null })),
  pageParams: pages.map(() => null),
})

test('when a notification is neither in the list nor older than the list, then it is newer', () => {
  expect(ids(newerThan([at(8), at(7)], [at(9), at(8), at(7), at(6)]))).toEqual(['9'])
  expect(newerThan([at(8), at(7)], [at(8), at(7)])).toEqual([])
  // Of two of the same moment, the one that is not shown yet is newer.
  expect(ids(newerThan([at(8)], [{ ...at(8), id: 'twin' }, at(8)]))).toEqual(['twin'])
})

test('when the list is empty, then all are newer', () => {
  expect(ids(newerThan([], [at(9), at(8)]))).toEqual(['9', '8'])
})

test('when newer notifications are shown, then they come first, and the others stay read or unread', () => {
  const { pages } = withNewer(list([at(8), at(7, true)], [at(6)]), [at(9)])
  expect(pages.map(({ notifications }) => ids(notifications))).toEqual([['9', '8', '7'], ['6']])
  expect(pages[0]?.notifications.map(({ read }) => read)).toEqual([false, false, true])
})

test('when the list is closed, then all are read (access-4.10)', () => {
  const { pages } = allRead(list([at(8)], [at(7), at(6, true)]))
  expect(pages.flatMap(({ notifications }) => notifications.map(({ read }) => read))).toEqual([true, true, true])
})

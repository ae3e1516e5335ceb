import { expect, test } from 'vitest'
import type { Notification } from '#src/contract/notifications.ts'
import { allRead, newerThan, withNewer } from '#src/features/notifications/newer-notifications.ts'
import { testNotification } from '#src/features/notifications/test-notification.ts'

const at = (minute: number, read = false) =>
  testNotification({ id: String(minute), createdAt: `2026-07-02T10:${String(minute).padStart(2, '0')}:00.000Z`, read })
const ids = (notifications: readonly Notification[]) => notifications.map(({ id }) => id)
const list = (...pages: Notification[][]) => ({
  pages: pages.map((notifications) => ({ notifications, nextCursor: null })),
  pageParams: pages.map(() => null),
})

test('newer is what the list does not hold, and nothing from before it', () => {
  expect(ids(newerThan([at(8), at(7)], [at(9), at(8), at(7), at(6)]))).toEqual(['9'])
  expect(newerThan([at(8), at(7)], [at(8), at(7)])).toEqual([])
  // Two of the same moment: the one that is not there yet is newer.
  expect(ids(newerThan([at(8)], [{ ...at(8), id: 'twin' }, at(8)]))).toEqual(['twin'])
})

test('of an empty list everything is newer', () => {
  expect(ids(newerThan([], [at(9), at(8)]))).toEqual(['9', '8'])
})

test('what is newer comes before the list, and the rest stays as it is marked', () => {
  const { pages } = withNewer(list([at(8), at(7, true)], [at(6)]), [at(9)])
  expect(pages.map(({ notifications }) => ids(notifications))).toEqual([['9', '8', '7'], ['6']])
  expect(pages[0]?.notifications.map(({ read }) => read)).toEqual([false, false, true])
})

test('once closed nothing of it is new (access-4.10)', () => {
  const { pages } = allRead(list([at(8)], [at(7), at(6, true)]))
  expect(pages.flatMap(({ notifications }) => notifications.map(({ read }) => read))).toEqual([true, true, true])
})

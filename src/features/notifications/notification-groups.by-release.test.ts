import { expect, test } from 'vitest'
import type { Notification } from '#src/contract/notifications.ts'
import { groupByRelease } from '#src/features/notifications/notification-groups.tsx'
import { testNotification } from '#src/features/notifications/testing/test-notification.ts'

const about = (id: string, releaseId: string | null, store: string, change: Partial<Notification> = {}) =>
  testNotification({ id, releaseId, stores: [{ id: store, name: store }], type: 'USER_RELEASEACCEPTED', ...change })
const shown = (...pages: Notification[][]) =>
  groupByRelease(pages).map(({ id, lines }) => [id, lines.map(({ latest, stores }) => [latest.id, ...stores])])

test('when notifications say the same of several stores, then they are one line; what differs is a line of its own', () => {
  const denied = about('2', 'boats', 'Deezer', { type: 'USER_RELEASEDENIED' })
  const takedown = about('4', 'boats', 'Qobuz', { service: 'TAKEDOWN' })
  expect(shown([about('1', 'boats', 'Spotify'), denied, about('3', 'boats', 'TIDAL'), takedown])).toEqual([
    [
      '1',
      [
        ['1', 'Spotify', 'TIDAL'],
        ['2', 'Deezer'],
        ['4', 'Qobuz'],
      ],
    ],
  ])
})

test('when notifications are of several releases, then the group with the latest comes first, and one without a release stands alone', () => {
  const page = [about('1', 'boats', 'A'), about('2', null, 'B'), about('3', 'porto', 'C'), about('4', 'boats', 'D')]
  expect(shown(page).map(([id]) => id)).toEqual(['1', '2', '3'])
  expect(shown([about('1', null, 'A'), about('2', null, 'A')])).toHaveLength(2)
})

test('when another page is loaded, then only the last group may grow', () => {
  const first = [about('1', 'boats', 'A'), about('2', 'porto', 'B')]
  const before = shown(first)
  const after = shown(first, [about('3', 'porto', 'C'), about('4', 'boats', 'D')])
  expect(after[0]).toEqual(before[0])
  expect(after.slice(1)).toEqual([
    ['2', [['2', 'B', 'C']]],
    ['4', [['4', 'D']]],
  ])
})

test('when all notifications of a line are read, then the line is read', () => {
  const isRead = (...reads: boolean[]) =>
    groupByRelease([reads.map((read, at) => about(String(at), 'boats', 'A', { read }))])[0]?.lines[0]?.isRead
  expect([isRead(true, true), isRead(true, false), isRead(false, true)]).toEqual([true, false, false])
})

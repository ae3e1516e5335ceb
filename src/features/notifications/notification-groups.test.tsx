import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Notification } from '#src/contract/notifications.ts'
import { groupByDay, NotificationImage } from '#src/features/notifications/notification-groups.tsx'
import { testNotification } from '#src/features/notifications/testing/test-notification.ts'

const sender = { firstName: 'Ada', lastName: 'Prova', avatar: 'https://liner.test/avatar.jpg' }
const release = { id: 'r', title: 'Paper Boats', cover: 'https://liner.test/cover.jpg' }
const render = (about: Partial<Notification>) =>
  renderToStaticMarkup(<NotificationImage notification={testNotification(about)} />)

test('when a notification is shown, then it has the sender’s picture, else the cover, else a sign (access-3.9)', () => {
  expect(render({ sender, release })).toContain(sender.avatar)
  expect(render({ sender: { ...sender, avatar: null }, release })).toContain(release.cover)
  const sign = render({ sender: { ...sender, avatar: null }, organization: { id: 'o', name: 'Halyard Music' } })
  expect(sign).toContain('<svg')
  expect(sign).not.toContain('<img')
})

const notifiedAt = (createdAt: string) => testNotification({ createdAt })

const CASES: [string, 'today' | 'previous', string][] = [
  ['2026-07-01T22:00:00.000Z', 'today', 'midnight in Rome, in summer'],
  ['2026-07-01T21:59:59.000Z', 'previous', 'a second before midnight'],
  ['2026-07-02T21:59:59.000Z', 'today', 'the end of the day'],
  ['2026-07-02T22:00:00.000Z', 'previous', 'the next day, by a wrong clock'],
]

test.each(CASES)('when a notification is of $2, then it is in the group “$1” (access-4.11)', (createdAt, group) => {
  const grouped = groupByDay([notifiedAt(createdAt)], new Date('2026-07-02T10:00:00Z'))
  expect(grouped[group]).toHaveLength(1)
})

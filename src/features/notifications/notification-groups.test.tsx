import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Notification } from '#src/contract/notifications.ts'
import { NotificationImage } from '#src/features/notifications/notification-groups.tsx'
import { testNotification } from '#src/features/notifications/test-notification.ts'

const sender = { firstName: 'Ada', lastName: 'Prova', avatar: 'https://liner.test/avatar.jpg' }
const release = { id: 'r', title: 'Paper Boats', cover: 'https://liner.test/cover.jpg' }
const drawn = (about: Partial<Notification>) =>
  renderToStaticMarkup(<NotificationImage notification={testNotification(about)} />)

test('the sender’s picture, else the cover, else a sign (access-3.9)', () => {
  expect(drawn({ sender, release })).toContain(sender.avatar)
  expect(drawn({ sender: { ...sender, avatar: null }, release })).toContain(release.cover)
  const sign = drawn({ sender: { ...sender, avatar: null }, organization: { id: 'o', name: 'Halyard Music' } })
  expect(sign).toContain('<svg')
  expect(sign).not.toContain('<img')
})

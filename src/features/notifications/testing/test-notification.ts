import type { Notification } from '#src/contract/notifications.ts'

/** A notification about nothing, except for what a test sets. */
export const testNotification = (about: Partial<Notification> = {}): Notification => ({
  id: '00000000-0000-4000-8000-000000000000',
  type: 'TEST_NOTIFICATION',
  createdAt: '2026-07-02T10:00:00.000Z',
  read: false,
  service: null,
  serviceURL: null,
  sender: null,
  release: null,
  releaseId: null,
  stores: [],
  artist: null,
  organization: null,
  invited: null,
  ...about,
})

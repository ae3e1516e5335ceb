import { expect, test } from 'vitest'
import type { Notification } from '#src/contract/notifications.ts'
import { groupByDay } from '#src/features/notifications/group-by-day.ts'

const told = (createdAt: string): Notification => ({
  id: '00000000-0000-4000-8000-000000000000',
  type: 'TEST_NOTIFICATION',
  createdAt,
  read: false,
  service: null,
  serviceURL: null,
  sender: null,
  release: null,
  releaseId: null,
  artist: null,
  organization: null,
  invited: null,
})

const CASES: [string, 'today' | 'previous', string][] = [
  ['2026-07-01T22:00:00.000Z', 'today', 'midnight in Rome, in summer'],
  ['2026-07-01T21:59:59.000Z', 'previous', 'a second before it'],
  ['2026-07-02T21:59:59.000Z', 'today', 'the end of the day'],
]

test.each(CASES)('%s is %s: %s (access-4.11)', (createdAt, group) => {
  const grouped = groupByDay([told(createdAt)], new Date('2026-07-02T10:00:00Z'))
  expect(grouped[group]).toHaveLength(1)
})

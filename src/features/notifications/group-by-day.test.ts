import { expect, test } from 'vitest'
import { testNotification } from '#src/features/notifications/test-notification.ts'
import { groupByDay } from '#src/features/notifications/group-by-day.ts'

const told = (createdAt: string) => testNotification({ createdAt })

const CASES: [string, 'today' | 'previous', string][] = [
  ['2026-07-01T22:00:00.000Z', 'today', 'midnight in Rome, in summer'],
  ['2026-07-01T21:59:59.000Z', 'previous', 'a second before it'],
  ['2026-07-02T21:59:59.000Z', 'today', 'the end of the day'],
  ['2026-07-02T22:00:00.000Z', 'previous', 'the next day, of which nothing can be known'],
]

test.each(CASES)('%s is %s: %s (access-4.11)', (createdAt, group) => {
  const grouped = groupByDay([told(createdAt)], new Date('2026-07-02T10:00:00Z'))
  expect(grouped[group]).toHaveLength(1)
})

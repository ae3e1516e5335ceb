import { expect, test } from 'vitest'
import { latestEventOf, RELEASE_EVENTS } from '#src/domain/release/history.ts'
import { SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

test.each(SUBMISSION_STATUSES)('a submission that is %s tells what happened, unless it waits', (status) => {
  const event = latestEventOf({ status, delivery: null })
  if (status === 'PENDING_APPROVAL') expect(event).toBeNull()
  else expect(RELEASE_EVENTS).toContain(event)
})

test('a refused takedown is not a rejected release', () => {
  expect(latestEventOf({ status: 'REJECTED', delivery: 'PROCESSED' })).toBe('TAKEDOWN_REFUSED')
  expect(latestEventOf({ status: 'REJECTED', delivery: null })).toBe('REJECTED')
})

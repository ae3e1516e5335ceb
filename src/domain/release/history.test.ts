import { expect, test } from 'vitest'
import { latestEventOf, RELEASE_EVENTS } from '#src/domain/release/history.ts'
import { SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

test.each(SUBMISSION_STATUSES)(
  'when a submission is %s, then its latest event is known, unless it waits for approval',
  (status) => {
    const event = latestEventOf({ kind: 'INSERT', status, delivery: null })
    if (status === 'PENDING_APPROVAL') expect(event).toBeNull()
    else expect(RELEASE_EVENTS).toContain(event)
  },
)

test('when an update is rejected, then it is no refused takedown', () => {
  expect(latestEventOf({ kind: 'UPDATE', status: 'REJECTED', delivery: 'PROCESSED' })).toBe('REJECTED')
})

test('when a takedown is refused, then the release is not rejected', () => {
  expect(latestEventOf({ kind: 'TAKEDOWN', status: 'REJECTED', delivery: 'PROCESSED' })).toBe('TAKEDOWN_REFUSED')
  expect(latestEventOf({ kind: 'INSERT', status: 'REJECTED', delivery: null })).toBe('REJECTED')
})

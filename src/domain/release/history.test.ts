import { expect, test } from 'vitest'
import { latestEventOf, RELEASE_EVENTS } from '#src/domain/release/history.ts'
import { SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

test.each(SUBMISSION_STATUSES)('a submission that is %s tells what happened, unless it waits', (status) => {
  const event = latestEventOf({ kind: 'INSERT', status, delivery: null })
  if (status === 'PENDING_APPROVAL') expect(event).toBeNull()
  else expect(RELEASE_EVENTS).toContain(event)
})

test('a rejected update is no refused takedown', () => {
  expect(latestEventOf({ kind: 'UPDATE', status: 'REJECTED', delivery: 'PROCESSED' })).toBe('REJECTED')
})

test('a refused takedown is not a rejected release', () => {
  expect(latestEventOf({ kind: 'TAKEDOWN', status: 'REJECTED', delivery: 'PROCESSED' })).toBe('TAKEDOWN_REFUSED')
  expect(latestEventOf({ kind: 'INSERT', status: 'REJECTED', delivery: null })).toBe('REJECTED')
})

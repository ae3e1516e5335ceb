import { expect, test } from 'vitest'
import { latestEventOf, RELEASE_EVENTS } from '#src/domain/release/history.ts'
import { SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

test.each(SUBMISSION_STATUSES)('a submission that is %s tells what happened, unless it waits', (status) => {
  const event = latestEventOf(status)
  if (status === 'PENDING_APPROVAL') expect(event).toBeNull()
  else expect(RELEASE_EVENTS).toContain(event)
})

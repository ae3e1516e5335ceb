import { expect, test } from 'vitest'
import { isTakedownAhead, submissionOn, takedownDayOf } from '#src/domain/submission/takedown-day.ts'

const confirmed = { status: 'APPROVED' as const, takedownOn: '2026-12-03' }

test('when the day of a confirmed takedown has come, then the submission is taken down', () => {
  expect(isTakedownAhead(confirmed, '2026-12-02')).toBe(true)
  expect(isTakedownAhead(confirmed, '2026-12-03')).toBe(false)
  expect(submissionOn(confirmed, '2026-12-02')).toBe(confirmed)
  const taken = { status: 'TAKEN_DOWN', statusAt: '2026-12-03T00:00:00.000Z' }
  expect(submissionOn(confirmed, '2026-12-03')).toMatchObject(taken)
  expect(submissionOn(confirmed, '2027-01-01')).toMatchObject(taken)
})

test('when a submission has no such day, then its status stays', () => {
  for (const status of ['APPROVED', 'REJECTED', 'TAKEN_DOWN', 'PENDING_TAKEDOWN'] as const) {
    const submission = { status, takedownOn: null }
    expect(submissionOn(submission, '2026-12-03')).toBe(submission)
    expect(isTakedownAhead(submission, '2026-12-03')).toBe(false)
    expect(isTakedownAhead({ status }, '2026-12-03')).toBe(false)
  }
})

test('when a submission is not approved, then no day takes it down', () => {
  const refused = { status: 'REJECTED' as const, takedownOn: '2026-12-03' }
  expect(submissionOn(refused, '2027-01-01')).toBe(refused)
  expect(isTakedownAhead(refused, '2026-01-01')).toBe(false)
})

test('when the day of a requested takedown has come, then it counts at once', () => {
  expect(takedownDayOf({ date: '2026-12-03' }, '2026-12-02')).toBe('2026-12-03')
  expect(takedownDayOf({ date: '2026-12-03' }, '2026-12-03')).toBe(null)
  expect(takedownDayOf({ date: null }, '2026-12-02')).toBe(null)
  expect(takedownDayOf(null, '2026-12-02')).toBe(null)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCode, normalizeCode, resendWait } from '#src/domain/auth/one-time-code.ts'
import { RESEND_WAIT_S } from '#src/domain/limits.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['\t12 34 56\n', '123456'],
])('when %j is entered, then it is read as the code %s (catalogue-5.2)', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code)
  expect(isCode(code)).toBe(true)
})

test.each(['', '12345', '1234567', '12345é', '<12345', '١٢٣٤٥٦'])(
  'when %j is entered, then it is no code (catalogue-5.2)',
  (code) => {
    expect(isCode(code)).toBe(false)
  },
)

test('when a code was sent, then the wait ends after thirty seconds, whatever the clock says', () => {
  expect(resendWait(0, 0)).toBe(30)
  expect(resendWait(0, 29_001)).toBe(1)
  expect(resendWait(0, 30_000)).toBe(0)
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (sentAt, now) => {
      const wait = resendWait(sentAt, now)
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThanOrEqual(RESEND_WAIT_S)
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { invitationStatusAt, isResendable, isResendTooSoon } from '#src/domain/membership/invitation.ts'

const sentAt = '2026-03-01T10:00:00.000Z'
const at = (instant: string) => new Date(instant)

describe('an invitation', () => {
  test('when it is sent, then it waits for fourteen days to the millisecond', () => {
    const sent = { status: 'PENDING', sentAt } as const
    expect(invitationStatusAt(sent, at('2026-03-15T09:59:59.999Z'))).toBe('PENDING')
    expect(invitationStatusAt(sent, at('2026-03-15T10:00:00.000Z'))).toBe('EXPIRED')
  })
  test.each(['ACCEPTED', 'REJECTED', 'REVOKED'] as const)(
    'when it is %s, then it stays so and is not sent again',
    (status) => {
      expect(invitationStatusAt({ status, sentAt }, at('2027-01-01T00:00:00Z'))).toBe(status)
      expect(isResendable(status)).toBe(false)
    },
  )
  test('when it is open or expired, then it can be sent again, once a minute', () => {
    expect([isResendable('PENDING'), isResendable('EXPIRED')]).toEqual([true, true])
    expect(isResendTooSoon({ sentAt }, at('2026-03-01T10:00:59.999Z'))).toBe(true)
    expect(isResendTooSoon({ sentAt }, at('2026-03-01T10:01:00.000Z'))).toBe(false)
  })
})

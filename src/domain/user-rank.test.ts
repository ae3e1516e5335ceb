import { expect, test } from 'vitest'
import { mayEnd, standsAbove } from '#src/domain/user-rank.ts'

test.each([
  ['SUPERADMIN', 'MEMBER', true],
  ['SUPERADMIN', 'SUPERADMIN', false],
  ['MEMBER', 'SUPERADMIN', false],
  ['MEMBER', 'MEMBER', false],
] as const)('%s above %s: %s', (user, other, above) => {
  expect(standsAbove(user, other)).toBe(above)
})

test('nobody ends themselves, nor those above them', () => {
  const [admin, member] = [{ id: '1', role: 'SUPERADMIN' } as const, { id: '2', role: 'MEMBER' } as const]
  const other = { id: '3', role: 'MEMBER' } as const
  expect([mayEnd(admin, member), mayEnd(member, other)]).toEqual([true, true])
  expect([mayEnd(admin, admin), mayEnd(member, member), mayEnd(member, admin)]).toEqual([false, false, false])
  expect(mayEnd(undefined, member)).toBe(false)
})

import { expect, test } from 'vitest'
import { canDeactivateUser, outranks } from '#src/domain/access/activation.ts'

test.each([
  ['SUPERADMIN', 'MEMBER', true],
  ['SUPERADMIN', 'SUPERADMIN', false],
  ['MEMBER', 'SUPERADMIN', false],
  ['MEMBER', 'MEMBER', false],
] as const)('%s above %s: %s', (user, other, above) => {
  expect(outranks(user, other)).toBe(above)
})

test('nobody ends themselves, nor those above them', () => {
  const [admin, member] = [{ id: '1', role: 'SUPERADMIN' } as const, { id: '2', role: 'MEMBER' } as const]
  const other = { id: '3', role: 'MEMBER' } as const
  expect([canDeactivateUser(admin, member), canDeactivateUser(member, other)]).toEqual([true, true])
  expect([
    canDeactivateUser(admin, admin),
    canDeactivateUser(member, member),
    canDeactivateUser(member, admin),
  ]).toEqual([false, false, false])
  expect(canDeactivateUser(undefined, member)).toBe(false)
})

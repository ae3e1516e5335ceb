import { expect, test } from 'vitest'
import { canDeactivateUser, outranks, canReactivateOrganization } from '#src/domain/access/activation.ts'

test.each([
  ['SUPERADMIN', 'MEMBER', true],
  ['SUPERADMIN', 'SUPERADMIN', false],
  ['MEMBER', 'SUPERADMIN', false],
  ['MEMBER', 'MEMBER', false],
] as const)('when it is asked whether a %s outranks a %s, then the answer is %s', (user, other, above) => {
  expect(outranks(user, other)).toBe(above)
})

test('when it is oneself or somebody of a higher role, then a user cannot be deactivated', () => {
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

test.each([
  [false, 'ada', true],
  [false, 'somebody else', false],
  [false, null, false],
  [true, 'somebody else', true],
  [true, null, true],
])(
  'when it is asked whether Ada (super administrator: %s) can reactivate what %s switched off, then the answer is %s',
  (isSuperAdmin, offBy, may) => {
    expect(canReactivateOrganization({ id: 'ada', isSuperAdmin }, offBy)).toBe(may)
  },
)

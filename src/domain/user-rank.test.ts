import { expect, test } from 'vitest'
import { standsAbove } from '#src/domain/user-rank.ts'

test.each([
  ['SUPERADMIN', 'MEMBER', true],
  ['SUPERADMIN', 'SUPERADMIN', false],
  ['MEMBER', 'SUPERADMIN', false],
  ['MEMBER', 'MEMBER', false],
] as const)('%s above %s: %s', (user, other, above) => {
  expect(standsAbove(user, other)).toBe(above)
})

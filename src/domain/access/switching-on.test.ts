import { expect, test } from 'vitest'
import { canReactivateOrganization } from '#src/domain/access/switching-on.ts'

test.each([
  [false, 'ada', true],
  [false, 'somebody else', false],
  [false, null, false],
  [true, 'somebody else', true],
  [true, null, true],
])('super administrator %s, switched off by %s: %s', (isSuperAdmin, offBy, may) => {
  expect(canReactivateOrganization({ id: 'ada', isSuperAdmin }, offBy)).toBe(may)
})

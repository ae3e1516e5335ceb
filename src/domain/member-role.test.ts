import { expect, test } from 'vitest'
import { MEMBER_ROLES, USUAL_PERMISSIONS, usualRoleOf } from '#src/domain/member-role.ts'

test.each(MEMBER_ROLES)('what %s begins with leads back to that role', (role) => {
  expect(usualRoleOf(USUAL_PERMISSIONS[role])).toBe(role)
})

test('a manager begins with everything, somebody else with nothing', () => {
  expect(USUAL_PERMISSIONS.MANAGER).toHaveLength(7)
  expect(usualRoleOf(['MANAGE_RELEASE'])).toBe('OTHER')
})

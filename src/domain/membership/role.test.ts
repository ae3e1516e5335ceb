import { expect, test } from 'vitest'
import { MEMBER_ROLES, DEFAULT_PERMISSIONS, inferMemberRole } from '#src/domain/membership/role.ts'

test.each(MEMBER_ROLES)('what %s begins with leads back to that role', (role) => {
  expect(inferMemberRole(DEFAULT_PERMISSIONS[role])).toBe(role)
})

test('a manager begins with everything, somebody else with nothing', () => {
  expect(DEFAULT_PERMISSIONS.MANAGER).toHaveLength(7)
  expect(inferMemberRole(['MANAGE_RELEASE'])).toBe('OTHER')
})

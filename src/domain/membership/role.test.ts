import { expect, test } from 'vitest'
import {
  MEMBER_ROLES,
  DEFAULT_PERMISSIONS,
  inferMemberRole,
  isLastManager,
  leavesNoManager,
} from '#src/domain/membership/role.ts'

test.each(MEMBER_ROLES)('what %s begins with leads back to that role', (role) => {
  expect(inferMemberRole(DEFAULT_PERMISSIONS[role])).toBe(role)
})

test('a manager begins with everything, somebody else with nothing', () => {
  expect(DEFAULT_PERMISSIONS.MANAGER).toHaveLength(7)
  expect(inferMemberRole(['MANAGE_RELEASE'])).toBe('OTHER')
})

const manager = (id: string, isActive = true) => ({ id, isActive, permissions: ['MANAGE_ORGANIZATION'] as const })
const other = { id: 'other', isActive: true, permissions: ['MANAGE_USER'] as const }

test('the only manager of an organization is its last manager', () => {
  expect(isLastManager([manager('a'), other], 'a')).toBe(true)
  expect(isLastManager([manager('a'), manager('b')], 'a')).toBe(false)
})

test('a member who cannot sign in manages nothing', () => {
  expect(isLastManager([manager('a'), manager('b', false)], 'a')).toBe(true)
  expect(isLastManager([manager('a', false), other], 'a')).toBe(false)
})

test('a member who manages nothing may always leave', () => {
  expect(isLastManager([manager('a'), other], 'other')).toBe(false)
  expect(isLastManager([], 'a')).toBe(false)
})

test('members who leave together are counted together', () => {
  const members = [manager('a'), manager('b'), other]
  expect(leavesNoManager(members, new Set(['a', 'b']))).toBe(true)
  expect(leavesNoManager(members, new Set(['a', 'other']))).toBe(false)
})

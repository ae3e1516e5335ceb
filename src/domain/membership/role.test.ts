import { expect, test } from 'vitest'
import {
  MEMBER_ROLES,
  DEFAULT_PERMISSIONS,
  inferMemberRole,
  isLastManager,
  leavesNoManager,
} from '#src/domain/membership/role.ts'

test.each(MEMBER_ROLES)('when a member has the default permissions of the role %s, then that is their role', (role) => {
  expect(inferMemberRole(DEFAULT_PERMISSIONS[role])).toBe(role)
})

test('when a member starts as a manager, then all permissions are set; with one of them alone, the role is another', () => {
  expect(DEFAULT_PERMISSIONS.MANAGER).toHaveLength(7)
  expect(inferMemberRole(['MANAGE_RELEASE'])).toBe('OTHER')
})

const manager = (id: string, isActive = true) => ({ id, isActive, permissions: ['MANAGE_ORGANIZATION'] as const })
const other = { id: 'other', isActive: true, permissions: ['MANAGE_USER'] as const }

test('when an organization has one manager, then that is its last manager', () => {
  expect(isLastManager([manager('a'), other], 'a')).toBe(true)
  expect(isLastManager([manager('a'), manager('b')], 'a')).toBe(false)
})

test('when a member cannot sign in, then they manage nothing', () => {
  expect(isLastManager([manager('a'), manager('b', false)], 'a')).toBe(true)
  expect(isLastManager([manager('a', false), other], 'a')).toBe(false)
})

test('when a member manages nothing, then they may always leave', () => {
  expect(isLastManager([manager('a'), other], 'other')).toBe(false)
  expect(isLastManager([], 'a')).toBe(false)
})

test('when members leave together, then they are counted together', () => {
  const members = [manager('a'), manager('b'), other]
  expect(leavesNoManager(members, new Set(['a', 'b']))).toBe(true)
  expect(leavesNoManager(members, new Set(['a', 'other']))).toBe(false)
})

import { expect, test } from 'vitest'
import { isLastManager, leavesNoManager } from '#src/domain/membership/managers.ts'

const manager = (id: string, isActive = true) => ({ id, isActive, permissions: ['MANAGE_ORGANIZATION'] as const })
const other = { id: 'other', isActive: true, permissions: ['MANAGE_USER'] as const }

test('the only one who manages an organization is its last manager', () => {
  expect(isLastManager([manager('a'), other], 'a')).toBe(true)
  expect(isLastManager([manager('a'), manager('b')], 'a')).toBe(false)
})

test('whoever cannot sign in manages nothing', () => {
  expect(isLastManager([manager('a'), manager('b', false)], 'a')).toBe(true)
  expect(isLastManager([manager('a', false), other], 'a')).toBe(false)
})

test('whoever manages nothing may always go', () => {
  expect(isLastManager([manager('a'), other], 'other')).toBe(false)
  expect(isLastManager([], 'a')).toBe(false)
})

test('several who go together are looked at together', () => {
  const members = [manager('a'), manager('b'), other]
  expect(leavesNoManager(members, new Set(['a', 'b']))).toBe(true)
  expect(leavesNoManager(members, new Set(['a', 'other']))).toBe(false)
})

import { expect, test } from 'vitest'
import { stepToShow } from '#src/features/access/access-draft.ts'

const nothing = { email: '', terms: false, code: '', sentAt: null }
const addressed = { ...nothing, email: 'ada@new.test' }

test.each([
  ['email', nothing, 'email'],
  ['code', nothing, 'email'],
  ['password', nothing, 'email'],
  ['code', addressed, 'code'],
  ['password', addressed, 'code'],
  ['email', addressed, 'email'],
  ['password', { ...addressed, code: '123456' }, 'password'],
] as const)('asked for %s, with %o typed, %s is shown', (asked, typed, shown) => {
  expect(stepToShow(asked, typed)).toBe(shown)
})

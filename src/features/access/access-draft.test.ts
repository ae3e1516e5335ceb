import { expect, test } from 'vitest'
import { stepToShow } from '#src/features/access/access-draft.ts'

const empty = { email: '', terms: false, code: '', sentAt: null }
const withEmail = { ...empty, email: 'ada@new.test' }

test.each([
  ['email', empty, 'email'],
  ['code', empty, 'email'],
  ['password', empty, 'email'],
  ['code', withEmail, 'code'],
  ['password', withEmail, 'code'],
  ['email', withEmail, 'email'],
  ['password', { ...withEmail, code: '123456' }, 'password'],
] as const)('when the address names %s and the draft is %o, then %s is shown', (wantedStep, draft, shown) => {
  expect(stepToShow(wantedStep, draft)).toBe(shown)
})

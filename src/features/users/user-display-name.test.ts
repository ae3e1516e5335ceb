import { expect, test } from 'vitest'
import { userDisplayName } from '#src/features/users/user-display-name.ts'

test('when a user has no name yet, then their e-mail address is shown (catalogue-2.6.6)', () => {
  const email = 'ada@liner.test'
  expect(userDisplayName({ firstName: 'Ada', lastName: 'Bruzzone', email })).toBe('Ada Bruzzone')
  expect(userDisplayName({ firstName: 'Ada', lastName: '', email })).toBe('Ada')
  expect(userDisplayName({ firstName: '', lastName: ' ', email })).toBe(email)
})

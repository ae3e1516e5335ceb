import { expect, test } from 'vitest'
import { nameOfUser } from '#src/features/users/name-of-user.ts'

test('whoever has no name yet is called by their e-mail (catalogue-2.6.6)', () => {
  const email = 'ada@liner.test'
  expect(nameOfUser({ firstName: 'Ada', lastName: 'Bruzzone', email })).toBe('Ada Bruzzone')
  expect(nameOfUser({ firstName: 'Ada', lastName: '', email })).toBe('Ada')
  expect(nameOfUser({ firstName: '', lastName: ' ', email })).toBe(email)
})

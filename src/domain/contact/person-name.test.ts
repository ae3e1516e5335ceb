import { expect, test } from 'vitest'
import { displayName, fullName } from '#src/domain/contact/person-name.ts'

test('when a person has entered one name only, then it stands alone', () => {
  expect(fullName({ firstName: 'Ada', lastName: 'Bruzzone' })).toBe('Ada Bruzzone')
  expect(fullName({ firstName: 'Ada', lastName: '' })).toBe('Ada')
  expect(fullName({ firstName: ' ', lastName: 'Bruzzone' })).toBe('Bruzzone')
  expect(fullName({ firstName: '', lastName: '' })).toBe('')
})

test('when a user has no name yet, then their e-mail address is shown (catalogue-2.6.6)', () => {
  const email = 'ada@liner.test'
  expect(displayName({ firstName: 'Ada', lastName: 'Bruzzone', email })).toBe('Ada Bruzzone')
  expect(displayName({ firstName: 'Ada', lastName: '', email })).toBe('Ada')
  expect(displayName({ firstName: '', lastName: ' ', email })).toBe(email)
})

import { expect, test } from 'vitest'
import { profileForm, valuesOf } from '#src/features/profile/profile-form.tsx'

const USER = {
  id: '00000001-0000-4000-8000-000000000001',
  email: 'ada@liner.test',
  firstName: 'Ada',
  lastName: 'Prova',
  avatar: null,
  avatarFileId: null,
  role: 'MEMBER',
  completed: true,
  phone: null,
  googleId: null,
  facebookId: null,
  hasPassword: true,
} as const
const invalidFields = (typed: object) =>
  profileForm.safeParse({ ...valuesOf(USER), ...typed }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('when a profile has no phone number, then its field is empty, and may stay empty', () => {
  expect(valuesOf(USER)).toEqual({ imageFileId: null, firstName: 'Ada', lastName: 'Prova', phone: '' })
  expect(invalidFields({})).toEqual([])
})

test.each([
  [{ firstName: '  ' }, ['firstName']],
  [{ lastName: 'a'.repeat(101) }, ['lastName']],
  [{ phone: 'call me' }, ['phone']],
  [{ phone: '+39 010 1234567' }, []],
  [{ firstName: '<img src=x onerror=alert(1)>' }, []],
])('when %j is typed, then the invalid fields are %j', (typed, fields) => {
  expect(invalidFields(typed)).toEqual(fields)
})

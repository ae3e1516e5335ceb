import { expect, test } from 'vitest'
import { profileForm, valuesOf } from '#src/features/profile/profile-form-values.ts'

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
const found = (typed: object) =>
  profileForm.safeParse({ ...valuesOf(USER), ...typed }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('a profile is shown with an empty number where there is none, and may stay so', () => {
  expect(valuesOf(USER)).toEqual({ imageFileId: null, firstName: 'Ada', lastName: 'Prova', phone: '' })
  expect(found({})).toEqual([])
})

test.each([
  [{ firstName: '  ' }, ['firstName']],
  [{ lastName: 'a'.repeat(101) }, ['lastName']],
  [{ phone: 'call me' }, ['phone']],
  [{ phone: '+39 010 1234567' }, []],
  [{ firstName: '<img src=x onerror=alert(1)>' }, []],
])('%j', (typed, fields) => {
  expect(found(typed)).toEqual(fields)
})

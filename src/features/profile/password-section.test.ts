import { describe, expect, test } from 'vitest'
import { changePasswordForm, setPasswordForm } from '#src/features/profile/password-section.tsx'

const NEXT = 'Liner-2026-next!'
const RIGHT = { currentPassword: 'Liner-2026-old!', password: NEXT, confirmation: NEXT }
const problemsIn = (form: typeof changePasswordForm | typeof setPasswordForm, typed: Partial<typeof RIGHT>) =>
  form.safeParse({ ...RIGHT, ...typed }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('a new password', () => {
  test.each([
    [{}, []],
    [{ currentPassword: '' }, ['currentPassword: required']],
    [{ password: '', confirmation: '' }, ['password: required', 'confirmation: required']],
    [{ password: 'short', confirmation: 'short' }, ['password: password']],
    [{ confirmation: `${NEXT} ` }, ['confirmation: mismatch']],
  ])('when all is right but for %j, then its problems are %j', (typed, problems) => {
    expect(problemsIn(changePasswordForm, typed)).toEqual(problems)
  })

  test('when there is no current password, then none is needed', () => {
    expect(problemsIn(setPasswordForm, { currentPassword: '' })).toEqual([])
  })
})

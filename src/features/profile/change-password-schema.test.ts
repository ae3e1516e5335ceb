import { describe, expect, test } from 'vitest'
import { changeForm, setForm } from '#src/features/profile/change-password-schema.ts'

const NEXT = 'Liner-2026-next!'
const RIGHT = { currentPassword: 'whatever it was', password: NEXT, confirmation: NEXT }
const found = (form: typeof changeForm | typeof setForm, typed: Partial<typeof RIGHT>) =>
  form.safeParse({ ...RIGHT, ...typed }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('a new password', () => {
  test.each([
    [{}, []],
    [{ currentPassword: '' }, ['currentPassword: required']],
    [{ password: '', confirmation: '' }, ['password: required', 'confirmation: required']],
    [{ password: 'short', confirmation: 'short' }, ['password: password']],
    [{ confirmation: `${NEXT} ` }, ['confirmation: mismatch']],
  ])('%j', (typed, problems) => {
    expect(found(changeForm, typed)).toEqual(problems)
  })

  test('needs no current one where there is none', () => {
    expect(found(setForm, { currentPassword: '' })).toEqual([])
  })
})

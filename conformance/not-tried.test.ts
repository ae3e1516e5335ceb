import { expect, test } from 'vitest'
import { notTried } from './not-tried.ts'

test('when no token is given, then both options are named, and what was not tried without them', () => {
  const said = notTried({})
  for (const part of [
    '--google-token and --facebook-token',
    'auth.googleSignIn, auth.facebookSignIn',
    'linked or unlinked',
  ])
    expect(said).toContain(part)
})

test('when one token is given, then only the other provider is named', () => {
  expect(notTried({ google: 'token' })).toMatch(/--facebook-token(?!.*[Gg]oogle)/)
  expect(notTried({ facebook: 'token' })).toMatch(/--google-token(?!.*[Ff]acebook)/)
})

test('when both tokens are given, then nothing is said', () => {
  expect(notTried({ google: 'token', facebook: 'token' })).toBe('')
})

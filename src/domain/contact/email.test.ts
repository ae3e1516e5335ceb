import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidEmail } from '#src/domain/contact/email.ts'

test.each([
  ['anna@label.com', true],
  ['ANNA.B+x@Sub.Label.MUSIC', true],
  ['anna@label', false],
  ['anna@label.c', false],
  ['anna@', false],
  ['@label.com', false],
  ['anna label@x.com', false],
  ['anna@-label.com', false],
  ['anna@label..com', false],
  ['', false],
])('%s is valid: %s (catalogue-5.9)', (email, valid) => {
  expect(isValidEmail(email)).toBe(valid)
})

test('never takes long and never takes what has no @', () => {
  fc.assert(fc.property(fc.string({ maxLength: 10_000 }), (text) => text.includes('@') || !isValidEmail(text)))
})

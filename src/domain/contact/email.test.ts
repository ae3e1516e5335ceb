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
])('when it is asked whether “%s” is an e-mail address, then the answer is %s (catalogue-5.9)', (email, valid) => {
  expect(isValidEmail(email)).toBe(valid)
})

test('when a text has no @, then it is no e-mail address, however long it is', () => {
  fc.assert(fc.property(fc.string({ maxLength: 10_000 }), (text) => text.includes('@') || !isValidEmail(text)))
})

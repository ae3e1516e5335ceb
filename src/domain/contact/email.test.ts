import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameEmail, isValidEmail } from '#src/domain/contact/email.ts'
import { EMAIL_MAX } from '#src/domain/limits.ts'

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

/** What makes a careless expression try every way to divide a text. */
const HOSTILE: [string, (length: number) => string][] = [
  ['one long name', (length) => 'a'.repeat(length)],
  ['a domain without a dot', (length) => `a@${'0'.repeat(length)}!`],
  ['a domain of hyphens', (length) => `a@${'a-'.repeat(length / 2)}!`],
  ['a domain of dots', (length) => `a@${'a.'.repeat(length / 2)}!`],
  ['a domain of long parts', (length) => `a@${`${'a'.repeat(60)}.`.repeat(length / 61)}!`],
  ['many signs', (length) => 'a@'.repeat(length / 2)],
]
test.each(HOSTILE)('when a text is %s, then it is refused, also at a million characters', (_, made) => {
  // Trying all ways would not end within the limit of a test.
  for (const length of [EMAIL_MAX - 10, 1_000_000]) expect(isValidEmail(made(length))).toBe(false)
})

test('when an address is as long as one may be, then it is valid, and with one character more it is not', () => {
  const address = (length: number) => `${'a'.repeat(length - '@label.com'.length)}@label.com`
  expect(isValidEmail(address(EMAIL_MAX))).toBe(true)
  expect(isValidEmail(address(EMAIL_MAX + 1))).toBe(false)
})

test('when two addresses differ in case only, then they are of one person', () => {
  expect(isSameEmail('Anna@Label.com', 'anna@label.COM')).toBe(true)
  expect(isSameEmail('anna@label.com', 'anna@label.org')).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWebAddress } from '#src/domain/contact/web-address.ts'

test.each([
  'https://liner.test',
  'http://liner.test/a?b=c#d',
  'HTTPS://LINER.TEST',
  ' https://liner.test ',
  'https://città.example.it/è',
])('when an address is %j, then it may be opened (catalogue-5.9)', (value) => expect(isWebAddress(value)).toBe(true))

test.each([
  '',
  'liner.test',
  'https://',
  'https://localhost',
  'ftp://liner.test',
  'javascript:alert(1)',
  'JavaScript:alert(1)//liner.test',
  'java\nscript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  'https://liner.test@evil.test',
  '//liner.test',
])('when an address is %j, then it may not be opened (catalogue-5.9)', (value) =>
  expect(isWebAddress(value)).toBe(false),
)

test('when a text is an address, then it never opens a script', () => {
  const scheme = fc.constantFrom('javascript:', 'JAVASCRIPT:', ' javascript:', 'java\tscript:', 'vbscript:', 'data:')
  fc.assert(fc.property(scheme, fc.string(), (start, rest) => !isWebAddress(`${start}${rest}`)))
})

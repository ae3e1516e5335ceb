import { expect, test } from 'vitest'
import { isPhone, isPhoneIn } from '#src/domain/contact/phone.ts'

test.each(['+39 010 123 4567', '(010) 1234567', '010/123.45-67', '123456', '+123456789012345'])(
  'when a phone number is %s, then it is accepted',
  (text) => expect(isPhone(text)).toBe(true),
)
test.each(['', '12345', '+1234567890123456', 'call me', '010 1234567 x2', '++39010123456'])(
  'when a phone number is %j, then it is refused',
  (text) => expect(isPhone(text)).toBe(false),
)

test.each([
  ['IT', '+39 010 555 0100'],
  ['IT', '0039 010 555 0100'],
  ['IT', '333 1234567'],
  ['GB', '0117 496 0100'],
  ['US', '+1 (510) 555-0100'],
  ['FR', '+39 010 555 0100'],
  ['JP', '+81 3 1234 5678'],
  [null, '123456'],
])('when the country is %s, then the phone number %s is accepted', (country, text) =>
  expect(isPhoneIn(country, text)).toBe(true),
)
test.each([
  ['IT', '+39 12345'],
  ['GB', '117 496'],
  ['US', '+1 510 555 010'],
  ['FR', '+33 4 65 71 010'],
  ['JP', 'call me'],
])('when the country is %s, then the phone number %j is refused', (country, text) =>
  expect(isPhoneIn(country, text)).toBe(false),
)

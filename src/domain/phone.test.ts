import { expect, test } from 'vitest'
import { isPhone } from '#src/domain/phone.ts'

test.each(['+39 010 123 4567', '(010) 1234567', '010/123.45-67', '123456', '+123456789012345'])(
  '%s can be one',
  (text) => expect(isPhone(text)).toBe(true),
)
test.each(['', '12345', '+1234567890123456', 'call me', '010 1234567 x2', '++39010123456'])('%j cannot', (text) =>
  expect(isPhone(text)).toBe(false),
)

import { expect, test } from 'vitest'
import { hasContactDetails } from '#src/domain/metadata/contact-details.ts'

test.each([
  ['http://x'],
  ['HTTPS://x'],
  ['www.x'],
  ['a@b.it'],
  ['@ana'],
  ['write to @ana now'],
  ['luna.com'],
  ['shop.luna.com'],
  ['Luna.it'],
  ['lu.com'],
  ['ana.co.uk'],
  ['+39 333 1234567'],
  ['0039 3331234567'],
  ['tel 12345'],
  ['Tel.: +3912345'],
])('when a text is “%s”, then it has contact details', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each([
  ['ana@'],
  ['lu.it'],
  ['3.it'],
  ['luna.comet'],
  ['Mr. Info'],
  ['A.M.'],
  ['co.uk'],
  ['+39'],
  ['hotel 12345'],
  ['phone 1234'],
  ['whatsapp12345'],
  ['1999 1234567'],
])('when a text is “%s”, then it has none', (text) => {
  expect(hasContactDetails(text)).toBe(false)
})

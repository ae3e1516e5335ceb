import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatIsrc, isValidIsrc, normalizeIsrc } from '#src/domain/identifiers/isrc.ts'

test.each([
  ['AA-6Q7-20-00047', true],
  ['IT01A1500001', true],
  ['isrc it-01a-15-00001', true],
  ['QZAB12345678', true],
  ['IT01A150000', false],
  ['1T01A1500001', false],
  ['IT01A15O0001', false],
  ['', false],
])('%s is valid: %s', (code, valid) => {
  expect(isValidIsrc(code)).toBe(valid)
})

test('is kept compact and shown with hyphens', () => {
  expect(normalizeIsrc('ISRC: aa.6q7 20-00047')).toBe('AA6Q72000047')
  expect(formatIsrc('AA6Q72000047')).toBe('AA-6Q7-20-00047')
  expect(formatIsrc('not one')).toBe('not one')
})

test('normalizing twice changes nothing more, and formatting is undone by it', () => {
  const isrc = fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{3}\d{7}$/)
  fc.assert(fc.property(isrc, (code) => normalizeIsrc(formatIsrc(code)) === normalizeIsrc(code)))
})

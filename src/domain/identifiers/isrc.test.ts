import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatIsrc,
  isValidIsrc,
  normalizeIsrc,
  isIsrcPrefix,
  normalizeIsrcPrefix,
  isrcAt,
  isrcNumberOf,
  isrcNumbers,
  isrcStart,
  isrcStartOf,
} from '#src/domain/identifiers/isrc.ts'

test.each([
  ['AA-6Q7-20-00047', true],
  ['IT01A1500001', true],
  ['isrc it-01a-15-00001', true],
  ['QZAB12345678', true],
  ['ISRC IT-01A-15-00001', true],
  ['IS-RC1-25-00001', true],
  ['ISRC: IS-RC1-25-00001', true],
  ['IT01A150000', false],
  ['1T01A1500001', false],
  ['IT01A15O0001', false],
  ['', false],
])('when it is asked whether “%s” is a valid ISRC, then the answer is %s', (code, valid) => {
  expect(isValidIsrc(code)).toBe(valid)
})

test('when an ISRC is stored, then it is compact, and shown with hyphens', () => {
  expect(normalizeIsrc('ISRC: aa.6q7 20-00047')).toBe('AA6Q72000047')
  expect(normalizeIsrc('IT\u2013L4N\u201326\u201300999')).toBe('ITL4N2600999')
  expect(normalizeIsrc('isrc12500001')).toBe('ISRC12500001')
  expect(formatIsrc('AA6Q72000047')).toBe('AA-6Q7-20-00047')
  expect(formatIsrc('not one')).toBe('not one')
})

const isrc = fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{3}\d{7}$/)

test('when an ISRC is shown with hyphens, then they are in their places, and normalizing takes them out again', () => {
  fc.assert(
    fc.property(isrc, (code) => {
      expect(formatIsrc(code)).toMatch(/^[A-Z]{2}-[A-Z0-9]{3}-\d{2}-\d{5}$/)
      expect(normalizeIsrc(formatIsrc(code))).toBe(code)
    }),
  )
})

test('when a normalized ISRC is normalized again, then it stays the same, whatever was typed', () => {
  const piece = fc.oneof(
    isrc,
    fc.constantFrom('ISRC', 'isrc', 'I S R C', ':', ' ', '-', '.', '\n', 'ISRC:'),
    fc.string(),
  )
  const typed = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(typed, (text) => {
      const normalized = normalizeIsrc(text)
      expect(normalizeIsrc(normalized)).toBe(normalized)
      expect(isValidIsrc(text)).toBe(isValidIsrc(normalized))
    }),
  )
})

test('when the label is repeated, then a code that begins like it is whole, and a hundred thousand are no problem', () => {
  expect(normalizeIsrc('ISRC: ISRC IS-RC1-25-00001')).toBe('ISRC12500001')
  expect(normalizeIsrc('ISRC:'.repeat(100_000))).toBe('')
})

test.each(['ISRC ISRC IT-01A-15-00001', 'I.S.R.C. IT-01A-15-00001', '- ISRC: IT01A1500001'])(
  'when the label before an ISRC is “%s”, then it is no part of the code',
  (typed) => {
    expect(normalizeIsrc(typed)).toBe('IT01A1500001')
  },
)

test.each([
  ['IT-ABC', true],
  ['IT-01A', true],
  ['QZ-R7T', true],
  ['ITABC', false],
  ['it-abc', false],
  ['I1-ABC', false],
  ['IT-AB', false],
  ['IT-ABCD', false],
  ['IT-AÀC', false],
  [' IT-ABC', false],
  ['', false],
])('when it is asked whether %j is an ISRC prefix, then the answer is %s (catalogue-5.21)', (value, valid) => {
  expect(isIsrcPrefix(value)).toBe(valid)
})

test.each([
  ['ITABC', 'IT-ABC'],
  ['it 01a', 'IT-01A'],
  ['it.abc-', 'IT-ABC'],
  ['IT-ABC', 'IT-ABC'],
  ['ISRC: it-abc', 'IT-ABC'],
  ['is-rc1', 'IS-RC1'],
  ['it', 'IT'],
  ['', ''],
])('when the prefix %j is typed, then it is normalized to %j', (typed, normalized) => {
  expect(normalizeIsrcPrefix(typed)).toBe(normalized)
})

test('when a normalized prefix is normalized again, then it stays the same, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const normalized = normalizeIsrcPrefix(typed)
      expect(normalizeIsrcPrefix(normalized)).toBe(normalized)
    }),
  )
})

test('when a prefix is typed in any spelling, then it is recognised', () => {
  const prefix = fc.stringMatching(/^[A-Z]{2}-[A-Z0-9]{3}$/)
  const typed = fc.constantFrom(
    (text: string) => text.toLowerCase(),
    (text: string) => text.replace('-', ''),
    (text: string) => [...text].join(' '),
  )
  fc.assert(fc.property(prefix, typed, (code, type) => isIsrcPrefix(normalizeIsrcPrefix(type(code)))))
})

test('when an ISRC is made, then it has the prefix, two digits of the year and five of the number', () => {
  expect(isrcAt(isrcStart('IT-ABC', 2026), 7)).toBe('ITABC2600007')
  expect(isrcAt(isrcStart('IT-ABC', 2105), 99_999)).toBe('ITABC0599999')
  expect(isrcAt(isrcStart('IS-RC1', 2026), 7)).toBe('ISRC12600007')
})

test('when an ISRC is taken apart, then its start and its number make it again', () => {
  fc.assert(
    fc.property(isrc, (code) => {
      expect(isrcAt(isrcStartOf(code), isrcNumberOf(code))).toBe(code)
    }),
  )
})

test('when numbers are asked for, then none is past the last of the year', () => {
  expect(isrcNumbers(7, 3)).toEqual([7, 8, 9])
  expect(isrcNumbers(99_998, 4)).toEqual([99_998, 99_999])
  expect(isrcNumbers(100_000, 1)).toEqual([])
})

test('when something comes before or after an ISRC, then it is not valid', () => {
  expect(isValidIsrc('XITABC2600007')).toBe(false)
  expect(isValidIsrc('ITABC26000071')).toBe(false)
})

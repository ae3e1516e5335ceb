import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import { readDay } from '#src/domain/release-import/read-day.ts'

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026/1/2', '2026-01-02'],
  ['01/12/2026', '2026-12-01'],
  ['1.12.2026', '2026-12-01'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2027', undefined],
  ['12/31/2026', undefined],
  ['5.3.27', '2027-03-05'],
  ['5/3/79', '2079-03-05'],
  ['5/3/80', '1980-03-05'],
  ['5/3/027', undefined],
  ['12 March 2027', '2027-03-12'],
  ['12 marzo 2027', '2027-03-12'],
  ['1° maggio 2027', '2027-05-01'],
  ['3rd Sept. 2027', '2027-09-03'],
  ['12-Mar-27', '2027-03-12'],
  ['7 set 2027', '2027-09-07'],
  ['7 GIU. 99', '1999-06-07'],
  ['March 12, 2027', '2027-03-12'],
  ['Dec 1 2027', '2027-12-01'],
  ['30 febbraio 2027', undefined],
  ['12 constructor 2027', undefined],
  ['March 2027', undefined],
  ['soon', undefined],
  ['2026-00-10', undefined],
  ['on 2026-12-01', undefined],
  ['2026-12-01 or so', undefined],
  ['the 01/12/2026', undefined],
  ['01/12/2026 or so', undefined],
])('when a cell says “%s”, then the day is %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each(LANGUAGES)('when a day is written in %s, then it is read as it was, the month long or short', (language) => {
  const day = fc.date({ min: new Date('1980-01-01'), max: new Date('2079-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom('long', 'short'), (date, month) => {
      const text = date.toLocaleDateString(language, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
      expect(readDay(text)).toBe(date.toISOString().slice(0, 10))
    }),
  )
})

test('when a cell has any text, then reading a day does not fail', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void readDay(text)))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyrightLineOf, copyrightProblems, recordingProblems } from '#src/domain/metadata/copyright.ts'

const TODAY = '2026-11-21'
const problems = (year: number | null, text: string) => copyrightProblems({ year, text }, 'copyrightP', TODAY)

test.each([
  [1900, 'Lanterna Dischi'],
  [2026, 'Lanterna Dischi'],
  [2000, 'Nineteen Ninety'],
])('when the year is %i and the owner “%s”, then the ℗ line has no problem', (year, text) => {
  expect(problems(year, text)).toEqual([])
})

test.each([
  [null, 'Lanterna', 'copyrightP.year', 'COPYRIGHT_YEAR_MISSING'],
  [1899, 'Lanterna', 'copyrightP.year', 'COPYRIGHT_YEAR_WRONG'],
  [2027, 'Lanterna', 'copyrightP.year', 'COPYRIGHT_YEAR_WRONG'],
  [2026, '', 'copyrightP.text', 'COPYRIGHT_OWNER_MISSING'],
  [2026, ' ℗ ', 'copyrightP.text', 'COPYRIGHT_OWNER_MISSING'],
  [2026, '2026 ', 'copyrightP.text', 'COPYRIGHT_OWNER_MISSING'],
])('when the year is %s and the owner “%s”, then $3 is found at $2', (year, text, field, code) => {
  expect(problems(year, text)).toMatchObject([{ field, code }])
})

test.each(['℗ Lanterna', '(P) Lanterna', '2026 Lanterna', '© 2026 Lanterna'])(
  'when the owner is “%s”, then a warning offers “Lanterna” alone',
  (text) => {
    expect(problems(2026, text)).toEqual([
      {
        code: 'COPYRIGHT_SYMBOL',
        severity: 'WARNING',
        field: 'copyrightP.text',
        fix: 'Lanterna',
        values: { fix: 'Lanterna' },
      },
    ])
  },
)

test.each([
  ['© 2021 Lanterna', null, { to: 'year', text: '2021' }],
  ['2021 Lanterna', null, { to: 'year', text: '2021' }],
  ['© 2021 Lanterna', 2020, undefined],
  ['© Lanterna', null, undefined],
])('when the owner is “%s” and the year %s, then the repair moves $2', (text, year, move) => {
  expect(problems(year, text).find(({ code }) => code === 'COPYRIGHT_SYMBOL')?.move).toEqual(move)
})

test('when an owner has spaces around it, then nothing is said, and an address is refused by its own words', () => {
  expect(problems(2026, ' Lanterna ')).toEqual([])
  expect(problems(2026, ' www.lanterna.it ')).toEqual([
    { code: 'METADATA_ADDRESS', severity: 'ERROR', field: 'copyrightP.text', values: { text: 'www.lanterna.it' } },
  ])
})

test('when a year is out of bounds, then the error names the bounds', () => {
  expect(problems(1899, 'Lanterna')).toMatchObject([{ values: { minimum: 1900, maximum: 2026 } }])
})

test('when the year is from 1900 to this year, then it is accepted, and no other is (catalogue-5.10)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (year) => {
      expect(problems(year, 'Lanterna').length === 0).toBe(year >= 1900 && year <= 2026)
    }),
  )
})

test.each([null, 1900, 1999, 2026])('when the recording year is %s, then it has no problem', (year) => {
  expect(recordingProblems(year, TODAY)).toEqual([])
})

test.each([0, 20, 1899, 2027, 1999.5, Number.NaN])(
  'when the recording year is %d, then an error names the first and the last possible year',
  (year) => {
    expect(recordingProblems(year, TODAY)).toEqual([
      {
        code: 'RECORDING_YEAR_WRONG',
        severity: 'ERROR',
        field: 'recordingYear',
        values: { minimum: 1900, maximum: 2026 },
      },
    ])
  },
)

test.each([
  ['copyrightC.year', 'copyrightC'],
  ['copyrightP.text', 'copyrightP'],
  ['tracks.1.copyright.text', undefined],
  ['title', undefined],
])('when a problem is at %s, then its line is %s', (field, line) => {
  expect(copyrightLineOf(field)).toBe(line)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyrightProblems, recordingProblems } from '#src/domain/metadata/copyright.ts'

const TODAY = '2026-11-21'
const problems = (year: number | null, text: string) => copyrightProblems({ year, text }, 'copyrightP', TODAY)

test.each([
  [1900, 'Lanterna Dischi'],
  [2026, 'Lanterna Dischi'],
  [2000, 'Nineteen Ninety'],
])('%i %s is a line', (year, text) => {
  expect(problems(year, text)).toEqual([])
})

test.each([
  [null, 'Lanterna', 'copyrightP.year', 'COPYRIGHT_YEAR_MISSING'],
  [1899, 'Lanterna', 'copyrightP.year', 'COPYRIGHT_YEAR_WRONG'],
  [2027, 'Lanterna', 'copyrightP.year', 'COPYRIGHT_YEAR_WRONG'],
  [2026, '', 'copyrightP.text', 'COPYRIGHT_OWNER_MISSING'],
  [2026, ' ℗ ', 'copyrightP.text', 'COPYRIGHT_OWNER_MISSING'],
  [2026, '2026 ', 'copyrightP.text', 'COPYRIGHT_OWNER_MISSING'],
])('%s %s is none', (year, text, field, code) => {
  expect(problems(year, text)).toMatchObject([{ field, code }])
})

test.each(['℗ Lanterna', '(P) Lanterna', '2026 Lanterna', '© 2026 Lanterna'])('%s: symbol and year go', (text) => {
  expect(problems(2026, text)).toMatchObject([{ code: 'COPYRIGHT_SYMBOL', severity: 'WARNING', fix: 'Lanterna' }])
})

test('every year from 1900 to this one will do, and no other (catalogue-5.10)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (year) => {
      expect(problems(year, 'Lanterna').length === 0).toBe(year >= 1900 && year <= 2026)
    }),
  )
})

test.each([null, 1900, 1999, 2026])('%s will do', (year) => {
  expect(recordingProblems(year, TODAY)).toEqual([])
})

test.each([0, 20, 1899, 2027, 1999.5, Number.NaN])('%d is no year a recording was made in', (year) => {
  expect(recordingProblems(year, TODAY)).toEqual([
    {
      code: 'RECORDING_YEAR_WRONG',
      severity: 'ERROR',
      field: 'recordingYear',
      values: { minimum: 1900, maximum: 2026 },
    },
  ])
})

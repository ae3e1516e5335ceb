import { expect, test } from 'vitest'
import { recordingProblems } from '#src/domain/metadata/recording.ts'

const TODAY = '2026-11-21'

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

import type { ProblemCode } from '#src/domain/problem-codes.ts'
import type { Problem, Severity } from '#src/domain/problem.ts'
import type { ImportField } from '#src/domain/release-import/columns.ts'

/** What only a sheet can have wrong; all else is found by the rules of releases and tracks. */
export const IMPORT_PROBLEM_CODES = [
  'ARTIST_UNKNOWN',
  'BARCODE_ELSEWHERE',
  'CONTRIBUTOR_ROLE_UNKNOWN',
  'DATE_PAST',
  'DATE_UNREADABLE',
  'FORMAT_MISSING',
  'FORMAT_UNKNOWN',
  'GENRE_UNKNOWN',
  'ISRC_ELSEWHERE',
  'LABEL_UNKNOWN',
  'LANGUAGE_UNKNOWN',
  'NAMES_TOO_MANY',
  'NAME_AMBIGUOUS',
  'NAME_FAILED',
  'NAME_PENDING',
  'RELEASE_DIFFERS',
  'STORE_UNKNOWN',
  'TERRITORY_UNKNOWN',
  'TEXT_TOO_LONG',
  'TITLE_BY_OTHERS',
  'TIME_UNREADABLE',
  'YEAR_UNREADABLE',
  'YES_NO_UNREADABLE',
] as const
export type ImportProblemCode = (typeof IMPORT_PROBLEM_CODES)[number]

/** What is wrong with one cell of one line. */
export type CellProblem = {
  lineId: string
  field: ImportField
  code: ImportProblemCode | ProblemCode
  severity: Severity
  values?: Problem['values']
}

const own: ReadonlySet<string> = new Set(IMPORT_PROBLEM_CODES)
/** Whether a code comes from the import alone, and not from the rules of releases and tracks. */
export const isImportCode = (code: CellProblem['code']): code is ImportProblemCode => own.has(code)

/** Something to look at again in one cell, which keeps nothing from being imported. */
export const unusualCell = (
  lineId: string,
  field: ImportField,
  code: ImportProblemCode,
  values?: Problem['values'],
): CellProblem => ({ lineId, field, code, severity: 'WARNING', values })

/** An error in one cell; `values` fill the gaps of its text. */
export const wrongCell = (
  lineId: string,
  field: ImportField,
  code: ImportProblemCode,
  values?: Problem['values'],
): CellProblem => ({ lineId, field, code, severity: 'ERROR', values })

import { NAMES_MAX, type ImportField, type ImportLine } from '#src/domain/release-import/columns.ts'
import { type CellProblem, wrongCell } from '#src/domain/release-import/problem.ts'
import { namesIn } from '#src/domain/release-import/cell-readers.ts'
import { type NameLookup, nameKey } from '#src/domain/release-import/name-lookup.ts'

type Found = { id: string; name: string }
type Unknown = 'ARTIST_UNKNOWN' | 'LABEL_UNKNOWN'

const problemOf = (match: Exclude<NameLookup[string], Found>, unknown: Unknown) => {
  if (match === undefined) return 'NAME_PENDING'
  return match === 'UNKNOWN' ? unknown : (`NAME_${match}` as const)
}

/** Those whom the names of a cell stand for, and a problem for each name that stands for nobody. */
export const readNames = (
  line: ImportLine,
  field: ImportField,
  lookup: NameLookup,
  unknown: Unknown,
): { found: Found[]; problems: CellProblem[] } => {
  const found: Found[] = []
  const problems: CellProblem[] = []
  const names = namesIn(line.cells[field])
  if (names.length > NAMES_MAX) problems.push(wrongCell(line.id, field, 'NAMES_TOO_MANY', { maximum: NAMES_MAX }))
  for (const name of names) {
    const match = lookup[nameKey(name)]
    if (typeof match === 'object') found.push(match)
    else problems.push(wrongCell(line.id, field, problemOf(match, unknown), { name }))
  }
  return { found, problems }
}

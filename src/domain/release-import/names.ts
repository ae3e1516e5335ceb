import { NAMES_MAX } from '#src/domain/limits.ts'
import { type RoleNames, namesIn } from '#src/domain/release-import/cell-readers.ts'
import type { ImportField, ImportLine } from '#src/domain/release-import/columns.ts'
import { type CellProblem, wrongCell } from '#src/domain/release-import/problem.ts'
import type { StoreProfile } from '#src/domain/release/store-kind.ts'
import { isSameName, nameKey } from '#src/domain/text/compare.ts'

/** What the organization has of a name; a store with what it takes, where that is known. */
type Found = { id: string; name: string; profile?: StoreProfile | undefined }
/** A match in the organization, or why there is none of that name. */
export type NameMatch = Found | 'UNKNOWN' | 'AMBIGUOUS' | 'FAILED'
/** What is known of names so far, by `nameKey`; one that is missing is still being looked up. */
export type NameLookup = ReadonlyMap<string, NameMatch>
export type Names = { artists: NameLookup; labels: NameLookup; stores: NameLookup; roles?: RoleNames | undefined }

/** The one of these that bears exactly this name. */
export const matchName = (name: string, found: readonly Found[]): NameMatch => {
  const [first, second] = found.filter((one) => isSameName(one.name, name))
  if (first === undefined) return 'UNKNOWN'
  return second === undefined ? { id: first.id, name: first.name, profile: first.profile } : 'AMBIGUOUS'
}

type Unknown = 'ARTIST_UNKNOWN' | 'LABEL_UNKNOWN' | 'STORE_UNKNOWN'

const problemOf = (match: Exclude<NameMatch, Found> | undefined, unknown: Unknown) => {
  if (match === undefined) return 'NAME_PENDING'
  return match === 'UNKNOWN' ? unknown : (`NAME_${match}` as const)
}

/** The matches of the names in a cell, and a problem for each name without one. */
export const readNames = (
  line: ImportLine,
  field: ImportField,
  lookup: NameLookup,
  unknown: Unknown,
  namesOf: (text: string) => string[] = namesIn,
): { found: Found[]; problems: CellProblem[] } => {
  const found: Found[] = []
  const problems: CellProblem[] = []
  const names = namesOf(line.cells[field])
  if (names.length > NAMES_MAX) problems.push(wrongCell(line.id, field, 'NAMES_TOO_MANY', { maximum: NAMES_MAX }))
  for (const name of names) {
    const match = lookup.get(nameKey(name))
    if (typeof match === 'object') found.push(match)
    else problems.push(wrongCell(line.id, field, problemOf(match, unknown), { name }))
  }
  return { found, problems }
}

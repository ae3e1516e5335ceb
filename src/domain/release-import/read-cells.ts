import { NAMES_MAX, TEXT_MAX } from '#src/domain/limits.ts'
import type { AssetArtistRole } from '#src/domain/artist/role.ts'
import type { Credited } from '#src/domain/artist/credits.ts'
import { type CellReader, namesIn } from '#src/domain/release-import/cell-readers.ts'
import { type ImportField, type ImportLine } from '#src/domain/release-import/columns.ts'
import { type CellProblem, type ImportProblemCode, wrongCell } from '#src/domain/release-import/problem.ts'
import { type NameLookup, readNames } from '#src/domain/release-import/names.ts'

/** Reads cells one after the other and gathers what is wrong with them. */
export const cellReading = (artists: NameLookup) => {
  const problems: CellProblem[] = []
  const textOf = ({ cells }: ImportLine, field: ImportField) => cells[field].trim()

  const text = (line: ImportLine, field: ImportField, maximum = TEXT_MAX): string | null => {
    const value = textOf(line, field)
    if (value.length > maximum) problems.push(wrongCell(line.id, field, 'TEXT_TOO_LONG', { maximum }))
    return value === '' ? null : value
  }
  const value = <T>(line: ImportLine, field: ImportField, reader: CellReader<T>, code: ImportProblemCode): T | null => {
    const written = textOf(line, field)
    if (written === '') return null
    const read = reader(written)
    if (read === undefined) problems.push(wrongCell(line.id, field, code, { text: written }))
    return read ?? null
  }
  const names = (line: ImportLine, field: ImportField): string[] => {
    const written = namesIn(line.cells[field])
    if (written.length > NAMES_MAX) problems.push(wrongCell(line.id, field, 'NAMES_TOO_MANY', { maximum: NAMES_MAX }))
    if (written.some((name) => name.length > TEXT_MAX))
      problems.push(wrongCell(line.id, field, 'TEXT_TOO_LONG', { maximum: TEXT_MAX }))
    return written
  }
  const credits = (line: ImportLine, field: ImportField, type: AssetArtistRole): Credited[] => {
    const read = readNames(line, field, artists, 'ARTIST_UNKNOWN')
    problems.push(...read.problems)
    return read.found.map(({ id, name }) => ({ artistId: id, type, name }))
  }
  return { problems, text, value, names, credits }
}
export type CellReading = ReturnType<typeof cellReading>

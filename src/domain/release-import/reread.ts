import type { CsvRow } from '#src/domain/csv/parse.ts'
import { cellsBy, IMPORT_FIELDS, type ImportField, type ImportLine } from '#src/domain/release-import/columns.ts'
import { linesOf } from '#src/domain/release-import/read-sheet.ts'

/** How the rows of a sheet become lines: the field of each column, and whether the first row names the columns. */
export type SheetReading = { assigned: readonly (ImportField | null)[]; hasHeader: boolean }
/** What a changed reading does to lines that are there already. */
type RereadFields = { replaced: ImportField[]; emptied: ImportField[] }

/** The fields whose cells come from another column than before, and those that no column has any more. */
export const rereadFields = (before: SheetReading, after: SheetReading): RereadFields => {
  const moved = IMPORT_FIELDS.filter((field) => before.assigned.indexOf(field) !== after.assigned.indexOf(field))
  const hasColumn = (field: ImportField) => after.assigned.includes(field)
  return { replaced: moved.filter(hasColumn), emptied: moved.filter((field) => !hasColumn(field)) }
}

/** The rows that are lines of a sheet. */
export const rowsOf = (rows: readonly CsvRow[], { hasHeader }: SheetReading): readonly CsvRow[] =>
  hasHeader ? rows.slice(1) : rows

/**
 * The lines after their columns were matched otherwise. Only fields that changed their column are read anew; every other
 * cell stays as it was corrected. A line that is gone was imported, so its row does not come back.
 */
export const rereadLines = (
  rows: readonly CsvRow[],
  lines: readonly ImportLine[],
  before: SheetReading,
  after: SheetReading,
  newId: () => string,
): ImportLine[] => {
  const { replaced, emptied } = rereadFields(before, after)
  const changed = new Set([...replaced, ...emptied])
  const lineAt = new Map(lines.map((line) => [line.line, line]))
  const wasRead = new Set(rowsOf(rows, before).map(({ line }) => line))
  return linesOf(rowsOf(rows, after), after.assigned, newId).flatMap((read) => {
    const line = lineAt.get(read.line)
    if (line === undefined) return wasRead.has(read.line) ? [] : [read]
    return [{ ...line, cells: cellsBy((field) => (changed.has(field) ? read : line).cells[field]) }]
  })
}

import { IMPORT_LINES_MAX } from '#src/domain/limits.ts'
import type { CsvRow } from '#src/domain/csv/parse.ts'
import { IMPORT_FIELDS, type ImportField, NEEDED_FIELDS } from '#src/domain/release-import/columns.ts'
import { groupLines } from '#src/domain/release-import/group-lines.ts'
import { matchHeaders } from '#src/domain/release-import/match-headers.ts'
import { linesOf } from '#src/domain/release-import/read-sheet.ts'
import type { Assigned, ImportState } from '#src/features/releases/import/import-state.ts'

/** A sheet was read: its columns are matched by their headers, when there are any. */
export const withRows =
  (rows: CsvRow[]) =>
  (work: ImportState): ImportState => {
    const assigned = matchHeaders(rows[0]?.cells ?? [])
    const isFull = rows.length > IMPORT_LINES_MAX
    return { ...work, step: 'columns', rows, assigned, hasHeader: isFull || assigned.some((field) => field !== null) }
  }

/** A field stands in one column: the one that had it before is left out. */
export const withColumn =
  (column: number, field: ImportField | null) =>
  (work: ImportState): ImportState => ({
    ...work,
    assigned: work.assigned.map((one, index) => {
      if (index === column) return field
      return one === field ? null : one
    }),
  })

export const missingFields = (assigned: Assigned): ImportField[] =>
  NEEDED_FIELDS.filter((field) => !assigned.includes(field))

/** The columns are settled: every row becomes a line, those of one release beside each other. */
export const withLines = (work: ImportState): ImportState => {
  const lines = linesOf(work.hasHeader ? work.rows.slice(1) : work.rows, work.assigned, () => crypto.randomUUID())
  return {
    ...work,
    step: 'lines',
    rows: [],
    lines: groupLines(lines).flatMap((group) => group.lines),
    fields: IMPORT_FIELDS.filter((field) => work.assigned.includes(field) || NEEDED_FIELDS.includes(field)),
  }
}

/** A cell was edited: what the API said of its release may no longer hold. */
export const withCell =
  (lineId: string, field: ImportField, value: string) =>
  (work: ImportState): ImportState => {
    const group = groupLines(work.lines).find(({ lines }) => lines.some(({ id }) => id === lineId))
    return {
      ...work,
      lines: work.lines.map((line) =>
        line.id === lineId ? { ...line, cells: { ...line.cells, [field]: value } } : line,
      ),
      refusals: work.refusals.filter(({ releaseId }) => releaseId !== group?.releaseId),
    }
  }

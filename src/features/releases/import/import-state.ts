import { z } from '#src/contract/zod.ts'
import type { CsvRow } from '#src/domain/csv/parse.ts'
import { IMPORT_LINES_MAX } from '#src/domain/limits.ts'
import {
  cellsBy,
  IMPORT_FIELDS,
  type ImportField,
  NEEDED_FIELDS,
  groupLines,
} from '#src/domain/release-import/columns.ts'
import { matchHeaders, linesOf } from '#src/domain/release-import/read-sheet.ts'
import { rereadLines, rowsOf, type SheetReading } from '#src/domain/release-import/reread.ts'

const field = z.enum(IMPORT_FIELDS)
// An import that was begun before a column was added has no cells of it.
const cells = z.partialRecord(field, z.string())
const line = z.object({
  id: z.uuid(),
  releaseId: z.uuid(),
  line: z.int(),
  cells: z.pipe(
    cells,
    z.transform((stored) => cellsBy((one) => stored[one] ?? '')),
  ),
})

/** Why the API refused a release, at the cell it is about: `text` is a code, or text where the refusal has none. */
const refusal = z.object({ releaseId: z.uuid(), lineId: z.uuid(), field: z.nullable(field), text: z.string() })
export type Refusal = z.output<typeof refusal>

/** What was last sent of a track or a release; without a revision it is unknown whether it arrived. */
const sent = z.object({ input: z.string(), revision: z.nullable(z.int()) })
export type SentRecords = Record<string, z.output<typeof sent>>

/** An import in progress, as it is stored for a reload. */
export const importState = z.object({
  step: z.enum(['source', 'columns', 'lines']),
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  isWindows1252: z._default(z.boolean(), false),
  hasHeader: z.boolean(),
  assigned: z.array(z.nullable(field)),
  lines: z.array(line),
  // An import that was begun before this was stored has no rows left to read again.
  reading: z._default(z.nullable(z.object({ assigned: z.array(z.nullable(field)), hasHeader: z.boolean() })), null),
  fields: z.array(field),
  imported: z.array(z.object({ releaseId: z.uuid(), title: z.string() })),
  refusals: z.array(refusal),
  ledger: z.record(z.string(), sent),
})
export type ImportState = z.output<typeof importState>
type Assigned = readonly (ImportField | null)[]

export const EMPTY_IMPORT: ImportState = {
  step: 'source',
  rows: [],
  isWindows1252: false,
  hasHeader: true,
  assigned: [],
  lines: [],
  reading: null,
  fields: [],
  imported: [],
  refusals: [],
  ledger: {},
}

/** Takes over the rows of a sheet, and matches its columns by their headers. */
export const withRows =
  (rows: CsvRow[], isWindows1252 = false) =>
  (work: ImportState): ImportState => {
    const assigned = matchHeaders(rows[0]?.cells ?? [])
    const isFull = rows.length > IMPORT_LINES_MAX
    const hasHeader = isFull || assigned.some((field) => field !== null)
    return { ...work, step: 'columns', rows, isWindows1252, assigned, hasHeader }
  }

/** Assigns a field to a column. Another column that had the field loses it. */
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

const isSameReading = (one: SheetReading, other: SheetReading) =>
  one.hasHeader === other.hasHeader && one.assigned.every((field, index) => field === other.assigned[index])

/**
 * Turns every row into a line, with the lines of a release next to each other. Lines that are there already keep what was
 * corrected, except in fields whose column has changed.
 */
export const withLines = (work: ImportState): ImportState => {
  const { rows, assigned, hasHeader, reading: before } = work
  const reading = { assigned, hasHeader }
  if (before !== null && isSameReading(before, reading)) return { ...work, step: 'lines' }
  const newId = () => crypto.randomUUID()
  const lines =
    before === null
      ? linesOf(rowsOf(rows, reading), assigned, newId)
      : rereadLines(rows, work.lines, before, reading, newId)
  const added = work.fields.filter((field) => before?.assigned.includes(field) !== true)
  return {
    ...work,
    step: 'lines',
    reading,
    lines: groupLines(lines).flatMap((group) => group.lines),
    fields: IMPORT_FIELDS.filter((field) => [assigned, NEEDED_FIELDS, added].some((some) => some.includes(field))),
    // What the API refused may read otherwise now.
    refusals: [],
  }
}

/** Whether the columns of the lines can still be matched otherwise. */
export const canMatchAgain = ({ reading }: ImportState): boolean => reading !== null

/** Goes back to the columns; the lines wait as they are. */
export const withColumnsStep = (work: ImportState): ImportState => ({ ...work, step: 'columns' })

/** Adds a column that the sheet does not have, to be filled in by hand. */
export const withField =
  (added: ImportField) =>
  (work: ImportState): ImportState => ({
    ...work,
    fields: IMPORT_FIELDS.filter((field) => field === added || work.fields.includes(field)),
  })

/** Edits a cell, and drops the refusals of its release, which may no longer be true. */
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

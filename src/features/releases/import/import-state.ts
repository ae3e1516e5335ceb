import { z } from '#src/contract/zod.ts'
import { cellsBy, IMPORT_FIELDS, type ImportField, NEEDED_FIELDS } from '#src/domain/release-import/columns.ts'
import { IMPORT_LINES_MAX } from '#src/domain/limits.ts'
import type { CsvRow } from '#src/domain/csv/parse.ts'
import { groupLines } from '#src/domain/release-import/group-lines.ts'
import { matchHeaders } from '#src/domain/release-import/match-headers.ts'
import { linesOf } from '#src/domain/release-import/read-sheet.ts'

const field = z.enum(IMPORT_FIELDS)
const cells = z.record(field, z.string())
const line = z.object({
  id: z.uuid(),
  releaseId: z.uuid(),
  line: z.int(),
  cells: z.pipe(
    cells,
    z.transform((stored) => cellsBy((one) => stored[one])),
  ),
})

/** What the API said of a release it did not take, at the cell it is about. */
const refusal = z.object({ releaseId: z.uuid(), lineId: z.uuid(), field: z.nullable(field), text: z.string() })
export type Refusal = z.output<typeof refusal>

/** What was last sent of a track or a release; without a revision nobody knows yet whether it arrived. */
const sent = z.object({ input: z.string(), revision: z.nullable(z.int()) })
export type SentRecords = Record<string, z.output<typeof sent>>

/** An import under way, as a reload finds it again. */
export const importState = z.object({
  step: z.enum(['source', 'columns', 'lines']),
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  hasHeader: z.boolean(),
  assigned: z.array(z.nullable(field)),
  lines: z.array(line),
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
  hasHeader: true,
  assigned: [],
  lines: [],
  fields: [],
  imported: [],
  refusals: [],
  ledger: {},
}

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

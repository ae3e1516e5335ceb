import { z } from '#src/contract/zod.ts'
import { cellsBy, IMPORT_FIELDS, type ImportField } from '#src/domain/release-import/columns.ts'

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
export type Assigned = readonly (ImportField | null)[]

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

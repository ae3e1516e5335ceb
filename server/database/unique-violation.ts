import { KeyTaken } from '#backend/tables/table.ts'
import { z } from '#src/contract/zod.ts'
import { columnName, keyColumn } from './stored-columns.ts'

const violation = z.object({ code: z.literal('23505'), constraint: z.string() })

/** The unique key of a table by whose index a row was refused: another row has it. Undefined for any other error. */
export const takenKey = (table: string, keys: object | undefined, error: unknown): KeyTaken | undefined => {
  const { data } = violation.safeParse(error)
  const key = Object.keys(keys ?? {}).find((one) => data?.constraint === `${columnName(table)}_${keyColumn(one)}`)
  return key === undefined ? undefined : new KeyTaken(table, key)
}

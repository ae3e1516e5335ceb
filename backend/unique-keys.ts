import type { TRPCError } from '@trpc/server'
import { badField, refusal } from '#backend/refusal.ts'
import type { Declared, Row } from '#backend/tables/define-table.ts'
import type { KeyTaken, ReadTable } from '#backend/tables/table.ts'
import { tables } from '#backend/tables/tables.ts'

type Taken = { code: string; field?: string }
const refuse = ({ code, field }: Taken): TRPCError =>
  field === undefined ? refusal('CONFLICT', code) : badField(field, code)

/** Refuses a row whose unique keys another one has; a key that does not change is not checked. */
export const checkUnique = async <R extends Row>(
  table: ReadTable<R>,
  { about: { keys = {} } }: Declared<R>,
  row: R,
  before: R | undefined,
): Promise<void> => {
  for (const [name, key] of Object.entries(keys)) {
    const value = key.of(row)
    if (key.unique === undefined || value === null) continue
    if (before !== undefined && key.of(before) === value) continue
    const same = await table.where({ key: { [name]: value } }, 2)
    if (same.some(({ id }) => id !== row.id)) throw refuse(key.unique)
  }
}

/** What a call answers whose row was written by another one first, between its check and its commit. */
export const refusalOfTaken = ({ table, key }: KeyTaken): TRPCError => {
  const declared = Object.entries<{ about: { keys?: Readonly<Record<string, { unique?: Taken }>> } }>(tables)
  const unique = declared.find(([name]) => name === table)?.[1].about.keys?.[key]?.unique
  return unique === undefined ? refusal('CONFLICT') : refuse(unique)
}

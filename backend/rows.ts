import type { TRPCError } from '@trpc/server'
import type { Context, WriteContext } from '#backend/context.ts'
import { badField, notFound, refusal } from '#backend/refusal.ts'
import { ALWAYS_SORTED, type Declared, type Row } from '#backend/tables/define-table.ts'
import { EVERY, type Filter, type KeyTaken, type ReadTable, type Sort, type Table } from '#backend/tables/table.ts'
import { tables } from '#backend/tables/tables.ts'
import type { EntityStatus } from '#src/domain/access/activation.ts'
import { DEPENDENTS_MAX, SEARCH_RESULTS_MAX } from '#src/domain/limits.ts'

/** The columns that every table has, for a new row. */
export const newRow = ({ now }: Pick<Context, 'now'>, id: string = crypto.randomUUID()): Row => {
  const created = now.toISOString()
  return { id, revision: 1, createdAt: created, updatedAt: created }
}

/** The row with the changes, at its next revision. */
export const changedRow = <R extends Row>({ now }: Pick<Context, 'now'>, row: R, changes: Partial<NoInfer<R>>): R => ({
  ...row,
  ...changes,
  id: row.id,
  revision: row.revision + 1,
  createdAt: row.createdAt,
  updatedAt: now.toISOString(),
})

/** The fields of an input that are not undefined: a field that is left out does not change. */
export const definedFields = <T extends object>(input: T): Partial<T> => {
  const known: Partial<T> = {}
  for (const key in input) if (input[key] !== undefined) known[key] = input[key]
  return known
}

/** A change that is based on an older revision is refused with the current row, so that nothing is overwritten unseen. */
export const checkRevision = async (row: Row, revision: number, current: () => Promise<unknown>): Promise<void> => {
  if (row.revision !== revision) throw refusal('CONFLICT', 'CONFLICT', { current: await current() })
}

type Taken = { code: string; field?: string }
const refusalOf = ({ code, field }: Taken): TRPCError =>
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
    if (same.some(({ id }) => id !== row.id)) throw refusalOf(key.unique)
  }
}

/** The refusal of a call whose unique key another call wrote first, between its check and its commit. */
export const refusalOfTaken = ({ table, key }: KeyTaken): TRPCError => {
  const declared = Object.entries<{ about: { keys?: Readonly<Record<string, { unique?: Taken }>> } }>(tables)
  const unique = declared.find(([name]) => name === table)?.[1].about.keys?.[key]?.unique
  return unique === undefined ? refusal('CONFLICT') : refusalOf(unique)
}

type Order = { sortBy?: string | undefined; sortDir?: Sort['direction'] | undefined }

/** The order that a list is requested in; refused where the table declares none of that name. */
export const sortOf = <R>({ about: { sorts = {} } }: Declared<R>, { sortBy, sortDir }: Order): Sort | undefined => {
  if (sortBy === undefined) return undefined
  if (!Object.hasOwn(sorts, sortBy) && !ALWAYS_SORTED.some((each) => each === sortBy))
    throw badField('sortBy', 'BAD_REQUEST')
  return { by: sortBy, direction: sortDir ?? 'asc' }
}

/** What a picker shows of a search: its first matches, by name or by title. */
export const FIRST_MATCHES = { page: 1, perPage: SEARCH_RESULTS_MAX }
export const BY_NAME = { by: 'name', direction: 'asc' } as const
export const BY_TITLE = { by: 'title', direction: 'asc' } as const

export const foundBy = (search: string | undefined): Filter<object> =>
  search === undefined ? EVERY : { found: { search } }

/** All the rows that a call names, each once. One that the caller may not see refuses the whole call. */
export const visibleRows = async <R extends Row>(
  table: ReadTable<R>,
  ids: readonly string[],
  sees: Filter<R>,
): Promise<R[]> => {
  const wanted = [...new Set(ids)]
  const rows = new Map((await table.where({ ids: wanted, all: [sees] })).map((row) => [row.id, row]))
  return wanted.map((id) => {
    const row = rows.get(id)
    if (row === undefined) throw notFound()
    return row
  })
}

const DONE = { ok: true } as const

/** A row that has the status already stays as it is, so that the same call sent twice makes one revision. */
export const setStatus = async <R extends Row & { status: EntityStatus }>(
  context: WriteContext,
  table: Table<R>,
  rows: readonly R[],
  status: EntityStatus,
) => {
  for (const row of rows.filter((one) => one.status !== status))
    await table.put({ ...changedRow(context, row, {}), status })
  return DONE
}

type Dependent = Row & ({ name: string } | { title: string })
const named = (row: Dependent) => ({ id: row.id, name: 'title' in row ? row.title : row.name })

/** Refuses to delete what other rows need, and names the first of those that the caller may see. */
export const refuseDependents = async <R extends Dependent>(
  code: string,
  table: ReadTable<R>,
  depends: Filter<R>,
  sees: Filter<R>,
): Promise<void> => {
  const [first] = await table.where(depends, 1)
  if (first === undefined) return
  const shown = await table.where({ all: [depends, sees] }, DEPENDENTS_MAX)
  throw refusal('PRECONDITION_FAILED', code, { dependents: shown.map(named) })
}

export const removeRows = async <R extends Row>(table: Table<R>, rows: readonly R[]) => {
  for (const { id } of rows) await table.remove(id)
  return DONE
}

export const removeWhere = async <R extends Row>(table: Table<R>, filter: Filter<R>): Promise<void> => {
  await removeRows(table, await table.where(filter))
}

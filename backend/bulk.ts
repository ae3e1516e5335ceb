import type { EntityStatus } from '#src/domain/access/activation.ts'
import { DEPENDENTS_MAX } from '#src/domain/limits.ts'
import { changed } from '#backend/changes.ts'
import type { WriteContext } from '#backend/context.ts'
import { notFound, refusal } from '#backend/refusal.ts'
import type { Row } from '#backend/tables/define-table.ts'
import type { Filter } from '#backend/tables/filter.ts'
import type { ReadTable, Table } from '#backend/tables/table.ts'

const DONE = { ok: true } as const

/** All the rows a call names, once each; one that the caller may not see spoils the whole call. */
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

/** A row that has the status already has not changed: sent again, the call makes no new revision. */
export const setStatus = async <R extends Row & { status: EntityStatus }>(
  context: WriteContext,
  table: Table<R>,
  rows: readonly R[],
  status: EntityStatus,
) => {
  for (const row of rows.filter((one) => one.status !== status))
    await table.put({ ...changed(context, row, {}), status })
  return DONE
}

type Dependent = Row & ({ name: string } | { title: string })
const named = (row: Dependent) => ({ id: row.id, name: 'title' in row ? row.title : row.name })

/** Nothing is deleted from under what needs it. Of those, the refusal names the first that the caller may see. */
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

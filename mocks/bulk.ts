import type { EntityStatus } from '#src/domain/access/activation.ts'
import type { Context } from '#mocks/context.ts'
import { changed } from '#mocks/db/changes.ts'
import type { Row } from '#mocks/db/rows.ts'
import type { Table } from '#mocks/db/table.ts'
import { visible } from '#mocks/ownership.ts'
import { refusal } from '#mocks/refusal.ts'

const NAMED_MAX = 5
const DONE = { ok: true } as const

/** All the rows a call names, once each; one that the caller may not see spoils the whole call. */
export const visibleRows = async <R extends Row>(
  table: Table<R>,
  ids: readonly string[],
  sees: (row: R) => boolean,
): Promise<R[]> => Promise.all([...new Set(ids)].map(async (id) => visible(await table.get(id), sees)))

/** A row that has the status already has not changed: sent again, the call makes no new revision. */
export const setStatus = async <R extends Row & { status: EntityStatus }>(
  context: Context,
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
export const refuseDependents = <R extends Dependent>(
  code: string,
  dependents: readonly R[],
  sees: (row: R) => boolean = () => true,
): void => {
  if (dependents.length === 0) return
  const shown = [...new Set(dependents)].filter(sees).slice(0, NAMED_MAX)
  throw refusal('PRECONDITION_FAILED', code, { dependents: shown.map(named) })
}

export const removeRows = async <R extends Row>(table: Table<R>, rows: readonly R[]) => {
  for (const { id } of rows) await table.remove(id)
  return DONE
}

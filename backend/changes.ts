import type { Context } from '#backend/context.ts'
import { refusal } from '#backend/refusal.ts'
import type { Row } from '#backend/tables/define-table.ts'

/** The part every new row begins with. */
export const newRow = ({ now }: Pick<Context, 'now'>, id: string = crypto.randomUUID()): Row => {
  const created = now.toISOString()
  return { id, revision: 1, createdAt: created, updatedAt: created }
}

export const changed = <R extends Row>({ now }: Pick<Context, 'now'>, row: R, changes: Partial<NoInfer<R>>): R => ({
  ...row,
  ...changes,
  id: row.id,
  revision: row.revision + 1,
  createdAt: row.createdAt,
  updatedAt: now.toISOString(),
})

/** What was sent and is not undefined: a field that is left out keeps its value. */
export const given = <T extends object>(input: T): Partial<T> => {
  const known: Partial<T> = {}
  for (const key in input) if (input[key] !== undefined) known[key] = input[key]
  return known
}

/** Nothing is overwritten unseen: a change based on an older revision is refused with the present row. */
export const checkRevision = async (row: Row, revision: number, current: () => Promise<unknown>): Promise<void> => {
  if (row.revision !== revision) throw refusal('CONFLICT', 'CONFLICT', { current: await current() })
}

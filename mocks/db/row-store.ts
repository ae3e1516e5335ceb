import { z } from '#src/contract/zod.ts'

/** What happened to one row: null says that it was removed. */
export const change = z.object({ table: z.string(), id: z.string(), row: z.unknown() })
export type Change = z.output<typeof change>

export type RowStore<R> = {
  get: (id: string) => R | undefined
  /** The same list until something changes. */
  all: () => readonly R[]
  write: (id: string, row: R | null) => void
  /** Replaces the catalogue that everything starts from, and forgets every change. */
  rebase: (rows: readonly R[]) => void
  /** Takes over a change made earlier or elsewhere; false where it does not have the shape of a row. */
  restore: (change: Change) => boolean
  pending: () => Change[]
  commit: () => void
  discard: () => void
}

/** The rows of a table in three layers: the seed, the changes committed so far, and those of the transaction under way. */
export const createRowStore = <R extends { id: string }>(name: string, schema: z.ZodMiniType<R>): RowStore<R> => {
  let base: readonly R[] = []
  const positions = new Map<string, number>()
  const committed = new Map<string, R | null>()
  const pending = new Map<string, R | null>()
  let everything: readonly R[] | undefined

  // The seed may hold many thousands of rows: only what is changed is looked at one by one.
  const collect = (): readonly R[] => {
    const rows: (R | null)[] = [...base]
    for (const [id, row] of new Map([...committed, ...pending])) {
      const position = positions.get(id)
      if (position !== undefined) rows[position] = row
      else if (row !== null) rows.push(row)
    }
    return rows.filter((row) => row !== null)
  }

  return {
    get: (id) => {
      const changed = pending.has(id) ? pending.get(id) : committed.get(id)
      const position = positions.get(id)
      return changed === undefined ? (position === undefined ? undefined : base[position]) : (changed ?? undefined)
    },
    all: () => (everything ??= collect()),
    write: (id, row) => {
      pending.set(id, row)
      everything = undefined
    },
    rebase: (rows) => {
      base = rows
      positions.clear()
      for (const [position, { id }] of rows.entries()) positions.set(id, position)
      committed.clear()
      pending.clear()
      everything = undefined
    },
    restore: ({ id, row }) => {
      const { data } = z.nullable(schema).safeParse(row)
      if (data === undefined || (data !== null && data.id !== id)) return false
      committed.set(id, data)
      everything = undefined
      return true
    },
    pending: () => [...pending].map(([id, row]) => ({ table: name, id, row })),
    commit: () => {
      for (const [id, row] of pending) committed.set(id, row)
      pending.clear()
    },
    discard: () => {
      if (pending.size > 0) everything = undefined
      pending.clear()
    },
  }
}

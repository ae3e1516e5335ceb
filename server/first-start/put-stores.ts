import type { Database } from '#backend/ports.ts'
import { changedRow, newRow } from '#backend/rows.ts'
import type { StoreRow } from '#backend/tables/submissions.ts'
import { isSameName, nameKey } from '#src/domain/text/compare.ts'
import type { ListedStore } from './listed-stores.ts'

type Options = { database: Database; now: Date }
export type PutStores = { added: number; renamed: number; total: number }

/** An entry with an id is that store, whatever it is called; one without is the store of its name. */
const rowOf = (rows: readonly StoreRow[], { id, name }: ListedStore): StoreRow | undefined =>
  rows.find((row) => (id === undefined ? isSameName(row.name, name) : row.id === id))

const refuseTwins = (rows: readonly StoreRow[]): void => {
  const names = new Map<string, StoreRow>()
  for (const row of rows) {
    const twin = names.get(nameKey(row.name))
    if (twin !== undefined) throw new Error(`Two stores would be called ${row.name}: ${twin.id} and ${row.id}.`)
    names.set(nameKey(row.name), row)
  }
}

/**
 * Adds the stores of a list that are not there and gives the others the names of the list: all of it or nothing. A store
 * that the list does not name stays, as releases may be there.
 */
export const putStores = (listed: readonly ListedStore[], { database, now }: Options): Promise<PutStores> =>
  database.write(async ({ stores }) => {
    const before = await stores.where({})
    const all = new Map(before.map((row) => [row.id, row]))
    const done = { added: 0, renamed: 0 }
    for (const entry of listed) {
      const known = rowOf([...all.values()], entry)
      if (known === undefined) {
        const added = { ...newRow({ now }, entry.id), name: entry.name }
        all.set(added.id, added)
        done.added += 1
      } else if (entry.id !== undefined && known.name !== entry.name) {
        all.set(known.id, changedRow({ now }, known, { name: entry.name }))
        done.renamed += 1
      }
    }
    refuseTwins([...all.values()])
    for (const row of all.values()) if (!before.includes(row)) await stores.put(row)
    return { ...done, total: all.size }
  })

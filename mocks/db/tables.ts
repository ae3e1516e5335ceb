import type { Declared } from '#backend/tables/define-table.ts'
import type { ReadTable, Table } from '#backend/tables/table.ts'
import {
  type Catalogue,
  type ReadTables,
  type Rows,
  TABLE_NAMES,
  type TableName,
  type Tables,
  tables,
} from '#backend/tables/tables.ts'
import { createArtistWords } from '#mocks/db/artist-words.ts'
import type { Others } from '#mocks/db/compile-filter.ts'
import { createMemoryTable, type MemoryTable } from '#mocks/db/memory-table.ts'
import { change } from '#mocks/db/row-store.ts'
import type { StoredChange, Unreadable } from '#mocks/db/storage.ts'

type Each<Name extends TableName> = { [Each in Name]: MemoryTable<Rows[Each]> }
type Opened<Name extends TableName> = { [Each in Name]: Table<Rows[Each]> }
type RowsOf<Name extends TableName> = { [Each in Name]: readonly Rows[Each][] }
type OpenedToRead<Name extends TableName> = { [Each in Name]: ReadTable<Rows[Each]> }
type DeclaredTables<Name extends TableName> = { [Each in Name]: Declared<Rows[Each]> }

const create = <Name extends TableName>(
  made: Each<Name>,
  declared: DeclaredTables<Name>,
  name: Name,
  others: Others,
): void => {
  made[name] = createMemoryTable<Rows[Name]>(name, declared[name], others)
}
const open = <Name extends TableName>(opened: Opened<Name>, made: Each<Name>, name: Name): void => {
  opened[name] = made[name].table
}
const rebase = <Name extends TableName>(made: Each<Name>, catalogue: RowsOf<Name>, name: Name): void =>
  made[name].store.rebase(catalogue[name])
/** Without what writes, whatever a handler says of its types. */
const openToRead = <Name extends TableName>(read: OpenedToRead<Name>, made: Each<Name>, name: Name): void => {
  const { get, where, count, page, groups } = made[name].table
  read[name] = { get, where, count, page, groups }
}

const isTableName = (name: string): name is TableName => name in tables

/** All tables, and what the database does to every one of them at once. */
export const createTables = () => {
  const artistWords = createArtistWords(() => made.artists.store.all())
  const other = (name: string) => {
    if (!isTableName(name)) throw new Error(`No table is called ${name}`)
    return made[name].asOther
  }
  const made: Each<TableName> = Object.create(null)
  const opened: Tables = Object.create(null)
  const read: ReadTables = Object.create(null)
  for (const name of TABLE_NAMES) {
    create(made, tables, name, { table: other, artistWords })
    open(opened, made, name)
    openToRead(read, made, name)
  }
  const stores = TABLE_NAMES.map((name) => made[name].store)

  return {
    tables: opened,
    readTables: read,
    rebase: (catalogue: Catalogue) => TABLE_NAMES.forEach((name) => rebase(made, catalogue, name)),
    /** Takes over what can be read of what was stored, and answers the rest. */
    restore: (stored: readonly StoredChange[]): Unreadable[] =>
      stored.flatMap(({ key, value }) => {
        const { data } = change.safeParse(value)
        if (data === undefined) return [{ key, table: 'unknown', id: key, row: value }]
        const isRestored = isTableName(data.table) && made[data.table].store.restore(data)
        return isRestored ? [] : [{ key, ...data }]
      }),
    pending: () => stores.flatMap((store) => store.pending()),
    commit: () => stores.forEach((store) => store.commit()),
    discard: () => stores.forEach((store) => store.discard()),
  }
}

import { type RawBuilder, sql } from 'kysely'
import { TABLE_NAMES, tables } from '#backend/tables/tables.ts'
import type { Connection } from './sql-table.ts'
import { type AnyRow, FOUND_WORDS, searchTable, WORDS } from './stored-columns.ts'

type Searched = { about: { search?: { isFoundByCredits?: boolean } } }

/** Whether rows are also found by what the artists are found by that they credit. */
export const isFoundByCredits = ({ about: { search } }: Searched): boolean => search?.isFoundByCredits === true

/** Whose words are stored with what credits them. */
const CREDITED = 'artists'

/**
 * Its own words and those of the artists that it credits. They are stored together, because a search of several words may
 * mean both: an index finds a row by all of its words at once.
 */
export const foundWords = (own: RawBuilder<unknown>, credited: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array_to_tsvector(array(select unnest(${own}) union all
    select unnest(tsvector_to_array(${sql.ref(WORDS)})) from ${sql.table(searchTable(CREDITED))} where id = any(${credited})))`

/** After artists were written that have other words now: whatever credits them is found by these. */
export const renewFoundWords = async (connection: Connection, ids: readonly string[]): Promise<void> => {
  for (const name of TABLE_NAMES)
    if (isFoundByCredits(tables[name]))
      await sql`update ${sql.table(searchTable(name))} t
        set ${sql.ref(FOUND_WORDS)} = ${foundWords(sql`tsvector_to_array(t.words)`, sql`t.list_credited`)}
        where t.list_credited && ${ids}::text[]`.execute(connection)
}

/** Of the rows that are about to be written, the ids of those that others may credit and that will have other words. */
export const renamedIn = async <R extends AnyRow>(
  name: string,
  connection: Connection,
  rows: readonly R[],
  wordsOf: (row: R) => readonly string[],
): Promise<string[]> => {
  if (name !== CREDITED) return []
  const stored = sql<{ id: string; words: string[] }>`select id, tsvector_to_array(words) as words
    from ${sql.table(searchTable(name))} where id = any(${rows.map(({ id }) => id)}::text[])`
  const before = new Map((await stored.execute(connection)).rows.map(({ id, words }) => [id, new Set(words)]))
  const isRenamed = (row: R) => {
    const old = before.get(row.id)
    const words = wordsOf(row)
    return old !== undefined && (old.size !== words.length || words.some((word) => !old.has(word)))
  }
  return rows.filter(isRenamed).map(({ id }) => id)
}

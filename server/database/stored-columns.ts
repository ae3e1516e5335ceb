import { type Declared, type ListName, type Row, sortKeyOf } from '#backend/tables/define-table.ts'
import { writeWords } from '#backend/tables/search-words.ts'

const names = new Map<string, string>()
/** The name of a column in the database. */
export const columnName = (name: string): string => {
  const known = names.get(name) ?? name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  names.set(name, known)
  return known
}
export const keyColumn = (key: string): string => `key_${columnName(key)}`
export const listColumn = (list: ListName): string => `list_${list}`
export const sortColumn = (sort: string): string => `sort_${columnName(sort)}`

/** Whether any row of another table refers to this one, which the database notes. */
export const referredColumn = (table: string): string => `has_${columnName(table)}`

/** Whose a row is. Where it is another row's to say, the database notes it. */
export const OWNER = 'organization_id'
/** Whether a row is the newest of those with the same values in certain columns, which the database notes. */
export const LATEST = 'is_latest'

/** The table of the rows themselves, and the narrow one beside it in which they are looked for. */
export const rowTable = (name: string): string => columnName(name)
export const searchTable = (name: string): string => `${columnName(name)}_search`

type Value = string | readonly string[] | null
/** A row whose columns are looked at by their names. */
export type AnyRow = Row & Readonly<Record<string, unknown>>

/** What the database looks at, beside the row itself: the columns of a table by their names, with how a row fills them. */
export type StoredColumns<R> = ReadonlyMap<string, (row: R) => Value>

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What filters need to know of a table. */
export type Described = {
  about: {
    indexes?: readonly string[]
    compared?: readonly string[]
    refers?: Readonly<Partial<Record<string, string>>>
    referredBy?: readonly string[]
    latestOf?: readonly string[]
    ownedThrough?: string
    search?: { isFoundByCredits?: boolean }
  }
}

/** What is worked out of a declaration once: it is asked for by every part of every filter. */
const once = <T>(work: (declared: Described) => T): ((declared: Described) => T) => {
  const known = new WeakMap<Described, T>()
  return (declared) => {
    const value = known.get(declared) ?? work(declared)
    known.set(declared, value)
    return value
  }
}

/** Columns by which rows are looked up; each has an index. */
export const lookupColumns = once(
  ({ about: { indexes = [], refers = {} } }): ReadonlySet<string> =>
    new Set<string>([...indexes, ...Object.keys(refers)].filter((name) => name !== 'id')),
)

/** Columns that filters compare without reading the row. */
export const comparedColumns = once(
  (declared): ReadonlySet<string> => new Set<string>([...lookupColumns(declared), ...(declared.about.compared ?? [])]),
)

/** The index of a text may hold no word longer than this. */
const WORD_LENGTH_MAX = 500
export const wordOf = (text: string): string => text.slice(0, WORD_LENGTH_MAX)

/** The words that a row is found by, each once. */
export const wordsOf = <R>({ about: { search } }: Declared<R>, row: R): string[] => {
  const words = search === undefined ? [] : writeWords(search.of(row)).split(' ')
  return [...new Set(words.filter((word) => word !== '').map(wordOf))]
}

/** The columns of its own words, and of these with those of the artists that it credits. */
export const WORDS = 'words'
export const FOUND_WORDS = 'found_words'

export const storedColumns = <R extends AnyRow>(declared: Declared<R>): StoredColumns<R> => {
  const { keys = {}, lists = {}, sorts = {}, search } = declared.about
  const columns = new Map<string, (row: R) => Value>([
    ['created_at', ({ createdAt }) => createdAt],
    ['updated_at', ({ updatedAt }) => updatedAt],
  ])
  for (const name of comparedColumns(declared)) columns.set(columnName(name), (row) => textOf(row[name]))
  for (const [name, key] of Object.entries(keys)) columns.set(keyColumn(name), (row) => key.of(row))
  const { credited, contributed, people, tracks, days } = lists
  if (credited !== undefined) columns.set(listColumn('credited'), (row) => credited(row))
  if (contributed !== undefined) columns.set(listColumn('contributed'), (row) => contributed(row))
  if (people !== undefined) columns.set(listColumn('people'), (row) => people(row))
  if (tracks !== undefined) columns.set(listColumn('tracks'), (row) => tracks(row))
  if (days !== undefined) columns.set(listColumn('days'), (row) => days(row))
  for (const [name, valueOf] of Object.entries(sorts)) columns.set(sortColumn(name), (row) => sortKeyOf(valueOf(row)))
  if (search !== undefined) columns.set(WORDS, (row) => wordsOf(declared, row))
  if (search?.isFoundByCredits === true) columns.set(FOUND_WORDS, (row) => wordsOf(declared, row))
  return columns
}

import * as fc from 'fast-check'
import type { Declared } from '#backend/tables/define-table.ts'
import { type Catalogue, TABLE_NAMES, type TableName, type Tables, tables } from '#backend/tables/tables.ts'
import type { AnyCatalogue, AnyRow } from './filters.ts'

/** What becomes of a row: numbers that mean some row and some column, whatever the catalogue. */
export type Change = {
  name: TableName
  row: number
  other: number
  column: number
  becomes: 'like another' | 'nothing' | 'text' | 'twice' | 'gone'
  text: string
}

/** Texts that databases, languages and JavaScript put in order, fold and split each in its own way. */
const TEXTS = [
  '',
  ' ',
  'Ａbbey',
  'abbey',
  'ABBEY',
  'Àbbéy',
  'Abbey\u0301',
  'Straße',
  'STRASSE',
  'İstanbul',
  'ıstanbul',
  'Ǆ',
  'ﬁne',
  '東京 夜',
  'שלום',
  '🎧 loud',
  '👩‍👩‍👧',
  "O'Neil & Sons",
  '100%_\\',
  'a-b',
  'a b',
  'a\u00a0b',
  '12',
  '9',
]

export const changes: fc.Arbitrary<Change> = fc.record({
  name: fc.constantFrom(...TABLE_NAMES),
  row: fc.nat(),
  other: fc.nat(),
  column: fc.nat(),
  becomes: fc.constantFrom('like another', 'like another', 'nothing', 'text', 'text', 'twice', 'gone'),
  text: fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', maxLength: 12 })),
})

type Key = { of(row: AnyRow): string | null; unique?: object }
const aboutOf = (name: TableName): Declared<never>['about'] => tables[name].about
const isRow = (name: TableName, row: AnyRow) => tables[name].schema.safeParse(row).success
/** Free text; ids and dates are written by Liner alone. */
const isText = (name: TableName, column: string, value: unknown) =>
  typeof value === 'string' &&
  !/^\d{4}-\d\d|^[\da-f]{8}-/.test(value) &&
  column !== 'id' &&
  !(column in (aboutOf(name).refers ?? {}))

const becomeOf = (change: Change, row: AnyRow, other: AnyRow): AnyRow | undefined => {
  const { name, becomes, text } = change
  if (becomes === 'twice') return { ...row, id: `${row.id.slice(0, -1)}~` }
  const columns = Object.keys(row).filter((column) => column !== 'id')
  const column = columns[change.column % columns.length] ?? ''
  if (becomes === 'like another') return { ...row, [column]: other[column] }
  if (becomes === 'nothing') return { ...row, [column]: null }
  return isText(name, column, row[column]) ? { ...row, [column]: text } : undefined
}
const isTaken = (name: TableName, rows: readonly AnyRow[], row: AnyRow): boolean =>
  Object.values<Key>(aboutOf(name).keys ?? {}).some((key) => {
    const value = key.unique === undefined ? null : key.of(row)
    return value !== null && rows.some((one) => one.id !== row.id && key.of(one) === value)
  })

/** What is to be written; without a row, the one with this id is removed. */
export type Written = { name: TableName; id: string; row: AnyRow | undefined }

/** The catalogue with all the changes that its tables allow, and what has to be written for them. */
export const changeCatalogue = (catalogue: Catalogue, wanted: readonly Change[]) => {
  const changed: AnyCatalogue = { ...catalogue }
  const written: Written[] = []
  for (const change of wanted) {
    const { name, becomes } = change
    const rows = changed[name]
    const [row, other] = [rows[change.row % rows.length], rows[change.other % rows.length]]
    if (row === undefined || other === undefined) continue
    if (becomes === 'gone') {
      changed[name] = rows.filter(({ id }) => id !== row.id)
      written.push({ name, id: row.id, row: undefined })
      continue
    }
    const next = becomeOf(change, row, other)
    if (next === undefined || !isRow(name, next) || isTaken(name, rows, next)) continue
    changed[name] = [...rows.filter(({ id }) => id !== next.id), next]
    written.push({ name, id: next.id, row: next })
  }
  return { changed, written }
}

/** A table of rows of whatever kind: methods, whose parameters TypeScript compares loosely. */
type AnyTable = { put(row: AnyRow): Promise<unknown>; remove(id: string): Promise<void> }

export const writeChanges = async (all: Tables, written: readonly Written[]): Promise<void> => {
  for (const { name, id, row } of written) {
    const table: AnyTable = all[name]
    if (row === undefined) await table.remove(id)
    else await table.put(row)
  }
}

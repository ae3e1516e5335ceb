import * as fc from 'fast-check'
import type { Declared, ListName } from '#backend/tables/define-table.ts'
import type { Paging, Sort } from '#backend/tables/table.ts'
import type { TableName } from '#backend/tables/tables.ts'
import { tables } from '#backend/tables/tables.ts'

export type AnyRow = Readonly<Record<string, unknown>> & { id: string; createdAt: string }
/** The rows of every table, as plain data. */
export type AnyCatalogue = Record<TableName, readonly AnyRow[]>
/** A filter as plain data, of whatever table. */
export type AnyFilter = Readonly<Record<string, unknown>>

/** Written as a method, which TypeScript compares loosely: a list is read from the rows of its own table only. */
type ReadList = { of(row: AnyRow): string[] }['of']

const LISTS: readonly ListName[] = ['credited', 'contributed', 'people', 'tracks', 'days']
const DEPTH_MAX = 2

const isTable = (name: string): name is TableName => name in tables
const aboutOf = (name: TableName): Declared<never>['about'] => tables[name].about

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)
const wordsOf = (row: AnyRow): string[] =>
  Object.values(row).flatMap((value) =>
    typeof value === 'string' ? value.split(/\s+/).map((word) => word.slice(0, 4)) : [],
  )

const some = <T>(values: readonly T[], otherwise: T) => fc.constantFrom(...(values.length === 0 ? [otherwise] : values))

/** Filters of a table, made of what its declaration offers and its rows hold. */
export const filtersOf = (catalogue: AnyCatalogue, name: TableName, depth = 0): fc.Arbitrary<AnyFilter> => {
  const rows = catalogue[name]
  const { keys = {}, refers = {}, lists = {}, search } = aboutOf(name)
  const row = some<AnyRow | undefined>(rows, undefined)
  const column = row.chain((one) =>
    some(
      Object.entries(one ?? {}).filter(([, value]) => isPlain(value)),
      ['id', 'none'],
    ),
  )
  const parts: fc.Arbitrary<AnyFilter>[] = [
    column.map(([named, value]) => ({ is: { [named]: value } })),
    fc.tuple(column, fc.array(row, { maxLength: 4 })).map(([[named], others]) => ({
      in: { [named]: others.flatMap((one) => (isPlain(one?.[named]) ? [one?.[named]] : [])) },
    })),
    fc.array(row, { maxLength: 5 }).map((some) => ({ ids: some.flatMap((one) => one?.id ?? []) })),
    column.map(([named, value]) => ({ upTo: { [named]: String(value) } })),
    row.map((one) => ({ olderThan: { createdAt: one?.createdAt ?? '', id: one?.id ?? '' } })),
    fc.constant({}),
  ]
  const references = Object.keys(refers).filter((named) => named !== 'id')
  if (references.length > 0)
    parts.push(
      fc.subarray(references, { minLength: 1 }).map((names) => ({
        latestOf: Object.fromEntries(names.map((named) => [named, true])),
      })),
    )
  for (const [keyName, key] of Object.entries<{ of(row: AnyRow): string | null }>(keys))
    parts.push(row.map((one) => ({ key: { [keyName]: (one === undefined ? null : key.of(one)) ?? 'none' } })))
  for (const list of LISTS) {
    const read: ReadList | undefined = lists[list]
    if (read === undefined) continue
    parts.push(
      fc
        .array(row, { maxLength: 2 })
        .map((some) => ({ [list]: some.flatMap((one) => (one === undefined ? [] : read(one))) })),
    )
  }
  if (search !== undefined) {
    const word = row.chain((one) => some(one === undefined ? [] : wordsOf(one), 'a'))
    const artist = some<AnyRow | undefined>(catalogue.artists, undefined).chain((one) =>
      some(one === undefined ? [] : wordsOf(one), 'b'),
    )
    parts.push(
      fc.tuple(fc.array(fc.oneof(word, artist), { maxLength: 2 }), fc.boolean()).map(([words, own]) => ({
        found: { search: words.join(' '), own },
      })),
    )
  }
  if (depth >= DEPTH_MAX) return fc.oneof(...parts)
  const again = () => filtersOf(catalogue, name, depth + 1)
  for (const other of Object.values(refers))
    if (other !== undefined && isTable(other))
      parts.push(filtersOf(catalogue, other, depth + 1).map((filter) => ({ of: { [other]: filter } })))
  for (const other of Object.keys(tables))
    if (isTable(other) && Object.values(aboutOf(other).refers ?? {}).includes(name))
      parts.push(filtersOf(catalogue, other, DEPTH_MAX).map((filter) => ({ has: { [other]: filter } })))
  parts.push(
    again().map((not) => ({ not })),
    fc.array(again(), { maxLength: 3 }).map((any) => ({ any })),
    fc.array(again(), { maxLength: 3 }).map((all) => ({ all })),
  )
  return fc.oneof(...parts)
}

export const sortsOf = (name: TableName): fc.Arbitrary<Sort | undefined> =>
  fc.oneof(
    fc.constant(undefined),
    fc.record({
      by: fc.constantFrom('createdAt', 'updatedAt', 'id', ...Object.keys(aboutOf(name).sorts ?? {})),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  )

export const pagings: fc.Arbitrary<Paging> = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  perPage: fc.integer({ min: 1, max: 40 }),
})

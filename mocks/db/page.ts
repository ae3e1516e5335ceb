import type { Row } from '#mocks/db/rows.ts'
import { badField } from '#mocks/refusal.ts'

type Direction = 'asc' | 'desc'
type PageInput = { page: number; perPage: number; sortBy?: string | undefined; sortDir?: Direction | undefined }
/** What a list can be put in order by. */
export type Sorts<R> = Record<string, (row: R) => string | number | null>

const ALWAYS: Sorts<Row> = { createdAt: (row) => row.createdAt, updatedAt: (row) => row.updatedAt, id: (row) => row.id }
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const compare = (a: string | number | null, b: string | number | null): number => {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}
/** Instants and ids need no knowledge of languages, and lists of many thousands are put in order by them. */
const compareCodes = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const newestFirst = (a: Row, b: Row): number => compareCodes(b.createdAt, a.createdAt) || compareCodes(b.id, a.id)

const inOrder = <R extends Row>(rows: readonly R[], { sortBy, sortDir }: PageInput, sorts: Sorts<R>): R[] => {
  if (sortBy === undefined || (sortBy === 'createdAt' && sortDir === 'desc')) return rows.toSorted(newestFirst)
  const key = sorts[sortBy] ?? ALWAYS[sortBy]
  if (key === undefined) throw badField('sortBy', 'BAD_REQUEST')
  const way = sortDir === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => way * compare(key(a), key(b)) || newestFirst(a, b))
}

/** One page of the rows in the order asked for, newest first otherwise; past the end it is empty. */
export const pageOf = <R extends Row>(rows: readonly R[], input: PageInput, sorts: Sorts<R>) => {
  const from = (input.page - 1) * input.perPage
  return { rows: inOrder(rows, input, sorts).slice(from, from + input.perPage), count: rows.length }
}

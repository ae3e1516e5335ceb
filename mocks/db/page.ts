import { type KeyOf, newestFirst, orderedBy } from '#mocks/db/order.ts'
import type { Row } from '#mocks/db/rows.ts'
import { badField } from '#mocks/refusal.ts'

type Direction = 'asc' | 'desc'
type PageInput = { page: number; perPage: number; sortBy?: string | undefined; sortDir?: Direction | undefined }
/** What a list can be put in order by. */
export type Sorts<R> = Record<string, KeyOf<R>>
/** Whether a list shows a row; `place` is where the row is among all that may be shown. */
export type Shown<R> = (row: R, place: number) => boolean

const ALWAYS: Sorts<Row> = { createdAt: (row) => row.createdAt, updatedAt: (row) => row.updatedAt, id: (row) => row.id }

/** A method, because TypeScript then lets orders of all kinds of rows lie in one map. */
type Order = { places(rows: readonly Row[]): readonly number[] }
/** Every list has a table and a way of sorting of its own, and so its own orders. */
const known = new WeakMap<object, Map<string, Order>>()

const createOrder = <R extends Row>({ sortBy, sortDir }: PageInput, sorts: Sorts<R>): Order => {
  if (sortBy === undefined || (sortBy === 'createdAt' && sortDir === 'desc')) return { places: newestFirst() }
  const key = sorts[sortBy] ?? ALWAYS[sortBy]
  if (key === undefined) throw badField('sortBy', 'BAD_REQUEST')
  return { places: orderedBy<R>(key, sortDir === 'desc' ? -1 : 1) }
}

const orderFor = <R extends Row>(input: PageInput, sorts: Sorts<R>): Order => {
  const name = `${input.sortBy} ${input.sortDir}`
  const orders = known.get(sorts) ?? new Map<string, Order>()
  known.set(sorts, orders)
  const order = orders.get(name) ?? createOrder(input, sorts)
  orders.set(name, order)
  return order
}

/** One page of the rows shown, in the order asked for, newest first otherwise; past the end it is empty. */
export const pageOf = <R extends Row>(
  rows: readonly R[],
  input: PageInput,
  sorts: Sorts<R>,
  shown: Shown<R> = () => true,
) => {
  const from = (input.page - 1) * input.perPage
  const page: R[] = []
  let count = 0
  for (const place of orderFor(input, sorts).places(rows)) {
    const row = rows[place]
    if (row === undefined || !shown(row, place)) continue
    if (count >= from && count < from + input.perPage) page.push(row)
    count += 1
  }
  return { rows: page, count }
}

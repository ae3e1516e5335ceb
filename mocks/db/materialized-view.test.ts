import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Findable, sortKeyOf } from '#backend/tables/define-table.ts'
import { column } from '#mocks/db/materialized-view.ts'
import { firstFew, newestFirst, type Order, orderedBy } from '#mocks/db/order.ts'
import { indexed } from '#mocks/db/row-index.ts'
import { createFinder, unrelated } from '#mocks/db/word-index.ts'

type Track = { id: string; revision: number; createdAt: string; updatedAt: string; title: string | null }

const TITLES = ['Salt', 'salt road', 'Sálto 2', 'Salt 10', 'Äther', 'b-side', null]
const track = ([number, day, title]: [number, number, string | null]): Track => {
  const at = `2026-03-0${day}T10:00:00.000Z`
  return { id: `00a${number}`, revision: 1, createdAt: at, updatedAt: at, title }
}
const tracks = fc.uniqueArray(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 4 }), fc.constantFrom(...TITLES)), {
  selector: ([number]) => number,
  maxLength: 12,
})
/** Successive states of a table, in which some rows stay the same. */
const history = fc.array(tracks, { minLength: 2, maxLength: 4 }).map((states) => {
  const made = new Map<string, Track>()
  return states.map((state) =>
    state.map((facts) => {
      const row = made.get(facts.join('/')) ?? track(facts)
      made.set(facts.join('/'), row)
      return row
    }),
  )
})
const words = ({ title, id }: Track): Findable => ({ texts: [title], codes: [id] })
const firsts = ({ title }: Track): string[] => (title === null ? [] : [title.charAt(0), title])

describe('when rows change', () => {
  const orders: [string, () => Order<Track>][] = [
    ['newest first', newestFirst],
    ['title', () => orderedBy<Track>({ valueOf: ({ title }) => title, keyOf: sortKeyOf }, 1)],
    ['title, backwards', () => orderedBy<Track>({ valueOf: ({ title }) => title, keyOf: sortKeyOf }, -1)],
    ['id', () => orderedBy<Track>({ valueOf: ({ id }) => id, keyOf: String }, 1)],
    ['creation', () => orderedBy<Track>({ valueOf: ({ createdAt }) => createdAt, keyOf: String }, 1)],
  ]
  test.each(orders)('then the order is the same as one made anew: %s', (_name, create) => {
    fc.assert(
      fc.property(history, (states) => {
        const cached = create()
        for (const rows of states) {
          const sorted = cached.positions(rows).map((position) => rows[position])
          expect(sorted).toEqual([...create().positions([...rows])].map((position) => rows[position]))
          expect(sorted).toEqual(rows.toSorted(cached.compare))
        }
      }),
    )
  })

  test.each(['s', 'salt', 'salto', 'salt ro', 'r', '00a1', '1', 'bside', 'b side', 'zz'])(
    'then a search for %j finds the same as one row by row',
    (search) => {
      fc.assert(
        fc.property(history, (states) => {
          const finder = createFinder<Track>(words, unrelated)
          for (const rows of states) {
            const found = finder(search, false)
            const marks = found?.all(rows).marks
            expect(rows.filter((_, position) => marks?.[position] === 1)).toEqual(rows.filter((row) => found?.row(row)))
          }
        }),
      )
    },
  )

  test('then the groups are the same as those made anew', () => {
    fc.assert(
      fc.property(history, (states) => {
        const cached = indexed(firsts)
        for (const rows of states)
          for (const key of ['S', 's', 'Salt', 'none']) expect(cached(rows, key)).toEqual(indexed(firsts)(rows, key))
      }),
    )
  })
})

test('when the first few are taken, then they are those that come first in the whole order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat())), fc.integer({ min: 1, max: 5 }), (list, count) => {
      const compare = ([a]: [number, number], [b]: [number, number]) => a - b
      expect(firstFew(list, count, compare)).toEqual(list.toSorted(compare).slice(0, count))
    }),
  )
})

type Valued = { value: number }
const row = fc.record({ value: fc.nat() })

test('when rows are replaced, added and removed, then a column has their values', () => {
  const edit = fc.record({ position: fc.nat(20), row: fc.option(row, { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(row), fc.array(edit), (start, edits) => {
      const values = column<Valued, number>(({ value }) => value)
      let rows: readonly Valued[] = start
      expect(values(rows)).toEqual(start.map(({ value }) => value))
      for (const { position, row: put } of edits) {
        rows = put === undefined ? rows.filter((_, at) => at !== position) : rows.toSpliced(position, 1, put)
        expect(values(rows)).toEqual(rows.map(({ value }) => value))
      }
    }),
  )
})

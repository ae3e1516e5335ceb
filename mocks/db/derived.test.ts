import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finder } from '#mocks/db/found.ts'
import { indexed } from '#mocks/db/indexed.ts'
import { firstFew } from '#mocks/db/insert.ts'
import { pageOf } from '#mocks/db/page.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'

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
/** A table as it stands one time after another: some rows stay what they were. */
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

describe('what is worked out from a table, and mended when rows change', () => {
  test.each([
    {},
    { sortBy: 'title' },
    { sortBy: 'title', sortDir: 'desc' as const },
    { sortBy: 'id' },
    { sortBy: 'createdAt' },
  ])('puts rows in the same order as if it began anew, %j', (order) => {
    const input = { page: 1, perPage: 100, ...order }
    const fresh = (): { title: (row: Track) => string | null } => ({ title: ({ title }) => title })
    fc.assert(
      fc.property(history, (states) => {
        const kept = fresh()
        for (const rows of states) expect(pageOf(rows, input, kept)).toEqual(pageOf([...rows], input, fresh()))
      }),
    )
  })

  test.each(['s', 'salt', 'salto', 'salt ro', 'r', '00a1', '1', 'bside', 'b side', 'zz'])(
    'finds the same by %j',
    (search) => {
      fc.assert(
        fc.property(history, (states) => {
          const findable = (row: Track) => words(row)
          for (const rows of states) {
            const found = finder(rows, search, findable)
            const asked = searcher(search, words)
            expect(rows.filter((row, place) => found(row, place))).toEqual(rows.filter((row) => asked(row)))
          }
        }),
      )
    },
  )

  test('groups the same', () => {
    fc.assert(
      fc.property(history, (states) => {
        const kept = indexed(firsts)
        for (const rows of states)
          for (const key of ['S', 's', 'Salt', 'none']) expect(kept(rows, key)).toEqual(indexed(firsts)(rows, key))
      }),
    )
  })
})

test('the first few are those that come first when all are put in order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat())), fc.integer({ min: 1, max: 5 }), (list, count) => {
      const compare = ([a]: [number, number], [b]: [number, number]) => a - b
      expect(firstFew(list, count, compare)).toEqual(list.toSorted(compare).slice(0, count))
    }),
  )
})

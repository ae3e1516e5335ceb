import fc from 'fast-check'
import { expect, test } from 'vitest'
import { column } from '#mocks/db/column.ts'

type Valued = { value: number }
const row = fc.record({ value: fc.nat() })

test('a column stays what the rows are, whatever is replaced, added and taken away', () => {
  const edit = fc.record({ place: fc.nat(20), row: fc.option(row, { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(row), fc.array(edit), (start, edits) => {
      const values = column<Valued, number>(({ value }) => value)
      let rows: readonly Valued[] = start
      expect(values(rows)).toEqual(start.map(({ value }) => value))
      for (const { place, row: put } of edits) {
        rows = put === undefined ? rows.filter((_, at) => at !== place) : rows.toSpliced(place, 1, put)
        expect(values(rows)).toEqual(rows.map(({ value }) => value))
      }
    }),
  )
})

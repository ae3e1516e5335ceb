import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved, toggleColumn } from '#src/shared/list/panels/column-order.ts'

const NAMES = ['name', 'city', 'status', 'added']

describe('a column moved', () => {
  test.each([
    ['city', -1, ['city', 'name', 'status', 'added']],
    ['city', 1, ['name', 'status', 'city', 'added']],
    ['name', -1, NAMES],
    ['added', 1, NAMES],
    ['unknown', 1, NAMES],
  ] as const)('%s by %i', (id, step, expected) => {
    expect(moved(NAMES, id, step)).toEqual(expected)
  })

  test('loses none, and comes back the way it went', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES.slice(0, -1)), (id) => {
        expect(moved(moved(NAMES, id, 1), id, -1)).toEqual(NAMES)
        expect(moved(NAMES, id, 1).toSorted()).toEqual(NAMES.toSorted())
      }),
    )
  })
})

describe('a column shown or hidden', () => {
  test('goes, and comes back at the end', () => {
    expect(toggleColumn(NAMES, 'city')).toEqual(['name', 'status', 'added'])
    expect(toggleColumn(toggleColumn(NAMES, 'city'), 'city')).toEqual(['name', 'status', 'added', 'city'])
  })
})

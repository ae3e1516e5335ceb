import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Column, desktopOrder } from '#src/shared/list/table/column.ts'
import {
  columnsParamOf,
  columnsToExport,
  moved,
  toggleColumn,
  visibleColumns,
} from '#src/shared/list/table/visible-columns.ts'

const cell = () => null
const columns: Column<object>[] = [
  { id: 'added', header: 'added', cell, desktop: { visible: true, order: 3, spare: 'second' } },
  {
    id: 'name',
    header: 'name',
    cell,
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  { id: 'city', header: 'city', cell, desktop: { visible: true, order: 2 } },
  { id: 'email', header: 'email', cell, desktop: { visible: false, order: 4 } },
  { id: 'role', header: 'role', cell, mobile: { visible: true, rowNumber: 1 } },
]
const shown = (choice: string) => desktopOrder(visibleColumns(columns, choice)).map(({ id }) => id)

describe('the chosen columns', () => {
  test.each([
    ['', ['name', 'city', 'added']],
    ['added.name', ['added', 'name']],
    ['name.email.city', ['name', 'email', 'city']],
    ['city', ['name', 'city']],
    ['city.city.nothing.name', ['city', 'name']],
    ['nothing.__proto__', ['name', 'city', 'added']],
    ['name', ['name']],
    ['role', ['name', 'city', 'added']],
  ])('when the address has %j, then they are %j', (choice, ids) => {
    expect(shown(choice)).toEqual(ids)
  })

  test('when they are chosen, then they are visible on narrow screens too', () => {
    expect(visibleColumns(columns, 'name.added')[0]?.desktop).toMatchObject({ visible: true, spare: undefined })
  })

  test('when they are chosen, then the card of a phone stays the same', () => {
    expect(visibleColumns(columns, 'name.city').map(({ mobile }) => mobile)).toEqual(
      columns.map(({ mobile }) => mobile),
    )
  })

  test('when the address has anything at all, then they have the title, and each column once', () => {
    const ids = fc.array(fc.oneof(fc.constantFrom('added', 'name', 'city', 'email', 'role'), fc.string()))
    fc.assert(
      fc.property(ids, (some) => {
        const all = shown(some.join('.'))
        expect(all).toContain('name')
        expect(new Set(all).size).toBe(all.length)
      }),
    )
  })
})

describe('a choice in the address', () => {
  test('when it is the default, then it is empty', () => {
    expect(columnsParamOf(columns, ['name', 'city', 'added'])).toBe('')
  })

  test('when columns are chosen, then it is parsed as it was written', () => {
    const some = fc.shuffledSubarray(['added', 'city', 'email'])
    fc.assert(
      fc.property(some, (ids) => {
        expect(shown(columnsParamOf(columns, ['name', ...ids]))).toEqual(['name', ...ids])
      }),
    )
  })
})

describe('the columns of an export', () => {
  const inSheet = (choice: string) => columnsToExport(columns, choice).map(({ id }) => id)
  test('when nothing is chosen, then they are all columns, the visible ones first', () => {
    expect(inSheet('')).toEqual(['name', 'city', 'added', 'email', 'role'])
  })
  test('when columns are chosen, then they are those, in their order', () => {
    expect(inSheet('added.name')).toEqual(['added', 'name'])
  })
})

const NAMES = ['name', 'city', 'status', 'added']

describe('a column moved', () => {
  test.each([
    ['city', -1, ['city', 'name', 'status', 'added']],
    ['city', 1, ['name', 'status', 'city', 'added']],
    ['name', -1, NAMES],
    ['added', 1, NAMES],
    ['unknown', 1, NAMES],
  ] as const)('when %s moves by %i, then the order is %j', (id, step, expected) => {
    expect(moved(NAMES, id, step)).toEqual(expected)
  })

  test('when it moves there and back, then the order is as before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES.slice(0, -1)), (id) => {
        expect(moved(moved(NAMES, id, 1), id, -1)).toEqual(NAMES)
        expect(moved(NAMES, id, 1).toSorted()).toEqual(NAMES.toSorted())
      }),
    )
  })
})

describe('a column shown or hidden', () => {
  test('when it is hidden and shown, then it is last', () => {
    expect(toggleColumn(NAMES, 'city')).toEqual(['name', 'status', 'added'])
    expect(toggleColumn(toggleColumn(NAMES, 'city'), 'city')).toEqual(['name', 'status', 'added', 'city'])
  })
})

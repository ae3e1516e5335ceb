import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cardOf, type Column, desktopOrder, leastWidth, roomForSpare } from '#src/shared/list/table/column.ts'

const cell = () => null
const columns: Column<object>[] = [
  { id: 'added', header: 'added', cell, desktop: { visible: true, order: 3 }, mobile: { visible: true, rowNumber: 2 } },
  {
    id: 'name',
    header: 'name',
    cell,
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  { id: 'city', header: 'city', cell, desktop: { visible: true, order: 2 }, mobile: { visible: true, rowNumber: 1 } },
  { id: 'email', header: 'email', cell, desktop: { visible: false, order: 0 } },
  { id: 'status', header: 'status', cell, mobile: { visible: true, rowNumber: 2 } },
  { id: 'role', header: 'role', cell, mobile: { visible: false, rowNumber: 1 } },
]
const ids = (some: readonly Column<object>[]) => some.map(({ id }) => id)

describe('the columns of a table', () => {
  test('when a table is shown on a desktop, then they are the visible ones in their order (catalogue-2.6.7)', () => {
    expect(ids(desktopOrder(columns))).toEqual(['name', 'city', 'added'])
  })
})

describe('the minimum width of a table', () => {
  const place = (width?: number, spare?: 'first') => ({
    id: 'a',
    desktop: { visible: true, order: 1, ...(width === undefined ? {} : { width }), spare },
  })
  test('when no column is spare, then it is the sum of all columns', () => {
    expect(leastWidth([place(), place(100)])).toBe(304)
  })

  test('when some columns are spare, then it is without them', () => {
    expect(leastWidth([place(), place(100, 'first')])).toBe(204)
  })

  test('when columns are spare first and second, then it is enough for the first before the second', () => {
    const second = { id: 'second', desktop: { visible: true, order: 1, width: 300, spare: 'second' as const } }
    const first = { id: 'first', desktop: { visible: true, order: 2, width: 520, spare: 'first' as const } }
    expect([...roomForSpare([place(), second, first])]).toEqual([
      ['first', 750],
      ['second', 1050],
    ])
  })

  test('when a column is spare, then the style sheet has a rule for every width that it may need', () => {
    const css = readFileSync(new URL('data-table.module.css', import.meta.url), 'utf8')
    const spare = (width: number) => ({ id: 'a', desktop: { visible: true, order: 1, width, spare: 'first' as const } })
    for (let width = 1; width < 2500; width += 7)
      expect(css).toContain(`[data-room='${roomForSpare([place(), spare(width)]).get('a')}']`)
  })
})

describe('the card of a phone', () => {
  test('when columns are visible on it, then it has the primary one, and the others in lines by number (catalogue-2.6.7)', () => {
    const { primary, lines } = cardOf(columns)
    expect(primary?.id).toBe('name')
    expect(lines.map(ids)).toEqual([['city'], ['added', 'status']])
  })

  test('when there is only the primary column, then it has no empty line', () => {
    expect(cardOf(columns.slice(1, 2)).lines).toEqual([])
  })
})

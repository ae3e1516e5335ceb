import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOfFirstRow, pageCount, pageWindow } from '#src/shared/list/pagination/pagination.tsx'

describe('the number of pages', () => {
  test.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [693, 5, 139],
  ])('when the number of rows is %i and a page holds %i, then it is %i', (count, perPage, pages) => {
    expect(pageCount(count, perPage)).toBe(pages)
  })
})

describe('the numbers around a page', () => {
  test.each([
    [1, 1, 5, [1]],
    [1, 4, 5, [1, 2, 3, 4]],
    [1, 20, 5, [1, 2, 3, 4, 5]],
    [3, 20, 5, [1, 2, 3, 4, 5]],
    [4, 20, 5, [2, 3, 4, 5, 6]],
    [19, 20, 5, [16, 17, 18, 19, 20]],
    [20, 20, 3, [18, 19, 20]],
    [10, 20, 3, [9, 10, 11]],
  ])('when it is page %i of %i and %i numbers fit, then they are %j', (page, pages, size, numbers) => {
    expect(pageWindow(page, pages, size)).toEqual(numbers)
  })

  test('when it is any page of any number, then they contain it, are within the range, consecutive and as many as possible (catalogue-2.6.4)', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages), fc.constantFrom(3, 5)))
    fc.assert(
      fc.property(place, ([page, pages, size]) => {
        const numbers = pageWindow(page, pages, size)
        expect(numbers).toContain(page)
        expect(numbers).toHaveLength(Math.min(size, pages))
        expect(numbers[0]).toBeGreaterThanOrEqual(1)
        expect(numbers.at(-1)).toBeLessThanOrEqual(pages)
        expect(numbers.every((number, at) => number === (numbers[0] ?? 0) + at)).toBe(true)
      }),
    )
  })
})

describe('the page of the first row shown', () => {
  test.each([
    [1, 10, 50, 1],
    [3, 10, 5, 5],
    [7, 5, 20, 2],
    [2, 100, 5, 21],
  ])(
    'when it is page %i and the page size goes from %i to %i, then it is on page %i',
    (page, perPage, next, expected) => {
      expect(pageOfFirstRow(page, perPage, next)).toBe(expected)
    },
  )

  test('when the page size changes, then the new page contains that row', () => {
    const size = fc.constantFrom(5, 10, 20, 50, 100)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), size, size, (page, perPage, next) => {
        const row = (page - 1) * perPage
        const first = (pageOfFirstRow(page, perPage, next) - 1) * next
        expect(first).toBeLessThanOrEqual(row)
        expect(row).toBeLessThan(first + next)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveItem } from '#src/shared/list/move-item.ts'

describe('the order of a list', () => {
  const list = ['a', 'b', 'c', 'd']
  test.each([
    [0, 3, 'bcda'],
    [3, 0, 'dabc'],
    [1, 2, 'acbd'],
    [2, 2, 'abcd'],
    [0, -1, 'abcd'],
    [0, 4, 'abcd'],
    [9, 0, 'abcd'],
  ])('when one moves from %i to %i, then it is %s', (from, to, order) => {
    expect(moveItem(list, from, to).join('')).toBe(order)
  })

  test('when one moves there and back, then none is lost and the order is as before', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
        const [from, to] = [a % items.length, b % items.length]
        const there = moveItem(items, from, to)
        expect(there[to]).toBe(items[from])
        expect(moveItem(there, to, from)).toEqual(items)
      }),
    )
  })
})

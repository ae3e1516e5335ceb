import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterDecision, moveBy, positionOf } from '#src/features/submissions/use-queue.ts'

const IDS = ['a', 'b', 'c']
const middle = { ids: IDS, at: 1, page: 2, pages: 3 }

describe('the index of the chosen submission', () => {
  test.each([
    ['b', 1],
    ['first', 0],
    ['last', 2],
    ['gone', -1],
    [undefined, -1],
  ])('when “%s” is chosen, then it is %i', (chosen, at) => {
    expect(positionOf(IDS, chosen)).toBe(at)
  })

  test.each(['first', 'last', 'a'])('when the page is empty, then %s is not on it', (chosen) => {
    expect(positionOf([], chosen)).toBe(-1)
  })
})

describe('the place in the queue', () => {
  test.each([
    ['down', middle, 1, { page: 2, chosen: 'c' }],
    ['up', middle, -1, { page: 2, chosen: 'a' }],
    ['down over the end of the page', { ...middle, at: 2 }, 1, { page: 3, chosen: 'first' }],
    ['up over the beginning of the page', { ...middle, at: 0 }, -1, { page: 1, chosen: 'last' }],
    ['down from nothing', { ...middle, at: -1 }, 1, { page: 2, chosen: 'a' }],
    ['up from nothing', { ...middle, at: -1 }, -1, { page: 2, chosen: 'a' }],
    ['down at the very end', { ...middle, at: 2, page: 3 }, 1, null],
    ['up at the very beginning', { ...middle, at: 0, page: 1 }, -1, null],
    ['down in an empty queue', { ids: [], at: -1, page: 1, pages: 1 }, 1, null],
  ] as const)('when a reviewer moves %s, then it is $3', (_name, position, step, expected) => {
    expect(moveBy(position, step)).toEqual(expected)
  })

  test('when a reviewer moves down to the end, then every submission was chosen once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 1, max: 6 }), (count, perPage) => {
        const all = Array.from({ length: count }, (_, index) => `id-${index}`)
        const pages = Math.ceil(count / perPage)
        const idsOf = (page: number) => all.slice((page - 1) * perPage, page * perPage)
        const seen: (string | undefined)[] = []
        let current = { page: 1, chosen: 'first' }
        for (let steps = 0; steps <= count; steps++) {
          const ids = idsOf(current.page)
          const at = positionOf(ids, current.chosen)
          seen.push(ids[at])
          const next = moveBy({ ids, at, page: current.page, pages }, 1)
          if (next === null) break
          current = next
        }
        expect(seen).toEqual(all)
      }),
    )
  })
})

describe('when a release is decided', () => {
  const nothing = () => false
  test.each([
    ['the one below it', { ...middle, at: 0 }, nothing, 'b'],
    ['the first below it that is not decided', { ...middle, at: 0 }, (id: string) => id === 'b', 'c'],
    ['what the queue has after this page', { ...middle, at: 2 }, nothing, null],
    ['one that was left out, at the end of the queue', { ...middle, at: 2, page: 3 }, nothing, 'a'],
    ['nothing if all are decided', { ...middle, at: 2, page: 3 }, () => true, null],
  ])('then the next is %s', (_name, position, isDecided, chosen) => {
    expect(afterDecision(position, isDecided)).toBe(chosen)
  })
})

test.each([
  ['the first not passed before', new Set(['a', 'b']), 2],
  ['the first of all, where all were', new Set(IDS), 0],
])('when a page is listed anew, then its first is %s', (_name, passed, at) => {
  expect(positionOf(IDS, 'first', passed)).toBe(at)
})

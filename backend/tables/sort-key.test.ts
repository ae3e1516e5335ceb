import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSortKeys, sortKey } from '#backend/tables/sort-key.ts'

const compare = (a: string, b: string) => Math.sign(compareSortKeys(sortKey(a), sortKey(b)))
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const plain = fc.string({ unit: fc.constantFrom(...'0129abzABZéàøñß'), maxLength: 14 })
const anything = fc.string({ unit: 'grapheme', maxLength: 20 })
const inBytes = (a: string, b: string) => Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)))

test('when texts have letters, accents and numbers, then they are in the order of a person', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      expect(compare(a, b)).toBe(Math.sign(collator.compare(a, b)))
    }),
    { numRuns: 2000 },
  )
})

test('when keys are compared, then their bytes of UTF-8 have the same order', () => {
  fc.assert(
    fc.property(anything, anything, (a, b) => {
      expect(compare(a, b)).toBe(inBytes(sortKey(a), sortKey(b)))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['Vol. 2', 'Vol. 10'],
  ['“Heroes”', 'Abbey'],
  ['Ørn', 'Otto'],
  ['A – B', 'A B C'],
  ['track 007', 'track 8'],
])('when texts are sorted, then %s comes before %s', (first, second) => {
  expect(compare(first, second)).toBe(-1)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeKey } from '#mocks/db/order.ts'

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const codes = fc.string({ unit: fc.constantFrom(...'0129abzABZ-'), maxLength: 14 })
const keyOf = (code: string) => codeKey(code) ?? ''
const signOf = (a: string, b: string) => (a < b ? -1 : Number(a > b))

test('codes compare sign by sign as a person would compare them', () => {
  fc.assert(
    fc.property(codes, codes, (a, b) => {
      expect(signOf(keyOf(a), keyOf(b))).toBe(Math.sign(collator.compare(a, b)))
    }),
    { numRuns: 2000 },
  )
})

test.each(['Più', 'two words', 'a.b', 'a'.repeat(60)])('%s needs a language, or is too long', (text) => {
  expect(codeKey(text)).toBeNull()
})

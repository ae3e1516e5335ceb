import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesOf } from '#src/domain/names.ts'

test.each([
  ['', []],
  [' , ,', []],
  ['Anna Però', ['Anna Però']],
  [' Anna Però ,  Zoë Night,', ['Anna Però', 'Zoë Night']],
])('%j names %j', (text, names) => {
  expect(namesOf(text)).toEqual(names)
})

test('what is named is named again by what is said of it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(namesOf(namesOf(text).join(', '))).toEqual(namesOf(text))
    }),
  )
})

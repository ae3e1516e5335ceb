import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditsOf, isPrimaryRole } from '#src/domain/artist/role.ts'

test.each([
  ['nobody', [], [], []],
  ['the first of new ones is primary', ['a', 'b'], [], ['PRIMARY', 'FEATURED']],
  ['roles stay', ['b', 'a'], ['FEATURED', 'MAIN'], ['MAIN', 'FEATURED']],
  ['a new one is featured', ['a', 'c'], ['PRIMARY', 'FEATURED'], ['PRIMARY', 'FEATURED']],
  ['somebody follows the primary who is gone', ['b', 'c'], ['PRIMARY', 'FEATURED'], ['PRIMARY', 'FEATURED']],
] as const)('%s', (_, artistIds, before, expected) => {
  const credited = before.map((type, index) => ({ artistId: 'ab'.charAt(index), type }))
  expect(creditsOf(artistIds, credited).map(({ type }) => type)).toEqual(expected)
})

test('when artists are credited, then one is always primary, and all keep their order', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const credits = fc.array(fc.record({ artistId: id, type: fc.constantFrom('PRIMARY', 'FEATURED', 'MAIN') }))
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1 }), credits, (artistIds, before) => {
      const after = creditsOf(artistIds, before)
      expect(after.map(({ artistId }) => artistId)).toEqual(artistIds)
      expect(after.some(({ type }) => isPrimaryRole(type))).toBe(true)
    }),
  )
})

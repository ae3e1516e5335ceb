import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditsOf, isPrimaryRole } from '#src/domain/artist/role.ts'

test.each([
  ['nobody is', [], [], []],
  ['two new artists are', ['a', 'b'], [], ['PRIMARY', 'FEATURED']],
  ['two artists with roles are', ['b', 'a'], ['FEATURED', 'MAIN'], ['MAIN', 'FEATURED']],
  ['a new artist beside the primary is', ['a', 'c'], ['PRIMARY', 'FEATURED'], ['PRIMARY', 'FEATURED']],
  ['a new artist in place of the primary is', ['b', 'c'], ['PRIMARY', 'FEATURED'], ['PRIMARY', 'FEATURED']],
] as const)('when %s credited, then the roles are $3', (_, artistIds, before, expected) => {
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

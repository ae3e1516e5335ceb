import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStorage } from '#src/platform/testing/memory-storage.ts'
import { dropRecent, type Owner, readRecent, rememberRecent } from '#src/shared/picker/recent-choices.ts'

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const choice = (digit: number) => ({ id: uuid(digit), name: `Artist ${digit}` })
const ANNA: Owner = { userId: uuid(1), organizationId: uuid(2) }
const ELSEWHERE: Owner = { ...ANNA, organizationId: uuid(3) }
const LUCA: Owner = { ...ANNA, userId: uuid(4) }

test('when entities are chosen, then the last five are remembered, the latest first, without duplicates', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (digits) => {
      const area = memoryStorage()
      for (const digit of digits) rememberRecent(ANNA, 'artists', [choice(digit)], () => area)
      const latest = [...new Set(digits.toReversed())].slice(0, 5)
      expect(readRecent(ANNA, 'artists', () => area)).toEqual(latest.map(choice))
    }),
  )
})

test('when choices differ in organization, kind or person, then they are separate', () => {
  const area = memoryStorage()
  rememberRecent(ANNA, 'artists', [choice(1)], () => area)
  rememberRecent(ELSEWHERE, 'artists', [choice(2)], () => area)
  rememberRecent(ANNA, 'labels', [choice(3)], () => area)
  expect(readRecent(ANNA, 'artists', () => area)).toEqual([choice(1)])
  expect(readRecent(ELSEWHERE, 'artists', () => area)).toEqual([choice(2)])
  expect(readRecent(LUCA, 'artists', () => area)).toEqual([])
  rememberRecent(LUCA, 'artists', [choice(4)], () => area)
  expect(readRecent(ANNA, 'artists', () => area)).toEqual([])
})

test('when an entity is gone, then its choice is removed', () => {
  const area = memoryStorage()
  rememberRecent(ANNA, 'artists', [choice(1), choice(2)], () => area)
  dropRecent(ANNA, 'artists', uuid(2), () => area)
  expect(readRecent(ANNA, 'artists', () => area)).toEqual([choice(1)])
})

test.each(['', 'no json', '{"state":{"a/b/artists":[{"id":1}]}}', '[]'])(
  'when the storage contains %j, then it is ignored',
  (stored) => {
    const area = memoryStorage()
    area.setItem('recent-choices', stored)
    expect(readRecent(ANNA, 'artists', () => area)).toEqual([])
  },
)

test('when the browser forbids storage, then there are no recent choices', () => {
  const forbidden = (): Storage => {
    throw new Error('forbidden')
  }
  expect(() => rememberRecent(ANNA, 'artists', [choice(1)], forbidden)).not.toThrow()
  expect(readRecent(ANNA, 'artists', forbidden)).toEqual([])
})

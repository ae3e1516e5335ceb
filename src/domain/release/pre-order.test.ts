import { describe, expect, test } from 'vitest'
import { type PreOrdered, preOrderProblems } from '#src/domain/release/dates.ts'

const tracks = (count: number, instant: number) =>
  Array.from({ length: count }, (_, index) => ({ assetId: `t${index}`, instantGratification: index < instant }))
const codes = (release: Partial<PreOrdered>) =>
  preOrderProblems({ preOrderDate: '2026-12-01', consumerReleaseDate: '2026-12-24', tracklist: [], ...release }).map(
    ({ field, code }) => `${field} ${code}`,
  )

test.each([
  ['2026-12-23', []],
  ['2026-12-24', ['preOrderDate PRE_ORDER_LATE']],
  ['2026-12-25', ['preOrderDate PRE_ORDER_LATE']],
])('a pre-order from %s of what is out on 24 December', (preOrderDate, expected) => {
  expect(codes({ preOrderDate })).toEqual(expected)
})

test('a release without a date may begin whenever', () => {
  expect(codes({ consumerReleaseDate: null })).toEqual([])
})

describe('what is given at once (catalogue-9.14)', () => {
  test.each([
    [4, 0, []],
    [4, 2, []],
    [4, 3, ['instantGratification INSTANT_TOO_MANY']],
    [5, 2, []],
    [5, 3, ['instantGratification INSTANT_TOO_MANY']],
    [3, 1, ['instantGratification INSTANT_FEW_TRACKS']],
    [1, 1, ['instantGratification INSTANT_TOO_MANY']],
    [7, 3, []],
  ])('of %i tracks %i', (count, instant, expected) => {
    expect(codes({ tracklist: tracks(count, instant) })).toEqual(expected)
  })

  test('means nothing without a pre-order', () => {
    expect(codes({ preOrderDate: null, tracklist: tracks(2, 2) })).toEqual([])
  })

  test('is what is marked, and nothing else', () => {
    expect(codes({ tracklist: [{ assetId: 'a' }, { assetId: 'b' }] })).toEqual([])
  })
})

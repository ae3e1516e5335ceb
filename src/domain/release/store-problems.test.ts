import { describe, expect, test } from 'vitest'
import { storeProfileOf } from '#src/domain/release/known-stores.ts'
import { storeProblems } from '#src/domain/release/store-problems.ts'

const TODAY = '2026-11-23'
const stores = (...names: string[]) => names.map((name) => ({ id: name, name, profile: storeProfileOf(name) }))
const release = {
  format: 'SINGLE' as const,
  tracks: [{ format: 'TRACK' as const }],
  alreadyReleased: false,
  consumerReleaseDate: '2026-12-25',
  consumerReleaseTime: '00:00',
}
const problems = (change: Partial<Parameters<typeof storeProblems>[0]>) =>
  storeProblems({ ...release, ...change }, TODAY)

describe('a store that cannot take it', () => {
  test('is an error that names it', () => {
    expect(problems({ stores: stores('Spotify', 'Vevo') })).toEqual([
      expect.objectContaining({ code: 'STORE_NEEDS_VIDEO', severity: 'ERROR', values: { stores: 'Vevo' } }),
    ])
    const video = { format: 'VIDEO' as const, tracks: [{ format: 'VIDEO' as const }] }
    expect(problems({ ...video, stores: stores('Beatport', 'Apple Music', 'Deezer') })).toEqual([
      expect.objectContaining({ code: 'STORE_NEEDS_SOUND', values: { stores: 'Beatport, Deezer' } }),
    ])
  })

  test('is no news once it has the release, and not known of a store without a profile', () => {
    expect(problems({ stores: stores('Vevo').map((store) => ({ ...store, hasRelease: true })) })).toEqual([])
    expect(problems({ stores: stores('A store of tomorrow') })).toEqual([])
    expect(problems({})).toEqual([])
  })
})

describe('a date too soon for a store', () => {
  test('is a warning with all such stores and the first day that suits them', () => {
    const found = problems({ consumerReleaseDate: '2026-12-04', stores: stores('Spotify', 'Apple Music', 'Beatport') })
    expect(found).toEqual([
      expect.objectContaining({
        code: 'STORE_DATE_SOON',
        severity: 'WARNING',
        values: { stores: 'Apple Music, Beatport', day: '2026-12-07' },
      }),
    ])
  })

  test.each([
    ['the first day that suits', { consumerReleaseDate: '2026-12-07' }],
    ['a later own date of the store', { storeDates: [{ storeId: 'Apple Music', date: '2026-12-25' }] }],
    ['a store that has it', { stores: stores('Apple Music').map((store) => ({ ...store, hasRelease: true })) }],
    ['something that was out before', { alreadyReleased: true }],
    ['a date that is over, which is another problem', { consumerReleaseDate: '2026-11-01' }],
    ['no date yet', { consumerReleaseDate: null }],
  ])('is not: %s', (_name, change) => {
    expect(problems({ consumerReleaseDate: '2026-12-04', stores: stores('Apple Music'), ...change })).toEqual([])
  })

  test('is the own date of a store alone', () => {
    const storeDates = [{ storeId: 'Beatport', date: '2026-11-30' }]
    expect(problems({ stores: stores('Spotify', 'Beatport'), storeDates })).toEqual([
      expect.objectContaining({ code: 'STORE_DATE_SOON', values: { stores: 'Beatport', day: '2026-12-07' } }),
    ])
  })
})

test('a time of day is for stores that know times', () => {
  const evening = { consumerReleaseTime: '18:00' }
  expect(problems({ ...evening, stores: stores('Spotify', 'Beatport') })).toEqual([
    expect.objectContaining({ code: 'STORE_TIME_IGNORED', severity: 'INFO', values: { stores: 'Beatport', count: 1 } }),
  ])
  expect(problems({ ...evening, stores: stores('Spotify', 'A store of tomorrow') })).toEqual([])
  expect(problems({ consumerReleaseTime: null, stores: stores('Beatport') })).toEqual([])
})

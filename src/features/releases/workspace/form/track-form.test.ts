import { describe, expect, test } from 'vitest'
import { emptyRelease, releaseDraft, releaseInputOf } from '#src/features/releases/workspace/form/release-form.ts'
import { assetInputOf } from '#src/features/releases/workspace/form/track-form.ts'
import { newTrack } from '#src/features/releases/workspace/tracks/tracklist.ts'

const form = emptyRelease('EP', 'Paper Boats')
const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']

describe('what is sent of a release', () => {
  test('when a field is empty, then it is null, not an empty text', () => {
    expect(releaseInputOf(form)).toMatchObject({
      title: 'Paper Boats',
      version: null,
      labelId: null,
      coverFileId: null,
      genre: null,
      barcode: null,
      consumerReleaseDate: null,
      copyrightC: { year: null, text: '' },
      tracklist: [],
    })
  })

  test('when a date or a year is incomplete, then it is null', () => {
    expect(
      releaseInputOf({ ...form, consumerReleaseDate: '2026-1', copyrightP: { year: '20', text: 'Lanterna' } }),
    ).toMatchObject({ consumerReleaseDate: null, copyrightP: { year: null, text: 'Lanterna' } })
    expect(
      releaseInputOf({ ...form, consumerReleaseDate: '2026-12-24', copyrightP: { year: ' 2026 ', text: '' } }),
    ).toMatchObject({ consumerReleaseDate: '2026-12-24', copyrightP: { year: 2026 } })
  })

  test('when a release has tracks, then they are numbered in their order', () => {
    const tracks = [newTrack(second, 'b.wav', form), newTrack(first, 'a.wav', form)]
    expect(releaseInputOf({ ...form, tracks }).tracklist).toEqual([
      { assetId: second, position: 1 },
      { assetId: first, position: 2 },
    ])
  })

  test('when an artist has the older role MAIN, then it is sent as PRIMARY', () => {
    const artist = { artistId: first, name: 'Ana', type: 'MAIN' as const, image: null }
    expect(releaseInputOf({ ...form, artists: [artist] }).artists).toEqual([{ artistId: first, type: 'PRIMARY' }])
  })

  test('when an ISRC has hyphens and spaces, then it is sent without them, and an empty one as null', () => {
    expect(assetInputOf({ ...newTrack(first, 'a.wav', form), isrc: ' isrc it-l01-26-00001 ' }).isrc).toBe(
      'ITL012600001',
    )
    expect(assetInputOf(newTrack(first, 'a.wav', form)).isrc).toBeNull()
  })

  test('when seconds are typed, then they are numbers, and empty ones are null', () => {
    const track = newTrack(first, 'a.wav', form)
    expect(assetInputOf({ ...track, previewStart: '0', previewLength: ' 30 ', lyrics: ' ' })).toMatchObject({
      previewStart: 0,
      previewLength: 30,
      lyrics: null,
    })
    expect(assetInputOf(track)).toMatchObject({ previewStart: null, previewLength: null, metadataLanguage: null })
  })
})

test('when a draft is older than a field of tracks, then the field is empty', () => {
  const {
    metadataLanguage: _m,
    lyrics: _l,
    previewStart: _s,
    previewLength: _p,
    ...older
  } = newTrack(first, 'a.wav', form)
  const read = releaseDraft.parse({ values: { ...form, tracks: [older] }, baseline: null })
  expect(read.values.tracks).toEqual([newTrack(first, 'a.wav', form)])
})

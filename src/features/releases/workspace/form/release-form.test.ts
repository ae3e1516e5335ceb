import { describe, expect, test } from 'vitest'
import { emptyRelease, releaseDraft } from '#src/features/releases/workspace/form/release-form.ts'
import { newTrack } from '#src/features/releases/workspace/tracks/tracklist.ts'

const ID = '6f1b8c1e-1111-4111-8111-111111111111'
const LATER = new Set([
  'alternateGenre',
  'alternateSubgenre',
  'recordingYear',
  'recordingLocation',
  'preOrderDate',
  'monetization',
  'songMonetization',
  'assetsRightsClaim',
  'manageAssetsSeparately',
  'instantGratification',
])
const asBefore = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (LATER.has(key) ? undefined : part)))

describe('a draft kept on a device', () => {
  const release = emptyRelease('EP', 'Paper Boats')
  const values = { ...release, tracks: [newTrack(ID, '01 Paper Boats.wav', release)] }

  test('comes back as it was', () => {
    expect(releaseDraft.parse(JSON.parse(JSON.stringify({ values, baseline: null })))).toEqual({
      values,
      baseline: null,
    })
  })

  test('by an older build comes back with what it was not asked for left empty', () => {
    expect(releaseDraft.parse({ values: asBefore(values), baseline: asBefore(values) })).toEqual({
      values,
      baseline: values,
    })
  })
})

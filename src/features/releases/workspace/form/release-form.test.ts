import { describe, expect, test } from 'vitest'
import { emptyRelease, releaseDraft } from '#src/features/releases/workspace/form/release-form.ts'
import { newTrack } from '#src/features/releases/workspace/tracks/tracklist.ts'

const ID = '6f1b8c1e-1111-4111-8111-111111111111'
const NEWER_FIELDS = new Set([
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
const byOlderBuild = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (NEWER_FIELDS.has(key) ? undefined : part)))

describe('a draft on a device', () => {
  const release = emptyRelease('EP', 'Paper Boats')
  const values = { ...release, tracks: [newTrack(ID, '01 Paper Boats.wav', release)] }

  test('when this build wrote it, then it is read as it was written', () => {
    expect(releaseDraft.parse(JSON.parse(JSON.stringify({ values, baseline: null })))).toEqual({
      values,
      baseline: null,
    })
  })

  test('when an older build wrote it, then newer fields are empty', () => {
    expect(releaseDraft.parse({ values: byOlderBuild(values), baseline: byOlderBuild(values) })).toEqual({
      values,
      baseline: values,
    })
  })
})

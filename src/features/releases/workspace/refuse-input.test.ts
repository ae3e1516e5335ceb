import { expect, test } from 'vitest'
import { TEXT_MAX } from '#src/domain/limits.ts'
import { emptyRelease } from '#src/features/releases/workspace/form/release-form.ts'
import { refusedFields } from '#src/features/releases/workspace/refuse-input.ts'
import { newTrack } from '#src/features/releases/workspace/tracks/tracklist.ts'

const ID = '6f1b8c1e-1111-4111-8111-111111111111'

test('when texts are longer than the contract allows, then their fields are named, also those of a track', () => {
  const release = emptyRelease('EP', 'Paper Boats')
  const track = { ...newTrack(ID, '01 Paper Boats.wav', release), composer: ['x'.repeat(TEXT_MAX + 1)] }
  const copyrightC = { year: '2026', text: 'x'.repeat(TEXT_MAX + 1) }
  expect(refusedFields({ ...release, tracks: [{ ...track, composer: ['Ada'] }] })).toEqual([])
  expect(refusedFields({ ...release, title: ' ', copyrightC, tracks: [track] })).toEqual([
    { path: 'title', field: 'title', step: 'basics', maximum: null },
    { path: 'copyrightC.text', field: 'copyrightC.text', step: 'copyright', maximum: TEXT_MAX },
    { path: 'tracks.0.composer', field: `tracks.${ID}.composer`, step: 'tracks', maximum: TEXT_MAX },
  ])
})

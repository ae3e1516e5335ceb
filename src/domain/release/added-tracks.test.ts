import { expect, test } from 'vitest'
import { savedAddedTracks } from '#src/domain/release/added-tracks.ts'

const before = { assetId: 'before', revision: 1 }
const added = { assetId: 'added', revision: 0 }
const uploading = { assetId: 'uploading', revision: null }

test('when tracks were added to a saved release, then those that are assets already are found', () => {
  expect(savedAddedTracks([before, added, uploading], [before])).toEqual([added])
  expect(savedAddedTracks([before], [before, added])).toEqual([])
})

test('when a release was never saved, then each of its tracks that is an asset is found', () => {
  expect(savedAddedTracks([added, uploading], [])).toEqual([added])
})

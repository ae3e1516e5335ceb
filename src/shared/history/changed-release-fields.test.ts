import { expect, test } from 'vitest'
import { changedReleaseFields } from '#src/shared/history/changed-release-fields.ts'
import { releaseInput } from '#src/contract/releases.ts'

test.each(Object.keys(releaseInput.shape))('a change of %s can be told', (field) => {
  expect(changedReleaseFields([field])).toHaveLength(1)
})

test('they stand in the order of the form, and what is no field any more is left out', () => {
  expect(changedReleaseFields(['tracklist', 'mood', 'coverFileId', 'title'])).toEqual(['title', 'cover', 'tracks'])
})

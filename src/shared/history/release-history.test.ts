import { expect, test } from 'vitest'
import { releaseInput } from '#src/contract/releases.ts'
import { changedReleaseFields } from '#src/shared/history/release-history.tsx'

test.each(Object.keys(releaseInput.shape))('a change of %s has a text', (field) => {
  expect(changedReleaseFields([field])).toHaveLength(1)
})

test('changed fields are in the order of the form, without unknown ones', () => {
  expect(changedReleaseFields(['tracklist', 'mood', 'coverFileId', 'title'])).toEqual(['title', 'cover', 'tracks'])
})

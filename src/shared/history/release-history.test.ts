import { expect, test } from 'vitest'
import { releaseInput } from '#src/contract/releases.ts'
import { changedReleaseFields } from '#src/shared/history/release-history.tsx'

test.each(Object.keys(releaseInput.shape))('when the field %s is changed, then the change has a text', (field) => {
  expect(changedReleaseFields([field])).toHaveLength(1)
})

test('when several fields are changed, then they are in the order of the form, without unknown ones', () => {
  expect(changedReleaseFields(['tracklist', 'mood', 'coverFileId', 'title'])).toEqual(['title', 'cover', 'tracks'])
})

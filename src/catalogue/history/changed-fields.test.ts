import { expect, test } from 'vitest'
import { changedFields } from '#src/catalogue/history/changed-fields.ts'
import { releaseInput } from '#src/contract/releases.ts'

test.each(Object.keys(releaseInput.shape))('a change of %s can be told', (field) => {
  expect(changedFields([field])).toHaveLength(1)
})

test('they stand in the order of the form, and what is no field any more is left out', () => {
  expect(changedFields(['tracklist', 'mood', 'coverFileId', 'title'])).toEqual(['title', 'cover', 'tracks'])
})

import { RELEASE_FIELDS, type ReleaseField } from '#src/domain/fields.ts'

/** Fields that are called otherwise where they are kept than where they are filled in. */
const CALLED: Readonly<Record<string, string>> = { labelId: 'label', coverFileId: 'cover', tracklist: 'tracks' }

/** The fields that were changed, in the order a release is filled in; one that nobody knows any more is passed over. */
export const changedReleaseFields = (changed: readonly string[]): ReleaseField[] => {
  const called = new Set(changed.map((field) => CALLED[field] ?? field))
  return RELEASE_FIELDS.filter((field) => called.has(field))
}

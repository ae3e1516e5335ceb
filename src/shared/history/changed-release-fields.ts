import { RELEASE_FIELDS, type ReleaseField } from '#src/domain/fields.ts'

/** Names of stored fields that differ from the names in the form. */
const CALLED: Readonly<Record<string, string>> = { labelId: 'label', coverFileId: 'cover', tracklist: 'tracks' }

/** The changed fields in the order of the form; unknown names are skipped. */
export const changedReleaseFields = (changed: readonly string[]): ReleaseField[] => {
  const called = new Set(changed.map((field) => CALLED[field] ?? field))
  return RELEASE_FIELDS.filter((field) => called.has(field))
}

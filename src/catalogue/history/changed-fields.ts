/** Fields that are called otherwise where they are kept than where they are filled in. */
const CALLED: Readonly<Record<string, string>> = { labelId: 'label', coverFileId: 'cover', tracklist: 'tracks' }
const FIELDS = [
  'title',
  'version',
  'format',
  'artists',
  'label',
  'cover',
  'explicit',
  'alreadyReleased',
  'genre',
  'subgenre',
  'alternateGenre',
  'alternateSubgenre',
  'defaultLanguage',
  'copyrightC',
  'copyrightP',
  'barcode',
  'catalogNumber',
  'recordingYear',
  'recordingLocation',
  'releaseDate',
  'consumerReleaseDate',
  'consumerReleaseTime',
  'preOrderDate',
  'territories',
  'distributionProviders',
  'monetization',
  'songMonetization',
  'assetsRightsClaim',
  'manageAssetsSeparately',
  'tracks',
] as const
export type ChangedField = (typeof FIELDS)[number]

/** The fields that were changed, in the order a release is filled in; one that nobody knows any more is passed over. */
export const changedFields = (changed: readonly string[]): ChangedField[] => {
  const called = new Set(changed.map((field) => CALLED[field] ?? field))
  return FIELDS.filter((field) => called.has(field))
}

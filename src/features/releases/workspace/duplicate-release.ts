import type { MergedField } from '#src/features/releases/workspace/merge-release.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'

/** No other release may have these. */
const ITS_OWN = ['barcode', 'catalogNumber'] as const
/** Days that have passed say nothing of a release that is still to come. */
const DATES = ['consumerReleaseDate', 'preOrderDate', 'releaseDate'] as const

/**
 * A release to begin with what another one has: its tracks are the same assets, its cover the same file. What cannot be
 * repeated is left out, and named. `today` is `YYYY-MM-DD`.
 */
export const duplicateRelease = (form: ReleaseForm, today: string): { values: ReleaseForm; leftOut: MergedField[] } => {
  const past = DATES.filter((field) => form[field] !== '' && form[field] < today)
  const leftOut = [...ITS_OWN.filter((field) => form[field] !== ''), ...past]
  const blank = Object.fromEntries(leftOut.map((field) => [field, '']))
  return { values: { ...form, ...blank, revision: null }, leftOut }
}

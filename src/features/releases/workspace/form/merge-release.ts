import { RELEASE_FIELDS, type ReleaseField } from '#src/domain/fields.ts'
import type { Side } from '#src/shared/form/conflict-dialog.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'

/** Fields that are compared one by one when two edits meet. */
export const MERGED_FIELDS = RELEASE_FIELDS satisfies readonly (keyof ReleaseForm)[]
export type MergedField = ReleaseField
export type Difference = { field: MergedField; chosen: Side; bothChanged: boolean }

// Addresses of files differ from page to page, revisions are what the meeting is about, and of a file whose asset waits
// to be sent only the id is known for sure: none of these is an edit.
const NO_EDITS = new Set(['url', 'revision', 'image', 'fileName', 'bytes'])

/** The same for the same contents, in whatever order they were put together. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part !== 'object' || part === null || Array.isArray(part)
      ? part
      : Object.fromEntries(
          Object.entries(part)
            .filter(([key]) => !NO_EDITS.has(key))
            .toSorted(([a], [b]) => a.localeCompare(b)),
        ),
  )

const same = (a: ReleaseForm, b: ReleaseForm, field: MergedField) => comparable(a[field]) === comparable(b[field])

/** Whether anything was typed that the other does not have. */
export const isSame = (a: ReleaseForm, b: ReleaseForm): boolean => MERGED_FIELDS.every((field) => same(a, b, field))

/** Whether it was saved after the other was, the release or one of its tracks, and nothing of it before. */
export const isNewer = (form: ReleaseForm, than: ReleaseForm): boolean => {
  const known = new Map(than.tracks.map(({ assetId, revision }) => [assetId, revision]))
  const steps = [
    (form.revision ?? 0) - (than.revision ?? 0),
    ...form.tracks.map(({ assetId, revision }) => (revision ?? 0) - (known.get(assetId) ?? 0)),
  ]
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0)
}

/** Where two edits of one release differ. What only one side changed is chosen already; what both changed is asked. */
export const differencesOf = (baseline: ReleaseForm, local: ReleaseForm, remote: ReleaseForm): Difference[] =>
  MERGED_FIELDS.filter((field) => !same(local, remote, field)).map((field) => {
    const iChanged = !same(baseline, local, field)
    return { field, chosen: iChanged ? 'local' : 'remote', bothChanged: iChanged && !same(baseline, remote, field) }
  })

/** One form out of two: remote with each field that was chosen as local, ready to be saved over remote. */
export const mergeOf = (local: ReleaseForm, remote: ReleaseForm, chosen: readonly Difference[]): ReleaseForm => {
  const revisions = new Map(remote.tracks.map(({ assetId, revision }) => [assetId, revision]))
  const localFields = Object.fromEntries(
    chosen.filter(({ chosen: side }) => side === 'local').map(({ field }) => [field, local[field]]),
  )
  const merged: ReleaseForm = { ...remote, ...localFields }
  return {
    ...merged,
    tracks: merged.tracks.map((track) => ({ ...track, revision: revisions.get(track.assetId) ?? track.revision })),
  }
}

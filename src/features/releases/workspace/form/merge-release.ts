import { RELEASE_FIELDS, type ReleaseField } from '#src/domain/fields.ts'
import { normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import { trackFieldEdits, mergeTracks } from '#src/features/releases/workspace/form/merge-tracks.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { Side } from '#src/shared/form/conflict-dialog.tsx'

/** The fields that a conflict compares one by one. */
export const MERGED_FIELDS = RELEASE_FIELDS satisfies readonly (keyof ReleaseForm)[]
export type MergedField = ReleaseField
export type Difference = { field: MergedField; chosen: Side; bothChanged: boolean }

// These differ without an edit: object URLs are made per page, revisions change with each save, and of the file of a
// queued asset only the id is known; lists do not carry its sound report. The prefix is the label's own.
const IGNORED_KEYS = new Set(['isrcPrefix', 'url', 'revision', 'image', 'fileName', 'bytes', 'soundReport'])

const comparablePart = (key: string, part: unknown): unknown => {
  if (key === 'isrc' && typeof part === 'string') return normalizeIsrc(part)
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => !IGNORED_KEYS.has(name))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

/** Equal for equal values, whatever the order of their keys and the hyphens of a code. */
const comparable = (value: unknown): string => JSON.stringify(value, comparablePart)

const same = (a: ReleaseForm, b: ReleaseForm, field: MergedField) =>
  field === 'barcode'
    ? normalizeBarcode(a.barcode) === normalizeBarcode(b.barcode)
    : comparable(a[field]) === comparable(b[field])

/** Whether two versions of a release have no difference that is an edit. */
export const isSame = (a: ReleaseForm, b: ReleaseForm): boolean => MERGED_FIELDS.every((field) => same(a, b, field))

const OF_STORES: readonly MergedField[] = ['distributionProviders', 'storeDates']

/** Whether they differ in nothing, or only in which stores get the release, and when. */
export const isSameButForStores = (a: ReleaseForm, b: ReleaseForm): boolean =>
  MERGED_FIELDS.every((field) => OF_STORES.includes(field) || same(a, b, field))

/**
 * Whether the release or one of its tracks was saved after `than`, and none of them before it. As saved offline it may have
 * had a track more, which was discarded before it was sent: no revision says so.
 */
export const isNewer = (form: ReleaseForm, than: ReleaseForm): boolean => {
  const known = new Map(than.tracks.map(({ assetId, revision }) => [assetId, revision]))
  const steps = [
    (form.revision ?? 0) - (than.revision ?? 0),
    ...form.tracks.map(({ assetId, revision }) => (revision ?? 0) - (known.get(assetId) ?? 0)),
  ]
  return steps.every((step) => step >= 0) && (steps.some((step) => step > 0) || form.tracks.length < than.tracks.length)
}

/** The differences of two edits. A change by one side only is chosen for it; the user decides what both changed. */
export const differencesOf = (baseline: ReleaseForm, local: ReleaseForm, remote: ReleaseForm): Difference[] =>
  MERGED_FIELDS.filter((field) => !same(local, remote, field)).map((field) => {
    const iChanged = !same(baseline, local, field)
    return { field, chosen: iChanged ? 'local' : 'remote', bothChanged: iChanged && !same(baseline, remote, field) }
  })

const isSameOfTrack = (field: string, a: unknown, b: unknown) =>
  comparable({ [field]: a }) === comparable({ [field]: b })

/** The fields of each track that a side changed, in the order of its tracks. */
export const trackEdits = (baseline: ReleaseForm, side: ReleaseForm) =>
  trackFieldEdits(baseline.tracks, side.tracks, isSameOfTrack)

type Edits = Record<'baseline' | 'local' | 'remote', ReleaseForm>

/** The remote version with the fields that were chosen as local, ready to be saved over remote. */
export const mergeOf = ({ baseline, local, remote }: Edits, chosen: readonly Difference[]): ReleaseForm => {
  const revisions = new Map(remote.tracks.map(({ assetId, revision }) => [assetId, revision]))
  const localFields = Object.fromEntries(
    chosen.filter(({ chosen: side }) => side === 'local').map(({ field }) => [field, local[field]]),
  )
  const merged: ReleaseForm = { ...remote, ...localFields }
  // Who chooses their own tracks does not give up what somebody else did to others.
  if (merged.tracks === local.tracks)
    merged.tracks = mergeTracks(baseline.tracks, local.tracks, remote.tracks, isSameOfTrack)
  return {
    ...merged,
    tracks: merged.tracks.map((track) => ({ ...track, revision: revisions.get(track.assetId) ?? track.revision })),
  }
}

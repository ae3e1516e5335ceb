import { ASSET_FIELDS, type AssetField, RELEASE_FIELDS, type ReleaseField } from '#src/domain/fields.ts'
import { digestOf } from '#src/domain/text/digest.ts'

/** What is reviewed of a release, field by field; its tracks are compared one by one. */
export type ContentField = Exclude<ReleaseField, 'tracks'>
export type TrackContentField = AssetField | 'instantGratification'

export const CONTENT_FIELDS: readonly ContentField[] = RELEASE_FIELDS.filter((field) => field !== 'tracks')
const TRACK_FIELDS: readonly TrackContentField[] = [...ASSET_FIELDS, 'instantGratification']

type TrackContent = { readonly [Field in AssetField]: unknown } & {
  readonly assetId: string
  readonly instantGratification?: unknown
}
type Content<T extends TrackContent> = { readonly [Field in ContentField]: unknown } & { readonly tracks: readonly T[] }

type Placed<T> = { position: number; track: T }
/** A track that differs: `before` is null where it was added, `after` where it was removed. Positions count from 1. */
export type TrackChange<T> = {
  assetId: string
  before: Placed<T> | null
  after: Placed<T> | null
  fields: readonly TrackContentField[]
  /** It changed places with another track. */
  isMoved: boolean
}
export type ContentChanges<T> = { fields: readonly ContentField[]; tracks: readonly TrackChange<T>[] }

/** Lists whose order says nothing. */
const UNORDERED = new Set(['territories', 'distributionProviders'])

const comparablePart = (key: string, part: unknown): unknown => {
  if (part === '') return null
  if (Array.isArray(part)) return UNORDERED.has(key) ? part.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) : part
  if (typeof part !== 'object' || part === null) return part
  // What else is known of a file follows from it, or belongs to the session that asked.
  if ('fileId' in part) return part.fileId
  return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const isSame = (field: string, before: unknown, after: unknown): boolean =>
  JSON.stringify({ [field]: before ?? null }, comparablePart) ===
  JSON.stringify({ [field]: after ?? null }, comparablePart)

const trackValue = (track: TrackContent, field: TrackContentField): unknown =>
  field === 'instantGratification' ? track.instantGratification === true : track[field]

/** The fields in which two states of one track differ. */
export const changedTrackFields = (before: TrackContent, after: TrackContent): TrackContentField[] =>
  TRACK_FIELDS.filter((field) => !isSame(field, trackValue(before, field), trackValue(after, field)))

const placesOf = <T extends TrackContent>(tracks: readonly T[]) =>
  new Map(tracks.map((track, index) => [track.assetId, { position: index + 1, track }]))

const trackChanges = <T extends TrackContent>(before: readonly T[], after: readonly T[]): TrackChange<T>[] => {
  const [old, now] = [placesOf(before), placesOf(after)]
  // A track moves up because one above it was removed: only the order of those that stayed is compared.
  const stayed = before.filter(({ assetId }) => now.has(assetId)).map(({ assetId }) => assetId)
  const reordered = after.filter(({ assetId }) => old.has(assetId)).map(({ assetId }) => assetId)
  const moved = new Set(stayed.filter((assetId, index) => reordered[index] !== assetId))
  const compared = [...now.keys(), ...[...old.keys()].filter((assetId) => !now.has(assetId))].map((assetId) => {
    const [was, is] = [old.get(assetId) ?? null, now.get(assetId) ?? null]
    const fields = was === null || is === null ? [] : changedTrackFields(was.track, is.track)
    return { assetId, before: was, after: is, fields, isMoved: moved.has(assetId) }
  })
  return compared.filter(({ before: was, after: is, fields, isMoved }) =>
    [was === null, is === null, isMoved, fields.length > 0].includes(true),
  )
}

/** What differs between two contents of a release: fields in the order they are filled in, tracks in that of the tracklist. */
export const contentChanges = <T extends TrackContent>(before: Content<T>, after: Content<T>): ContentChanges<T> => ({
  fields: CONTENT_FIELDS.filter((field) => !isSame(field, before[field], after[field])),
  tracks: trackChanges(before.tracks, after.tracks),
})

type Dated = { readonly storeDates: readonly { readonly storeId: string; readonly date: string }[] }

/** What every store is given of a content: which ones get the release, and which on a day of their own, is no news to others. */
export const sharedContent = <C extends Dated>(content: C): C => ({
  ...content,
  distributionProviders: [],
  storeDates: [],
})

const ownDate = ({ storeDates }: Dated, storeId: string) =>
  storeDates.find((own) => own.storeId === storeId)?.date ?? ''

/** Whether a store has another date of its own in one content than in the other. */
export const hasOtherDate = (before: Dated, after: Dated, storeId: string): boolean =>
  ownDate(before, storeId) !== ownDate(after, storeId)

/** Whether two contents of a release differ at all. */
export const hasChanged = (changes: ContentChanges<unknown>): boolean =>
  changes.fields.length > 0 || changes.tracks.length > 0

type Named = { readonly name: string }
type Revised = { readonly revision: number; readonly artists: readonly Named[] }
type RevisedRelease = Revised & { readonly label: Named | null }

const BEFORE_NAMES = ':'

/**
 * Names one state of a release with its tracks: its own revision, those of its tracks, and a digest of the names of artists
 * and label, which are changed on pages of their own. Which tracks these are changes with the release’s own revision, so
 * that two states never have the same.
 */
export const contentRevisionOf = (release: RevisedRelease, tracks: readonly Revised[]): string => {
  const all = [release, ...tracks]
  const names = [release.label?.name, ...all.map(({ artists }) => artists.map(({ name }) => name))]
  return `${all.map(({ revision }) => revision).join('.')}${BEFORE_NAMES}${digestOf(JSON.stringify(names))}`
}

/** Whether two names mean the same state. One from before the names of artists and label belonged to it is read without these. */
export const isSameContentRevision = (seen: string, now: string): boolean =>
  seen === now || (!seen.includes(BEFORE_NAMES) && seen === now.split(BEFORE_NAMES)[0])

import type { AssetField, ReleaseInputField } from '#src/domain/fields.ts'
import {
  type GivenReason,
  readReason,
  writeMark,
  type RejectionReason,
  trackFieldOfReason,
} from '#src/domain/submission/decision.ts'
import { REPAIRS } from '#src/domain/submission/reason-repairs.ts'
import { digestOf } from '#src/domain/text/digest.ts'

type Values<Field extends string> = { readonly [Name in Field]?: unknown }
type ReviewedTrack = { readonly assetId: string } & Values<AssetField>
/** An artist as the artist's own page has it, on which the name and the profiles at the stores are corrected. */
type ReviewedArtist = {
  readonly artistId: string
  readonly name: string
  readonly channels: readonly { readonly kind: string; readonly url: string }[]
  readonly newSpotifyProfile: boolean
}
/** A release as it is stored, with its tracks: the values whose change is looked for. */
export type ReviewedRelease = Values<ReleaseInputField> & {
  readonly tracks: readonly ReviewedTrack[]
  /** Left out by a form, which edits none of them. */
  readonly records?: { readonly artists: readonly ReviewedArtist[]; readonly labelName: string | null }
}

const TITLES = ['title', 'version'] as const
const CREDITS = ['artists'] as const
const LINES = ['copyrightC', 'copyrightP'] as const
const COVER = ['coverFileId'] as const
/** Nothing of the release itself: what its tracks have is looked at for every reason. */
const TRACKS = [] as const

/** The fields of the release that answer a reason when they change. */
const PARTS: Record<Exclude<RejectionReason, 'OTHER'>, readonly ReleaseInputField[]> = {
  // Either may be changed.
  COVER_TEXT_MISMATCH: ['coverFileId', 'title', 'version', 'artists'],
  COVER_QUALITY: COVER,
  COVER_LOGO_OR_URL: COVER,
  COVER_RIGHTS: COVER,
  TITLE_STYLE: TITLES,
  FEAT_IN_TITLE: TITLES,
  VERSION_MISUSE: TITLES,
  ARTIST_GENERIC: CREDITS,
  ARTIST_COMPOUND: CREDITS,
  ARTIST_PROFILE_WRONG: CREDITS,
  VARIOUS_ARTISTS_RULE: CREDITS,
  COMPOSER_LEGAL_NAME: TRACKS,
  LYRICIST_MISSING: TRACKS,
  LANGUAGE_MISMATCH: ['defaultLanguage', 'title'],
  EXPLICIT_MISMATCH: ['explicit'],
  GENRE_WRONG: ['genre', 'subgenre', 'alternateGenre', 'alternateSubgenre'],
  DATE_TOO_SOON: ['consumerReleaseDate'],
  PLINE_CLINE: LINES,
  AUDIO_SILENCE: TRACKS,
  AUDIO_CLIPPING: TRACKS,
  AUDIO_LOSSY_SOURCE: TRACKS,
  AUDIO_DUPLICATE: TRACKS,
  SAMPLE_CLEARANCE: TRACKS,
  COVER_SONG_LICENCE: TRACKS,
  RIGHTS_CONFLICT: LINES,
  VIDEO_SPEC: TRACKS,
  BARCODE_REUSED: ['barcode'],
  ISRC_CONFLICT: TRACKS,
  TERRITORY_RIGHTS: ['territories'],
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same text for equal values, whatever the order of their fields. An empty text is as good as none. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isRecord(value)) return JSON.stringify(value === '' || value === undefined ? null : value)
  const names = Object.keys(value).filter((name) => value[name] !== undefined)
  return `{${names
    .toSorted()
    .map((name) => `${name}:${canonical(value[name])}`)
    .join()}}`
}

/** Of a master only which file it is: what is measured in it may be measured again. */
const valueOf = (field: string, value: unknown): unknown =>
  (field === 'media' || field === 'dolbyAtmos') && isRecord(value) ? value.fileId : value

/** What a reason is about, as it is now; a track that is no longer on the release is nothing. */
const subjectOf = ({ code, assetId }: GivenReason, reviewed: ReviewedRelease): unknown => {
  const { tracks, records: _, ...release } = reviewed
  const trackField = trackFieldOfReason(code)
  const partOf = (track: ReviewedTrack) => {
    if (code === 'OTHER') return { ...track, media: valueOf('media', track.media) }
    return trackField === undefined ? null : valueOf(trackField, track[trackField])
  }
  if (assetId !== null) {
    const track = tracks.find((each) => each.assetId === assetId)
    return track === undefined ? null : [partOf(track)]
  }
  const inOneOrder = tracks.toSorted((a, b) => (a.assetId < b.assetId ? -1 : 1))
  const ofTracks = inOneOrder.map((track) => [track.assetId, partOf(track)])
  return code === 'OTHER' ? [release, ofTracks] : [PARTS[code].map((field) => release[field]), ofTracks]
}

const creditedOn = (track: ReviewedTrack): string[] =>
  (Array.isArray(track.artists) ? track.artists : []).flatMap((credit: unknown) =>
    isRecord(credit) && typeof credit.artistId === 'string' ? credit.artistId : [],
  )

const recordOf = ({ artistId, name, channels, newSpotifyProfile }: ReviewedArtist) => {
  const links = channels.map(({ kind, url }) => `${kind} ${url}`).toSorted()
  return [artistId, name, links, newSpotifyProfile]
}

/** What else a reason is repaired in, as it is now; of a reason about a track only what that track has. */
const repairedIn = ({ code, assetId }: GivenReason, { tracks, records, ...release }: ReviewedRelease): unknown => {
  const { release: fields = [], tracks: trackFields = [], records: isRecorded = false } = REPAIRS[code] ?? {}
  const about = assetId === null ? tracks : tracks.filter((track) => track.assetId === assetId)
  const ofTracks = about
    .toSorted((a, b) => (a.assetId < b.assetId ? -1 : 1))
    .map((track) => trackFields.map((field) => valueOf(field, track[field])))
  const credited = assetId === null ? null : about.flatMap(creditedOn)
  const artists = (records?.artists ?? [])
    .filter(({ artistId }) => credited === null || credited.includes(artistId))
    .toSorted((a, b) => (a.artistId < b.artistId ? -1 : 1))
  return [
    assetId === null ? fields.map((field) => release[field]) : [],
    ofTracks,
    isRecorded && records !== undefined ? [artists.map(recordOf), assetId === null ? records.labelName : null] : null,
  ]
}

/**
 * What a reviewer asks to change, with digests as they were then: of what it is about, and of what else repairs it. What was
 * rejected before the latter was remembered lacks it.
 */
export type RequestedChange = GivenReason & { state: string; repairs?: string | undefined }

const ownWords: GivenReason = { code: 'OTHER', assetId: null }

const stateOf = (reason: GivenReason, release: ReviewedRelease) => digestOf(canonical(subjectOf(reason, release)))
const repairsOf = (reason: GivenReason, release: ReviewedRelease) => digestOf(canonical(repairedIn(reason, release)))

/** What a rejection asks to change. A reason in the reviewer's own words is about the release as a whole. */
export const requestedChanges = (reason: string, release: ReviewedRelease): RequestedChange[] => {
  const { given, text } = readReason(reason)
  const asked = given.length === 0 && text.trim() !== '' ? [ownWords] : given
  return asked.map((each) => ({ ...each, state: stateOf(each, release), repairs: repairsOf(each, release) }))
}

/** Whether what was asked to be changed, or what else repairs it, differs from what the reviewer saw. */
export const isChanged = (change: RequestedChange, release: ReviewedRelease): boolean =>
  stateOf(change, release) !== change.state ||
  (change.repairs !== undefined && repairsOf(change, release) !== change.repairs)

/** Whether what a reason is about differs between two versions of a release, such as the saved and the edited one. */
export const isSubjectChanged = (reason: GivenReason, before: ReviewedRelease, after: ReviewedRelease): boolean =>
  stateOf(reason, before) !== stateOf(reason, after) || repairsOf(reason, before) !== repairsOf(reason, after)

/** Whether two reasons are the same: of one kind, about the same track or both about the release. */
export const isSameReason = (one: GivenReason, other: GivenReason): boolean =>
  one.code === other.code && one.assetId === other.assetId

/** Why a member leaves as it is what a reviewer asked to change. */
export type ReasonAnswer = { /** Its mark. */ reason: string; text: string }

/** What is still to be done before the release may be submitted again: neither changed nor answered. */
export const openChanges = <C extends GivenReason & { isDone: boolean }>(
  changes: readonly C[],
  answers: readonly ReasonAnswer[],
): C[] =>
  changes.filter(
    (change) =>
      !change.isDone && !answers.some(({ reason, text }) => text.trim() !== '' && reason === writeMark(change)),
  )

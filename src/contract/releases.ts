import { artistFacts } from '#src/contract/artists.ts'
import { asset, assetInput, mediaInput } from '#src/contract/assets.ts'
import { mutation, query } from '#src/contract/procedure.ts'
import { reasonAnswer, releaseSubmission } from '#src/contract/release-submission.ts'
import {
  coverMeasures,
  day,
  done,
  entity,
  id,
  ids,
  instant,
  keptSpelling,
  listInput,
  nothing,
  reference,
  requiredText,
  storedFile,
  text,
  timeOfDay,
} from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { ASSET_ARTIST_ROLES, RELEASE_ARTIST_ROLES } from '#src/domain/artist/role.ts'
import type { ReleaseInputField } from '#src/domain/fields.ts'
import {
  BARCODE_TYPED_MAX,
  CATALOG_NUMBER_MAX,
  GENRE_MAX,
  KEPT_SPELLINGS_MAX,
  LANGUAGE_CODE_MAX,
  STORES_MAX,
  TERRITORIES_MAX,
  TERRITORY_CODE_MAX,
  TRACKS_MAX,
} from '#src/domain/limits.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { RELEASE_EVENTS } from '#src/domain/release/history.ts'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import { isMonth } from '#src/domain/release/release-month.ts'
import { STORE_STATES } from '#src/domain/submission/delivery.ts'
import {
  DISPLAY_STATUSES,
  RELEASE_STAGES,
  RELEASE_STATUSES,
  SUBMISSION_STATUSES,
} from '#src/domain/submission/status.ts'

/** C and P lines: the year without the symbol, and the owner. */
const copyrightLine = z.object({ year: z.nullable(z.int()), text: text() })

/** Instant gratification: delivered at once with a pre-order. Left out means no. */
const tracklistEntry = z.object({ assetId: id, position: z.int(), instantGratification: z.optional(z.boolean()) })

const fields = {
  title: requiredText(),
  version: z.nullable(text()),
  format: z.enum(RELEASE_FORMATS),
  barcode: z.nullable(text(BARCODE_TYPED_MAX)),
  catalogNumber: z.nullable(text(CATALOG_NUMBER_MAX)),
  releaseDate: z.nullable(day),
  consumerReleaseDate: z.nullable(day),
  consumerReleaseTime: z.nullable(timeOfDay),
  /** From when on it can be ordered before it is out; null when it cannot. */
  preOrderDate: z.nullable(day),
  alreadyReleased: z.boolean(),
  explicit: z.nullable(z.boolean()),
  /** The cover bears the Parental Advisory mark. */
  parentalAdvisory: z.boolean(),
  defaultLanguage: z.nullable(text(LANGUAGE_CODE_MAX)),
  genre: z.nullable(text(GENRE_MAX)),
  subgenre: z.nullable(text(GENRE_MAX)),
  alternateGenre: z.nullable(text(GENRE_MAX)),
  alternateSubgenre: z.nullable(text(GENRE_MAX)),
  recordingYear: z.nullable(z.int()),
  recordingLocation: z.nullable(text()),
  copyrightC: copyrightLine,
  copyrightP: copyrightLine,
  territories: z.array(text(TERRITORY_CODE_MAX)).check(z.maxLength(TERRITORIES_MAX)),
  distributionProviders: z.array(id).check(z.maxLength(STORES_MAX)),
  /** Stores and territories with a date of their own; all others have that of the release. */
  storeDates: z.array(z.object({ storeId: id, date: day })).check(z.maxLength(STORES_MAX)),
  territoryDates: z
    .array(z.object({ territory: text(TERRITORY_CODE_MAX), date: day }))
    .check(z.maxLength(TERRITORIES_MAX)),
  monetization: z.boolean(),
  songMonetization: z.boolean(),
  assetsRightsClaim: z.enum(RIGHTS_CLAIMS),
  manageAssetsSeparately: z.boolean(),
  keptSpellings: z.array(keptSpelling).check(z.maxLength(KEPT_SPELLINGS_MAX)),
  tracklist: z.array(tracklistEntry).check(z.maxLength(TRACKS_MAX)),
} satisfies Record<Exclude<ReleaseInputField, 'artists' | 'labelId' | 'coverFileId'>, z.ZodMiniType>

export const release = z.object({
  ...entity,
  ...fields,
  artists: z.array(
    z.object({
      artistId: id,
      type: z.enum(RELEASE_ARTIST_ROLES),
      name: z.string(),
      /** Spotify does not know the artist, and is not asked to make a new profile. */
      lacksProfile: z.optional(z.literal(true)),
    }),
  ),
  label: z.nullable(reference),
  cover: z.nullable(storedFile),
  organization: reference,
  status: z.enum(RELEASE_STATUSES),
  /** The status as its label sees it on the day of the answer. */
  displayStatus: z.enum(DISPLAY_STATUSES),
  /** At how many stores it is in which state, where it was submitted. */
  storeStates: z.array(z.object({ state: z.enum(STORE_STATES), count: z.int() })),
  published: z.boolean(),
})
export type Release = z.output<typeof release>

export const releaseInput = z.object({
  ...fields,
  artists: z.array(z.object({ artistId: id, type: z.enum(RELEASE_ARTIST_ROLES) })),
  labelId: z.nullable(id),
  coverFileId: z.nullable(id),
} satisfies Record<ReleaseInputField, z.ZodMiniType>)
export type ReleaseInput = z.input<typeof releaseInput>

const namedArtist = z.object({ artistId: id, name: z.string() })
const storedMaster = z.extend(mediaInput, { fileName: z.string() })

/** A track as reviewers see it. */
export const trackContent = z.extend(assetInput, {
  assetId: id,
  artists: z.array(z.extend(namedArtist, { type: z.enum(ASSET_ARTIST_ROLES) })),
  media: z.nullable(storedMaster),
  dolbyAtmos: z.nullable(storedMaster),
  instantGratification: tracklistEntry.shape.instantGratification,
})
export type TrackContent = z.output<typeof trackContent>

/** A release as it is reviewed: what its label fills in, with the names of those it credits. */
export const releaseContent = z.extend(z.omit(releaseInput, { labelId: true, coverFileId: true, tracklist: true }), {
  artists: z.array(z.extend(namedArtist, { type: z.enum(RELEASE_ARTIST_ROLES) })),
  label: z.nullable(reference),
  cover: z.nullable(z.object({ fileId: id, url: z.nullable(z.string()) })),
  tracks: z.array(trackContent),
})
export type ReleaseContent = z.output<typeof releaseContent>

/** What a release was when it was submitted or approved; `contentRevision` names that state. */
const releaseSnapshot = z.object({ id, contentRevision: z.string(), createdAt: instant, content: releaseContent })
export type ReleaseSnapshot = z.output<typeof releaseSnapshot>

export const releaseDetail = z.extend(release, {
  tracks: z.array(asset),
  submissions: z.array(releaseSubmission),
  /** Those that the latest submission to each store names. */
  snapshots: z.array(releaseSnapshot),
  /** Of its label, which gives an ISRC to each track without one when the release is submitted. */
  isrcPrefix: z.optional(z.nullable(z.string())),
  /** Of the artists of the release and of its tracks; left out where they are not known, as in a change that waits. */
  artistFacts: z.optional(z.array(artistFacts)),
  /** What was measured of its cover; left out where nothing was. */
  coverMeasures: z.optional(coverMeasures),
  /** A single's: albums and EPs of the same artist or label with the same cover. */
  sameCover: z.optional(z.array(reference)),
})
export type ReleaseDetail = z.output<typeof releaseDetail>

const listedTrack = z.pick(trackContent, { assetId: true, title: true, version: true })
/** Some fields of a release, as they were; of its tracks only which they are. */
export const shownFields = z.partial(z.extend(releaseContent, { tracks: z.array(listedTrack) }))
export type ShownFields = z.output<typeof shownFields>

/** Some fields of a track, as they were. */
const shownTrack = z.partial(z.omit(trackContent, { assetId: true }))
export type ShownTrack = z.output<typeof shownTrack>
/** A track that was edited, by its title now, and how its changed fields were before and after. */
export const editedTrack = z.object({ assetId: id, title: z.string(), before: shownTrack, after: shownTrack })
export type EditedTrack = z.output<typeof editedTrack>

const eventStatus = z.nullable(z.enum(SUBMISSION_STATUSES))

/**
 * Who did what to a release, and when. Of an edit the changed fields by name, and how they were before and after where
 * that was recorded; of what happened at a store its status before and after, and what was said.
 */
const releaseHistory = z.array(
  z.object({
    id,
    event: z.enum(RELEASE_EVENTS),
    at: instant,
    by: z.nullable(z.string()),
    fields: z.array(z.string()),
    storeId: z.nullable(id),
    from: eventStatus,
    to: eventStatus,
    reason: z.nullable(z.string()),
    date: z.nullable(day),
    before: z.nullable(shownFields),
    after: z.nullable(shownFields),
    /** Of an edit of a track, to which `fields` then belong. */
    track: z.nullable(editedTrack),
    /** Of a submission: why the label left as it is what a reviewer had asked to change; left out without any. */
    answers: z.optional(z.array(reasonAnswer)),
  }),
)
export type ReleaseHistory = z.output<typeof releaseHistory>

const releaseMonth = z.string().check(z.refine(isMonth))

export const releases = {
  list: query(
    z.object({
      ...listInput,
      /** Only what comes out in this month. */
      releaseMonth: z.optional(releaseMonth),
      format: z.optional(z.enum(RELEASE_FORMATS)),
      status: z.optional(z.enum(RELEASE_STATUSES)),
      displayStatus: z.optional(z.enum(DISPLAY_STATUSES)),
      /** Only what waits for its label, waits for a reviewer, or is out soon. */
      stage: z.optional(z.enum(RELEASE_STAGES)),
      artistId: z.optional(id),
      /** Those on which this artist is credited on a track alone. */
      appearancesOf: z.optional(id),
      labelId: z.optional(id),
    }),
    z.object({ releases: z.array(release), count: z.int() }),
  ),
  /** How many releases the list has of each stage. */
  stages: query(nothing, z.record(z.enum(RELEASE_STAGES), z.int())),
  get: query(z.object({ releaseId: id }), releaseDetail),
  create: mutation(
    z.extend(z.partial(releaseInput), { id: z.optional(id), title: fields.title, format: fields.format }),
    releaseDetail,
  ),
  update: mutation(z.extend(z.partial(releaseInput), { releaseId: id, revision: z.int() }), releaseDetail),
  /** Gives the release the next barcode of its organization, unless it has one. */
  assignBarcode: mutation(z.object({ releaseId: id }), releaseDetail),
  history: query(z.object({ releaseId: id }), releaseHistory),
  permanentlyDelete: mutation(z.object({ releaseIds: ids }), done),
}

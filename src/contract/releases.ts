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
import { RELEASE_ARTIST_ROLES } from '#src/domain/artist/role.ts'
import { RELEASE_EVENTS } from '#src/domain/release/history.ts'
import { isMonth } from '#src/domain/release/release-month.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import {
  DISPLAY_STATUSES,
  DELIVERY_STATUSES,
  RELEASE_STATUSES,
  SUBMISSION_STATUSES,
} from '#src/domain/submission/status.ts'
import { asset } from '#src/contract/assets.ts'
import { mutation, query } from '#src/contract/procedure.ts'
import {
  day,
  done,
  entity,
  id,
  ids,
  instant,
  keptSpelling,
  listInput,
  reference,
  requiredText,
  storedFile,
  text,
  timeOfDay,
} from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'

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
  published: z.boolean(),
})
export type Release = z.output<typeof release>

/** One store's decision, as the release shows it. */
export const releaseSubmission = z.object({
  id,
  storeId: id,
  status: z.enum(SUBMISSION_STATUSES),
  delivery: z.nullable(z.enum(DELIVERY_STATUSES)),
  reason: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
})
export type ReleaseSubmission = z.output<typeof releaseSubmission>

export const releaseDetail = z.extend(release, {
  tracks: z.array(asset),
  submissions: z.array(releaseSubmission),
  /** Of its label, which gives an ISRC to each track without one when the release is submitted. */
  isrcPrefix: z.optional(z.nullable(z.string())),
})
export type ReleaseDetail = z.output<typeof releaseDetail>

export const releaseInput = z.object({
  ...fields,
  artists: z.array(z.object({ artistId: id, type: z.enum(RELEASE_ARTIST_ROLES) })),
  labelId: z.nullable(id),
  coverFileId: z.nullable(id),
} satisfies Record<ReleaseInputField, z.ZodMiniType>)
export type ReleaseInput = z.input<typeof releaseInput>

/** Who did what to a release, and when; the changed fields by name, the store where it happened at one. */
const releaseHistory = z.array(
  z.object({
    id,
    event: z.enum(RELEASE_EVENTS),
    at: instant,
    by: z.nullable(z.string()),
    fields: z.array(z.string()),
    storeId: z.nullable(id),
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
      artistId: z.optional(id),
      labelId: z.optional(id),
    }),
    z.object({ releases: z.array(release), count: z.int() }),
  ),
  get: query(z.object({ releaseId: id }), releaseDetail),
  create: mutation(
    z.extend(z.partial(releaseInput), { id: z.optional(id), title: fields.title, format: fields.format }),
    releaseDetail,
  ),
  update: mutation(z.extend(z.partial(releaseInput), { releaseId: id, revision: z.int() }), releaseDetail),
  history: query(z.object({ releaseId: id }), releaseHistory),
  permanentlyDelete: mutation(z.object({ releaseIds: ids }), done),
}

import { mutation, query } from '#src/contract/procedure.ts'
import {
  entity,
  id,
  ids,
  keptSpelling,
  listInput,
  reference,
  releaseReference,
  requiredText,
  text,
} from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { ASSET_ARTIST_ROLES } from '#src/domain/artist/role.ts'
import { CATALOG_TIERS, ASSET_FORMATS } from '#src/domain/asset/format.ts'
import { CONTRIBUTOR_ROLES } from '#src/domain/contributor/role.ts'
import type { AssetField } from '#src/domain/fields.ts'
import {
  CONTRIBUTORS_MAX,
  GENRE_MAX,
  ISRC_TYPED_MAX,
  KEPT_SPELLINGS_MAX,
  LANGUAGE_CODE_MAX,
  LYRICS_MAX,
  NAMES_MAX,
  SOUND_DECIBELS_MAX,
  SOUND_HERTZ_MAX,
} from '#src/domain/limits.ts'
import { PEAK_OF_SILENCE, type SoundReport, WAVEFORM_POINTS } from '#src/domain/media/sound-report.ts'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'

const milliseconds = z.int().check(z.minimum(0))
const PEAKS_LENGTH = Math.ceil(WAVEFORM_POINTS / 3) * 4

/** The sound of a master, with its waveform in one text of a known length. */
export const soundReport = z.object({
  durationMs: milliseconds,
  peak: z.number().check(z.minimum(PEAK_OF_SILENCE), z.maximum(SOUND_DECIBELS_MAX)),
  loudness: z.nullable(z.number().check(z.minimum(PEAK_OF_SILENCE), z.maximum(SOUND_DECIBELS_MAX))),
  clippedRuns: z.int().check(z.minimum(0)),
  silenceAtStartMs: milliseconds,
  silenceAtEndMs: milliseconds,
  dualMono: z.boolean(),
  silent: z.boolean(),
  silentChannel: z.nullable(z.enum(['LEFT', 'RIGHT'])),
  cutOffHz: z.nullable(z.int().check(z.minimum(0), z.maximum(SOUND_HERTZ_MAX))),
  peaks: z.string().check(z.length(PEAKS_LENGTH), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
}) satisfies z.ZodMiniType<SoundReport>

/** The picture of a video: size in pixels, pictures a second, bits a second. */
export const videoFacts = z.object({ width: z.int(), height: z.int(), frameRate: z.number(), bitRate: z.int() })

/** Facts read from the file: duration in milliseconds, sample rate in hertz, depth in bits. Only a video has a picture. */
export const mediaFacts = z.object({
  container: z.string(),
  durationMs: z.int(),
  sampleRate: z.int(),
  bitDepth: z.int(),
  channels: z.int(),
  video: z.optional(videoFacts),
})

/** Null where the analysis of the file failed, left out where nobody has tried. No list carries the report. */
const reported = { soundReport: z.optional(z.nullable(soundReport)) }

export const media = z.extend(mediaFacts, {
  fileId: id,
  fileName: z.string(),
  bytes: z.int(),
  url: z.string(),
  ...reported,
})
export type Media = z.output<typeof media>

/** A contributor besides the artists and the writers, by the name that is printed. */
const contributor = z.object({ name: requiredText(), role: z.enum(CONTRIBUTOR_ROLES) })

const fields = {
  title: requiredText(),
  version: z.nullable(text()),
  artists: z.array(z.object({ artistId: id, type: z.enum(ASSET_ARTIST_ROLES) })),
  composer: z.array(requiredText()).check(z.maxLength(NAMES_MAX)),
  lyricist: z.array(requiredText()).check(z.maxLength(NAMES_MAX)),
  contributors: z.array(contributor).check(z.maxLength(CONTRIBUTORS_MAX)),
  isrc: z.nullable(text(ISRC_TYPED_MAX)),
  explicit: z.nullable(z.boolean()),
  /** What is sung, and what the title is written in. */
  language: z.nullable(text(LANGUAGE_CODE_MAX)),
  metadataLanguage: z.nullable(text(LANGUAGE_CODE_MAX)),
  lyrics: z.nullable(text(LYRICS_MAX)),
  genre: z.nullable(text(GENRE_MAX)),
  subgenre: z.nullable(text(GENRE_MAX)),
  alternateGenre: z.nullable(text(GENRE_MAX)),
  alternateSubgenre: z.nullable(text(GENRE_MAX)),
  catalogTier: z.nullable(z.enum(CATALOG_TIERS)),
  /** What becomes of videos of others with this recording; null where it is as the release has it. */
  rightsClaim: z.nullable(z.enum(RIGHTS_CLAIMS)),
  copyright: z.object({ year: z.nullable(z.int()), text: text() }),
  keptSpellings: z.array(keptSpelling).check(z.maxLength(KEPT_SPELLINGS_MAX)),
  /** In seconds. */
  previewStart: z.nullable(z.int().check(z.minimum(0))),
  previewLength: z.nullable(z.int().check(z.minimum(1))),
} satisfies Record<Exclude<AssetField, 'format' | 'media' | 'dolbyAtmos'>, z.ZodMiniType>
/**
 * A stored master is named by its file; the facts travel with it because the browser is where they are read. The report
 * stays with a file that is sent again without it.
 */
export const mediaInput = z.extend(mediaFacts, { fileId: id, ...reported })

export const asset = z.object({
  ...entity,
  ...fields,
  format: z.enum(ASSET_FORMATS),
  artists: z.array(
    z.object({ artistId: id, type: z.enum(ASSET_ARTIST_ROLES), name: z.string(), image: z.nullable(z.string()) }),
  ),
  media: z.nullable(media),
  dolbyAtmos: z.nullable(media),
  organization: reference,
  releasesCount: z.int(),
})
export type Asset = z.output<typeof asset>

/** Where it is: those of its releases that the caller may see, and their labels. */
export const assetDetail = z.extend(asset, {
  releases: z.array(releaseReference),
  labels: z.array(reference),
  /** A store has approved one of its releases, so that its ISRC cannot change any more. */
  published: z.boolean(),
})
export type AssetDetail = z.output<typeof assetDetail>

export const assetInput = z.object({
  ...fields,
  format: z.enum(ASSET_FORMATS),
  media: z.nullable(mediaInput),
  dolbyAtmos: z.nullable(mediaInput),
} satisfies Record<AssetField, z.ZodMiniType>)
export type AssetInput = z.input<typeof assetInput>

export const listedMedia = z.omit(media, { soundReport: true })
export const listedAsset = z.extend(asset, {
  media: z.nullable(listedMedia),
  dolbyAtmos: z.nullable(listedMedia),
})

export const assets = {
  list: query(
    z.object({ ...listInput, format: z.optional(z.enum(['ALL', ...ASSET_FORMATS])), artistId: z.optional(id) }),
    z.object({ assets: z.array(listedAsset), count: z.int() }),
  ),
  get: query(z.object({ assetId: id }), assetDetail),
  create: mutation(
    z.extend(z.partial(assetInput), { id: z.optional(id), title: fields.title, format: z.enum(ASSET_FORMATS) }),
    assetDetail,
  ),
  update: mutation(z.extend(z.partial(assetInput), { assetId: id, revision: z.int() }), assetDetail),
  permanentlyDelete: mutation(z.object({ assetIds: ids }), z.object({ ok: z.literal(true) })),
}

import type { AssetField } from '#src/domain/fields.ts'
import {
  GENRE_MAX,
  ISRC_TYPED_MAX,
  KEPT_SPELLINGS_MAX,
  LANGUAGE_CODE_MAX,
  LYRICS_MAX,
  NAMES_MAX,
} from '#src/domain/limits.ts'
import { ASSET_ARTIST_ROLES } from '#src/domain/artist/role.ts'
import { CATALOG_TIERS, ASSET_FORMATS } from '#src/domain/asset/format.ts'
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

export const media = z.extend(mediaFacts, { fileId: id, fileName: z.string(), bytes: z.int(), url: z.string() })
export type Media = z.output<typeof media>

const fields = {
  title: requiredText(),
  version: z.nullable(text()),
  artists: z.array(z.object({ artistId: id, type: z.enum(ASSET_ARTIST_ROLES) })),
  composer: z.array(requiredText()).check(z.maxLength(NAMES_MAX)),
  lyricist: z.array(requiredText()).check(z.maxLength(NAMES_MAX)),
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
  copyright: z.object({ year: z.nullable(z.int()), text: text() }),
  keptSpellings: z.array(keptSpelling).check(z.maxLength(KEPT_SPELLINGS_MAX)),
  /** In seconds. */
  previewStart: z.nullable(z.int().check(z.minimum(0))),
  previewLength: z.nullable(z.int().check(z.minimum(1))),
} satisfies Record<Exclude<AssetField, 'format' | 'media' | 'dolbyAtmos'>, z.ZodMiniType>
/** A stored master is named by its file; the facts travel with it because the browser is where they are read. */
const mediaInput = z.extend(mediaFacts, { fileId: id })

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
export const assetDetail = z.extend(asset, { releases: z.array(releaseReference), labels: z.array(reference) })
export type AssetDetail = z.output<typeof assetDetail>

export const assetInput = z.object({
  ...fields,
  format: z.enum(ASSET_FORMATS),
  media: z.nullable(mediaInput),
  dolbyAtmos: z.nullable(mediaInput),
} satisfies Record<AssetField, z.ZodMiniType>)
export type AssetInput = z.input<typeof assetInput>

export const assets = {
  list: query(
    z.object({ ...listInput, format: z.optional(z.enum(['ALL', ...ASSET_FORMATS])), artistId: z.optional(id) }),
    z.object({ assets: z.array(asset), count: z.int() }),
  ),
  get: query(z.object({ assetId: id }), assetDetail),
  create: mutation(
    z.extend(z.partial(assetInput), { id: z.optional(id), title: fields.title, format: z.enum(ASSET_FORMATS) }),
    assetDetail,
  ),
  update: mutation(z.extend(z.partial(assetInput), { assetId: id, revision: z.int() }), assetDetail),
  permanentlyDelete: mutation(z.object({ assetIds: ids }), z.object({ ok: z.literal(true) })),
}

import { type Asset, asset, type AssetInput } from '#src/contract/assets.ts'
import { keptSpelling } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { formatIsrc, normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import { parseWholeNumber } from '#src/shared/form/field-values.ts'
import { mediaInputOf } from '#src/shared/media/master.ts'

/** An input's value is never null; drafts of older builds lack newer fields. */
export const formText = z._default(z.string(), '')
export const formSwitch = z._default(z.boolean(), false)

/** Spellings that are kept, with their reasons. */
export const keptSpellings = z._default(z.array(keptSpelling), [])

/** An empty text is sent as null. */
export const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** A track is an asset; one that was never saved has no revision. */
export const trackForm = z.extend(
  z.pick(asset, { format: true, artists: true, composer: true, lyricist: true, explicit: true, media: true }),
  {
    assetId: z.uuid(),
    revision: z.nullable(z.int()),
    title: z.string(),
    version: formText,
    isrc: formText,
    language: formText,
    metadataLanguage: formText,
    lyrics: formText,
    previewStart: formText,
    previewLength: formText,
    instantGratification: formSwitch,
    contributors: z._default(asset.shape.contributors, []),
    rightsClaim: formText,
    keptSpellings,
  },
)
export type TrackForm = z.output<typeof trackForm>

export const trackFromAsset = (asset: Asset): TrackForm => ({
  assetId: asset.id,
  revision: asset.revision,
  format: asset.format,
  title: asset.title,
  version: asset.version ?? '',
  artists: asset.artists,
  composer: asset.composer,
  lyricist: asset.lyricist,
  contributors: asset.contributors,
  isrc: formatIsrc(asset.isrc ?? ''),
  explicit: asset.explicit,
  language: asset.language ?? '',
  metadataLanguage: asset.metadataLanguage ?? '',
  lyrics: asset.lyrics ?? '',
  previewStart: asset.previewStart?.toString() ?? '',
  previewLength: asset.previewLength?.toString() ?? '',
  media: asset.media,
  instantGratification: false,
  rightsClaim: asset.rightsClaim ?? '',
  keptSpellings: asset.keptSpellings,
})

/** Only the asset's own page edits these: the workspace does not send them, so they stay unchanged. */
type OwnPage =
  | 'genre'
  | 'subgenre'
  | 'alternateGenre'
  | 'alternateSubgenre'
  | 'catalogTier'
  | 'copyright'
  | 'dolbyAtmos'

export const assetInputOf = (track: TrackForm): Omit<AssetInput, OwnPage> => ({
  format: track.format,
  title: track.title,
  version: textOrNull(track.version),
  artists: track.artists.map(({ artistId, type }) => ({ artistId, type })),
  composer: track.composer,
  lyricist: track.lyricist,
  contributors: track.contributors,
  isrc: textOrNull(normalizeIsrc(track.isrc)),
  explicit: track.explicit,
  language: textOrNull(track.language),
  metadataLanguage: textOrNull(track.metadataLanguage),
  lyrics: textOrNull(track.lyrics),
  previewStart: parseWholeNumber(track.previewStart),
  previewLength: parseWholeNumber(track.previewLength),
  media: mediaInputOf(track.media),
  rightsClaim: RIGHTS_CLAIMS.find((claim) => claim === track.rightsClaim) ?? null,
  keptSpellings: track.keptSpellings,
})

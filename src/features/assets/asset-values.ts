import { blankIsNull } from '#src/catalogue/entity/blank.ts'
import { type Asset, asset, assetInput } from '#src/contract/assets.ts'
import { reference } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'
import { namesOf } from '#src/domain/names.ts'
import { isValidIsrc, normalizeIsrc } from '#src/domain/isrc.ts'

const { shape } = assetInput
const names = (schema: typeof shape.composer) => z.pipe(z.pipe(z.string(), z.transform(namesOf)), schema)
const isrc = z.nullable(z.string()).check(z.refine((code) => code === null || isValidIsrc(code), 'ISRC_INVALID'))

export const assetForm = z.object({
  title: shape.title,
  version: blankIsNull(shape.version),
  artist: z.nullable(reference).check(z.refine((artist) => artist !== null, 'ARTIST_REQUIRED')),
  composer: names(shape.composer),
  lyricist: names(shape.lyricist),
  isrc: blankIsNull(isrc, normalizeIsrc),
  genre: blankIsNull(shape.genre),
  subgenre: blankIsNull(shape.subgenre),
  language: blankIsNull(shape.language),
})
type Fields = z.output<typeof assetForm>
export type AssetValues = z.input<typeof assetForm>

/** What of the form stays on this device until it is saved. */
export const keptAsset = z.partial(
  z.object({
    title: z.string(),
    version: z.string(),
    artist: z.nullable(reference),
    composer: z.string(),
    lyricist: z.string(),
    isrc: z.string(),
    genre: z.string(),
    subgenre: z.string(),
    language: z.string(),
  }),
)

/** The first artist is chosen here; whoever else is credited stays as they are. */
export const inputOf = ({ artist, ...fields }: Fields, before?: Asset) => {
  const others = (before?.artists ?? []).filter(({ artistId }, index) => index > 0 && artistId !== artist?.id)
  const first = artist === null ? [] : [{ artistId: artist.id, type: before?.artists[0]?.type ?? ('PRIMARY' as const) }]
  return { ...fields, artists: [...first, ...others.map(({ artistId, type }) => ({ artistId, type }))] }
}
export type AssetInput = ReturnType<typeof inputOf>

const firstArtist = (entity?: Partial<Asset>) => {
  const first = entity?.artists?.[0]
  return first === undefined ? null : { id: first.artistId, name: first.name }
}

export const valuesOf = (entity?: Partial<Asset>): AssetValues => ({
  title: entity?.title ?? '',
  version: entity?.version ?? '',
  artist: firstArtist(entity),
  composer: entity?.composer?.join(', ') ?? '',
  lyricist: entity?.lyricist?.join(', ') ?? '',
  isrc: entity?.isrc ?? '',
  genre: entity?.genre ?? '',
  subgenre: entity?.subgenre ?? '',
  language: entity?.language ?? '',
})

export const readCurrent = (current: unknown) => {
  const { data } = asset.safeParse(current)
  return data === undefined ? null : { values: valuesOf(data), revision: data.revision }
}

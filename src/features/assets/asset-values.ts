import { blankIsNull } from '#src/catalogue/entity/blank.ts'
import { type Asset, asset, assetInput } from '#src/contract/assets.ts'
import { reference } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'
import { creditsOf } from '#src/domain/artist-role.ts'
import { namesOf } from '#src/domain/names.ts'
import { isValidIsrc, normalizeIsrc } from '#src/domain/isrc.ts'

const { shape } = assetInput
const names = (schema: typeof shape.composer) => z.pipe(z.pipe(z.string(), z.transform(namesOf)), schema)
const isrc = z.nullable(z.string()).check(z.refine((code) => code === null || isValidIsrc(code), 'ISRC_INVALID'))

export const assetForm = z.object({
  title: shape.title,
  version: blankIsNull(shape.version),
  artists: z.array(reference).check(z.minLength(1, 'ARTIST_REQUIRED')),
  composer: names(shape.composer),
  lyricist: names(shape.lyricist),
  isrc: blankIsNull(isrc, normalizeIsrc),
  genre: blankIsNull(shape.genre),
  subgenre: blankIsNull(shape.subgenre),
  language: blankIsNull(shape.language),
})
type Fields = z.output<typeof assetForm>

/** Who is credited; in which role, the release says. */
export const inputOf = ({ artists, ...fields }: Fields, before?: Asset) => ({
  ...fields,
  artists: creditsOf(
    artists.map(({ id }) => id),
    before?.artists ?? [],
  ),
})
export type AssetInput = ReturnType<typeof inputOf>

export const valuesOf = (entity?: Partial<Asset>): z.input<typeof assetForm> => ({
  title: entity?.title ?? '',
  version: entity?.version ?? '',
  artists: (entity?.artists ?? []).map(({ artistId, name }) => ({ id: artistId, name })),
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

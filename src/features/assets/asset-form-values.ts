import { type Asset, type AssetInput, asset, assetInput } from '#src/contract/assets.ts'
import { z } from '#src/contract/zod.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { assetProblems, type CheckedAsset } from '#src/domain/asset/check.ts'
import { formatIsrc, isValidIsrc, normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import { error, type Problem } from '#src/domain/problem.ts'
import { todayHere } from '#src/i18n/today.ts'
import { blankIsNull, parseWholeNumber } from '#src/shared/form/field-values.ts'
import { currentReader } from '#src/shared/form/form-draft.ts'
import { mediaInputOf } from '#src/shared/media/master.ts'
import { namesOf } from '#src/shared/picker/name-list.ts'
import { isMasterMissing } from '#src/shared/upload/picked-masters.ts'

const { shape } = assetInput
const names = (schema: typeof shape.composer) => z.pipe(z.pipe(z.string(), z.transform(namesOf)), schema)
const isrc = z.nullable(z.string()).check(z.refine((code) => code === null || isValidIsrc(code), 'ISRC_INVALID'))

/** Digits, or empty. */
const whole = (schema: z.ZodMiniType<number | null, number | null>) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\s*\d{0,9}\s*$/, 'WHOLE_NUMBER')),
      z.transform((typed) => (typed.trim() === '' ? null : Number(typed))),
    ),
    schema,
  )
const YES_NO: Record<string, boolean | undefined> = { true: true, false: false }
const yesNo = z.pipe(
  z.string(),
  z.transform((answer) => YES_NO[answer] ?? null),
)

export const assetFields = z.object({
  title: shape.title,
  version: blankIsNull(shape.version),
  format: shape.format,
  artists: asset.shape.artists.check(z.minLength(1, 'ARTIST_REQUIRED')),
  composer: names(shape.composer),
  lyricist: names(shape.lyricist),
  contributors: shape.contributors,
  isrc: blankIsNull(isrc, normalizeIsrc),
  explicit: yesNo,
  language: blankIsNull(shape.language),
  metadataLanguage: blankIsNull(shape.metadataLanguage),
  lyrics: blankIsNull(shape.lyrics),
  genre: blankIsNull(shape.genre),
  subgenre: blankIsNull(shape.subgenre),
  alternateGenre: blankIsNull(shape.alternateGenre),
  alternateSubgenre: blankIsNull(shape.alternateSubgenre),
  catalogTier: blankIsNull(shape.catalogTier),
  rightsClaim: blankIsNull(shape.rightsClaim),
  copyright: z.object({ year: whole(z.nullable(z.int())), text: shape.copyright.shape.text }),
  previewStart: whole(shape.previewStart),
  previewLength: whole(shape.previewLength),
  media: asset.shape.media,
  dolbyAtmos: asset.shape.dolbyAtmos,
})
export type AssetValues = z.input<typeof assetFields>
type Fields = z.output<typeof assetFields>

const { format, artists, contributors, media, dolbyAtmos } = asset.shape
const typed = z.string()

/** The fields of the form that a draft stores, with the files that are uploaded already. */
export const assetDraft = z.partial(
  z.object({
    title: typed,
    version: typed,
    format,
    artists,
    composer: typed,
    lyricist: typed,
    contributors,
    isrc: typed,
    explicit: typed,
    language: typed,
    metadataLanguage: typed,
    lyrics: typed,
    genre: typed,
    subgenre: typed,
    alternateGenre: typed,
    alternateSubgenre: typed,
    catalogTier: typed,
    rightsClaim: typed,
    copyright: z.object({ year: typed, text: typed }),
    previewStart: typed,
    previewLength: typed,
    media,
    dolbyAtmos,
  } satisfies Record<keyof AssetValues, z.ZodMiniType>),
)

export const inputOf = ({ artists, media, dolbyAtmos, ...fields }: Fields): Omit<AssetInput, 'keptSpellings'> => ({
  ...fields,
  artists: artists.map(({ artistId, type }) => ({ artistId, type })),
  media: mediaInputOf(media),
  dolbyAtmos: mediaInputOf(dolbyAtmos),
})

const digits = (value: number | null | undefined) => value?.toString() ?? ''

export const valuesOf = (entity: Partial<Asset>): AssetValues => ({
  title: entity.title ?? '',
  version: entity.version ?? '',
  format: entity.format ?? 'TRACK',
  artists: entity.artists ?? [],
  composer: entity.composer?.join(', ') ?? '',
  lyricist: entity.lyricist?.join(', ') ?? '',
  contributors: entity.contributors ?? [],
  isrc: formatIsrc(entity.isrc ?? ''),
  explicit: entity.explicit?.toString() ?? '',
  language: entity.language ?? '',
  metadataLanguage: entity.metadataLanguage ?? '',
  lyrics: entity.lyrics ?? '',
  genre: entity.genre ?? '',
  subgenre: entity.subgenre ?? '',
  alternateGenre: entity.alternateGenre ?? '',
  alternateSubgenre: entity.alternateSubgenre ?? '',
  catalogTier: entity.catalogTier ?? '',
  rightsClaim: entity.rightsClaim ?? '',
  copyright: { year: digits(entity.copyright?.year), text: entity.copyright?.text ?? '' },
  previewStart: digits(entity.previewStart),
  previewLength: digits(entity.previewLength),
  media: entity.media ?? null,
  dolbyAtmos: entity.dolbyAtmos ?? null,
})

export const readCurrent = currentReader(asset, valuesOf)

const filled = (typed: string) => (typed.trim() === '' ? null : typed.trim())

/** The typed values, as the rules of an asset take them. */
const checkedOf = (values: AssetValues): CheckedAsset => ({
  title: values.title,
  contributors: values.contributors,
  explicit: values.explicit === '' ? null : values.explicit === 'true',
  language: filled(values.language),
  metadataLanguage: filled(values.metadataLanguage),
  lyrics: filled(values.lyrics),
  genre: filled(values.genre),
  subgenre: filled(values.subgenre),
  alternateGenre: filled(values.alternateGenre),
  alternateSubgenre: filled(values.alternateSubgenre),
  copyright: { year: parseWholeNumber(values.copyright.year), text: values.copyright.text },
  previewStart: parseWholeNumber(values.previewStart),
  previewLength: parseWholeNumber(values.previewLength),
  media: values.media,
  dolbyAtmos: values.dolbyAtmos,
})

/** What the API would refuse, and that there has to be a primary artist. */
const problemsWith = (asset: CheckedAsset, artists: AssetValues['artists']): Problem[] => {
  const isLed = artists.length === 0 || artists.some(({ type }) => isPrimaryRole(type))
  return [...assetProblems(asset, todayHere()), ...(isLed ? [] : [error('PRIMARY_ARTIST_MISSING', 'artists')])]
}

/** The problems of an asset while it is typed. */
export const problemsOf = (values: AssetValues): Problem[] => problemsWith(checkedOf(values), values.artists)

/** The form of one asset, whose masters are uploaded under these keys. It cannot be saved during an upload. */
export const assetFormOf = (keys: Record<'media' | 'dolbyAtmos', string>) =>
  z
    .extend(assetFields, {
      media: assetFields.shape.media.check(z.refine(() => !isMasterMissing(keys.media), 'FILE_ON_ITS_WAY')),
      dolbyAtmos: assetFields.shape.dolbyAtmos.check(
        z.refine(() => !isMasterMissing(keys.dolbyAtmos), 'FILE_ON_ITS_WAY'),
      ),
    })
    .check(({ value, issues }) => {
      for (const { code, field, severity } of problemsWith(value, value.artists))
        if (severity === 'ERROR') issues.push({ code: 'custom', path: field.split('.'), message: code, input: value })
    })

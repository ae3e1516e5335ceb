import dayjs from 'dayjs'
import { isMasterUploading } from '#src/shared/upload/picked-masters.ts'
import { z } from '#src/contract/zod.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { assetProblems, type CheckedAsset } from '#src/domain/asset/check.ts'
import { error, type Problem } from '#src/domain/problem.ts'
import { parseWholeNumber } from '#src/shared/form/typed-values.ts'
import { assetFields, type AssetValues } from '#src/features/assets/asset-form-values.ts'

const filled = (typed: string) => (typed.trim() === '' ? null : typed.trim())

/** What is being typed, as the rules ask for it. */
const checkedOf = (values: AssetValues): CheckedAsset => ({
  title: values.title,
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

/** What the API would refuse, and that somebody has to be primary. */
const problemsWith = (asset: CheckedAsset, artists: AssetValues['artists']): Problem[] => {
  const isLed = artists.length === 0 || artists.some(({ type }) => isPrimaryRole(type))
  return [
    ...assetProblems(asset, dayjs().format('YYYY-MM-DD')),
    ...(isLed ? [] : [error('PRIMARY_ARTIST_MISSING', 'artists')]),
  ]
}

/** What stands against an asset while it is typed. */
export const problemsOf = (values: AssetValues): Problem[] => problemsWith(checkedOf(values), values.artists)

/** The form of one asset, whose masters are sent under these keys: it is not saved while one of them is on its way. */
export const assetFormOf = (keys: Record<'media' | 'dolbyAtmos', string>) =>
  z
    .extend(assetFields, {
      media: assetFields.shape.media.check(z.refine(() => !isMasterUploading(keys.media), 'FILE_ON_ITS_WAY')),
      dolbyAtmos: assetFields.shape.dolbyAtmos.check(
        z.refine(() => !isMasterUploading(keys.dolbyAtmos), 'FILE_ON_ITS_WAY'),
      ),
    })
    .check(({ value, issues }) => {
      for (const { code, field, severity } of problemsWith(value, value.artists))
        if (severity === 'ERROR') issues.push({ code: 'custom', path: field.split('.'), message: code, input: value })
    })

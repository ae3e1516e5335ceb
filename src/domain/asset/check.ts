import type { AssetProblemField } from '#src/domain/fields.ts'
import { copyrightProblems } from '#src/domain/metadata/copyright.ts'
import { atmosLengthProblems } from '#src/domain/media/dolby-atmos.ts'
import { givenGenreProblems } from '#src/domain/metadata/genres.ts'
import { LANGUAGE_CODES, NO_LANGUAGE, matchesLanguageScript } from '#src/domain/metadata/languages.ts'
import { lyricsProblems } from '#src/domain/asset/lyrics.ts'
import { previewProblems } from '#src/domain/asset/preview.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

export type CheckedAsset = {
  title: string
  explicit: boolean | null
  language: string | null
  metadataLanguage: string | null
  lyrics: string | null
  genre: string | null
  subgenre: string | null
  alternateGenre: string | null
  alternateSubgenre: string | null
  copyright: { year: number | null; text: string }
  previewStart: number | null
  previewLength: number | null
  media: { durationMs: number } | null
  dolbyAtmos: { durationMs: number } | null
}

type Written = Pick<CheckedAsset, 'title' | 'metadataLanguage'>

/** A title is in some language, and its letters look like it. */
export const metadataLanguageProblems = ({ title, metadataLanguage }: Written): Problem<AssetProblemField>[] => {
  if (metadataLanguage === null) return []
  if (metadataLanguage === NO_LANGUAGE || !LANGUAGE_CODES.includes(metadataLanguage))
    return [error('LANGUAGE_UNKNOWN', 'metadataLanguage')]
  return matchesLanguageScript(title, metadataLanguage) ? [] : [warning('METADATA_LANGUAGE_SCRIPT', 'metadataLanguage')]
}

/** Nobody has to give it, but half of it is no copyright line. */
const ownCopyright = ({ copyright }: CheckedAsset, today: string): Problem[] =>
  copyright.year === null && copyright.text.trim() === '' ? [] : copyrightProblems(copyright, 'copyright', today)

/**
 * What an asset may not say of itself, whether it is on a release or not: shown while it is typed, and asked again by the
 * API when it is saved. `today` is `YYYY-MM-DD`.
 */
export const assetProblems = (asset: CheckedAsset, today: string): Problem[] => [
  ...(asset.language === null || LANGUAGE_CODES.includes(asset.language)
    ? []
    : [error('LANGUAGE_UNKNOWN', 'language')]),
  ...metadataLanguageProblems(asset),
  ...lyricsProblems(asset),
  ...givenGenreProblems(asset),
  ...ownCopyright(asset, today),
  ...previewProblems({ ...asset, durationMs: asset.media?.durationMs ?? null }),
  ...atmosLengthProblems(asset.media, asset.dolbyAtmos),
]

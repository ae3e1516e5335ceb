import { previewProblems } from '#src/domain/asset/preview.ts'
import { contributorProblems, type Contributor } from '#src/domain/contributor/credits.ts'
import type { AssetProblemField } from '#src/domain/fields.ts'
import { atmosLengthProblems } from '#src/domain/media/dolby-atmos.ts'
import { copyrightProblems } from '#src/domain/metadata/copyright.ts'
import { givenGenreProblems } from '#src/domain/metadata/genre-problems.ts'
import { LANGUAGE_CODES, NO_LANGUAGE, matchesLanguageScript } from '#src/domain/metadata/languages.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

/** English and Italian, whole words: enough for a reminder, and no judge of anybody's art. */
const STRONG_WORDS =
  'asshole bastard bitch bitches bullshit cocksucker cunt dickhead fuck fucked fucker fuckin fucking motherfucker nigga ' +
  'pussy shit slut whore bastardo cazzo cazzi coglione coglioni culo figa incazzato merda minchia puttana puttane ' +
  'stronza stronzi stronzo troia vaffanculo'
const STRONG: ReadonlySet<string> = new Set(STRONG_WORDS.split(' '))

/** The first strong word of a text, as it is written there. */
export const findExplicitWord = (text: string): string | null =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).find((word) => STRONG.has(word.toLocaleLowerCase('en'))) ?? null

type Sung = { title: string; lyrics: string | null; language: string | null; explicit: boolean | null }

/** An instrumental has no lyrics, and what is not explicit no strong words: in its title neither (domain, L72 and L74). */
export const lyricsProblems = ({ title, lyrics, language, explicit }: Sung): Problem<AssetProblemField>[] => {
  const problems: Problem<AssetProblemField>[] = []
  if (lyrics !== null && lyrics.trim() !== '' && language === NO_LANGUAGE)
    problems.push(error('LYRICS_ON_INSTRUMENTAL', 'lyrics'))
  const word = explicit === false ? findExplicitWord(`${title}\n${lyrics ?? ''}`) : null
  if (word !== null) problems.push(warning('STRONG_WORD_NOT_EXPLICIT', 'explicit', { values: { word } }))
  return problems
}

export type CheckedAsset = {
  title: string
  contributors: readonly Contributor[]
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

/** The language of a title must be known, and its script must fit that language. */
export const metadataLanguageProblems = ({ title, metadataLanguage }: Written): Problem<AssetProblemField>[] => {
  if (metadataLanguage === null) return []
  if (metadataLanguage === NO_LANGUAGE || !LANGUAGE_CODES.includes(metadataLanguage))
    return [error('LANGUAGE_UNKNOWN', 'metadataLanguage')]
  return matchesLanguageScript(title, metadataLanguage) ? [] : [warning('METADATA_LANGUAGE_SCRIPT', 'metadataLanguage')]
}

/** A copyright line is optional, but it needs both year and owner. */
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
  ...contributorProblems(asset.contributors),
  ...givenGenreProblems(asset),
  ...ownCopyright(asset, today),
  ...previewProblems({ ...asset, durationMs: asset.media?.durationMs ?? null }),
  ...atmosLengthProblems(asset.media, asset.dolbyAtmos),
]

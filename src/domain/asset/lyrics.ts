import type { AssetProblemField } from '#src/domain/fields.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

/** English and Italian, whole words: enough for a reminder, and no judge of anybody's art. */
const STRONG_WORDS =
  'asshole bastard bitch bitches bullshit cocksucker cunt dickhead fuck fucked fucker fuckin fucking motherfucker nigga ' +
  'pussy shit slut whore bastardo cazzo cazzi coglione coglioni culo figa incazzato merda minchia puttana puttane ' +
  'stronza stronzi stronzo troia vaffanculo'
const STRONG: ReadonlySet<string> = new Set(STRONG_WORDS.split(' '))

/** The first strong word of a text, as it stands there. */
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

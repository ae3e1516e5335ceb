import { englishTitle, misplacedCapitals } from '#src/domain/metadata/english-title.ts'
import { languageOfTitle, isInAnotherLanguage, smallWordsOf } from '#src/domain/metadata/title-language.ts'
import {
  hasErraticCapitals,
  isAllCapitals,
  isAllLower,
  sentenceCase,
  wordsIn,
} from '#src/domain/metadata/letter-case.ts'
import type { Severity } from '#src/domain/problem.ts'
import type { ProblemCode } from '#src/domain/problem-codes.ts'

type Recase = { code: ProblemCode; severity: Severity; fix?: string; isSuggestion?: true }

/** Languages whose titles begin with a capital and have others only in names (domain, L08). */
const SENTENCE = new Set(
  'it fr sv da nb nn no fi is fo pl cs sk hu ro hr sr bs sl lt lv et mk sq bg ru uk be'.split(' '),
)
/** Languages of scripts without capitals; in Latin letters they follow the sentence too (domain, L11). */
const CASELESS = new Set('ja zh ko ar he th fa ur hi'.split(' '))
const FREE = new Set(['es', 'pt'])

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** Whether small words inside a title have capitals: a sure sign of English habits. */
const hasCapitalSmallWord = (text: string, language: string) => {
  const small = smallWordsOf(language)
  return wordsIn(text).some(
    ({ text: word, start }, index) =>
      index > 0 &&
      isCapital(word) &&
      word.length > 1 &&
      small.has(word.toLowerCase()) &&
      /[\p{L}\p{N},’']\s+$/u.test(text.slice(0, start)),
  )
}

/** How a title is written anew in its language; null where no machine can tell. */
const recase = (text: string, language: string): Pick<Recase, 'fix' | 'isSuggestion'> => {
  const written = language === '' || isInAnotherLanguage(text, language) ? languageOfTitle(text) : language
  if (written === 'en') return { fix: englishTitle(text) }
  return written === null || written === 'de' ? {} : { fix: sentenceCase(text), isSuggestion: true }
}

const english = (text: string): Recase[] => {
  const places = misplacedCapitals(text)
  if (places.size === 0) return []
  const fix = englishTitle(text)
  const codes = { EDGE: 'TITLE_FIRST_LAST', HYPHENATED: 'TITLE_HYPHENATED', INSIDE: 'TITLE_CASE' } as const
  return [...places].map((place) => ({ code: codes[place], severity: 'WARNING', fix }))
}

const isTitleCased = (text: string) => {
  const long = wordsIn(text).filter(({ text: word }) => word.length > 3)
  return long.length > 2 && long.every(({ text: word }) => isCapital(word))
}

/** What stores would change in the capitals of a title (domain, L02 to L11). */
export const letterCaseFindings = (text: string, language: string): Recase[] => {
  if (isAllCapitals(text)) return [{ code: 'TITLE_ALL_CAPITALS', severity: 'WARNING', ...recase(text, language) }]
  if (isAllLower(text)) return [{ code: 'TITLE_ALL_LOWER', severity: 'WARNING', ...recase(text, language) }]
  if (hasErraticCapitals(text))
    return [{ code: 'TITLE_RANDOM_CAPITALS', severity: 'WARNING', ...recase(text, language) }]
  if (language === 'en') return isInAnotherLanguage(text, 'en') ? [] : english(text)
  if (SENTENCE.has(language) && !isInAnotherLanguage(text, language) && hasCapitalSmallWord(text, language))
    return [{ code: 'TITLE_SENTENCE_CASE', severity: 'WARNING', fix: sentenceCase(text), isSuggestion: true }]
  if (CASELESS.has(language) && isTitleCased(text))
    return [{ code: 'TITLE_ROMANIZED', severity: 'INFO', fix: sentenceCase(text), isSuggestion: true }]
  return []
}

/** Which of two ways a Spanish or Portuguese title takes; null where it could be either, as with a name (domain, L10). */
export const letterCaseStyle = (title: string, language: string): 'TITLE' | 'SENTENCE' | null => {
  if (!FREE.has(language)) return null
  const small = smallWordsOf(language)
  const rest = wordsIn(title)
    .slice(1)
    .filter(({ text }) => !small.has(text.toLowerCase()) && /^\p{L}{3}/u.test(text))
  const capitals = rest.filter(({ text }) => isCapital(text)).length
  if (capitals === 0 && rest.length > 0) return 'SENTENCE'
  return capitals > 1 && capitals === rest.length ? 'TITLE' : null
}

import { englishTitle, misplacedCapitals } from '#src/domain/metadata/english-title.ts'
import {
  hasErraticCapitals,
  isAllCapitals,
  isAllLower,
  sentenceCase,
  wordsIn,
  isCapital,
} from '#src/domain/metadata/letter-case.ts'
import type { ProblemCode } from '#src/domain/problem-codes.ts'
import type { Severity } from '#src/domain/problem.ts'

/** Small words by language: those of a title tell in which language it is written. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'a an the of and or but my your our his her their with without you we they she is are am was be been it in on at to for from into this that what who me i’m i don’t can’t it’s not no do be by so if up down out all',
  it: 'il lo la gli le dello della degli delle del dei nel nella nello nei nelle sul sulla sui sulle sopra sotto che di da al alla ai con senza come quando ancora mio mia miei tuo tua tuoi suo sua non per tra fra una uno un è perché più cosa questo questa noi voi mi ti si e dove anche in a ed se tutto',
  fr: 'le la les des du de et est dans pour avec sans mon ma mes ton ta tes son sa sur sous une un au aux je tu il elle nous vous ne pas que qui toi moi ce cette en',
  es: 'el la los las del de y con sin mi mis tu tus su sus en por para una un es no que como cuando me te se lo al yo más sobre',
  pt: 'o os a as do da dos das de e com sem meu minha meus minhas seu sua em no na nos nas por para uma um não que eu você mais ao à',
  de: 'der die das den dem des und ist ein eine einen mit ohne ich du er sie wir ihr nicht für im am an auf von vom zum zur zu in es bei aus über',
  sv: 'en ett och att det som på är av för med till om du jag inte den de i vi min din',
  da: 'en et og at det som på er af for med til om du jeg ikke den de i vi min din',
  nb: 'en ei et og at det som på er av for med til om du jeg ikke den de i vi min din',
}
const words: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(SMALL_WORDS).map(([language, list]) => [language, new Set(list.split(' '))]),
)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/[\p{L}\p{M}’]+/gu) ?? []

/** The small words of a language in which most of a title is not written in capitals; none for a language not listed. */
const smallWordsOf = (language: string): ReadonlySet<string> =>
  words.get(language === 'no' || language === 'nn' ? 'nb' : language) ?? new Set()

const countIn = (language: string, all: readonly string[]) =>
  all.filter((word) => smallWordsOf(language).has(word)).length

/** The language whose small words a title has, where it is one alone; null when they do not tell. */
const languageOfTitle = (title: string): string | null => {
  const all = wordsOf(title)
  const counted = [...words.keys()].map((language) => ({ language, count: countIn(language, all) }))
  const most = Math.max(...counted.map(({ count }) => count))
  const likely = counted.filter(({ count }) => count === most)
  return most === 0 || likely.length > 1 ? null : (likely[0]?.language ?? null)
}

/** Whether a title may well be in another language than the given one: it has small words, and none of these. */
const isInAnotherLanguage = (title: string, language: string): boolean => {
  const all = wordsOf(title)
  if (!words.has(language) || countIn(language, all) > 0) return false
  return [...words.keys()].some((other) => countIn(other, all) > 0)
}

type Recase = { code: ProblemCode; severity: Severity; fix?: string; isSuggestion?: true }

/** Languages whose titles begin with a capital and have others only in names (domain, L08). */
const SENTENCE = new Set(
  'it fr sv da nb nn no fi is fo pl cs sk hu ro hr sr bs sl lt lv et mk sq bg ru uk be'.split(' '),
)
/** Languages of scripts without capitals; in Latin letters they follow the sentence too (domain, L11). */
const CASELESS = new Set('ja zh ko ar he th fa ur hi'.split(' '))
const FREE = new Set(['es', 'pt'])

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

const findings = (text: string, language: string): Recase[] => {
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

/** Neither a word nor a mark of punctuation. */
const PLACE = '\uFFFF'

/**
 * What stores would change in the capitals of a title (domain, L02 to L11). The credits in it stay as they are: they
 * belong in another field, and "(feat. Ana)" would become "(Feat. Ana)".
 */
export const letterCaseOfTitle = (title: string, language: string, credits: readonly { words: string }[]): Recase[] => {
  const text = credits.reduce((left, { words }, index) => left.replace(words, PLACE.repeat(index + 1)), title)
  const putBack = (fix: string) =>
    credits.reduceRight((whole, { words }, index) => whole.replace(PLACE.repeat(index + 1), () => words), fix)
  return findings(text, language).map((finding) =>
    finding.fix === undefined ? finding : { ...finding, fix: putBack(finding.fix) },
  )
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

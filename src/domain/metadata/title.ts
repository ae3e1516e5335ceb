import type { ProblemField } from '#src/domain/fields.ts'
import { TEXT_MAX, TITLE_LONG } from '#src/domain/limits.ts'
import { hasContactDetails } from '#src/domain/metadata/contact-details.ts'
import { letterCaseOfTitle } from '#src/domain/metadata/title-letter-case.ts'
import {
  closeBracket,
  collapseSpaces,
  isBalanced,
  normalizeLetters,
  spaceSlashes,
  squareSecondBracket,
  straightenQuotes,
  tidyPunctuation,
  writeAccents,
  writePart,
} from '#src/domain/metadata/title-spelling.ts'
import { misplacedWords } from '#src/domain/metadata/title-words.ts'
import type { ProblemCode } from '#src/domain/problem-codes.ts'
import type { Problem } from '#src/domain/problem.ts'

/** What a rule found in a text; the caller knows the field. */
export type Finding = Omit<Problem, 'field'>

const GENERIC =
  /^(?:(?:track|traccia|brano|audio)\s*(?:n[.°]?\s*)?\d+|untitled|senza titolo|instrumental|strumentale|album|single|singolo|unknown|sconosciuto)$/iu
const SYMBOLS = /[<>|@{};^=$_~\\]|\p{Extended_Pictographic}/gu
/** Words that people search for: a list of several, two of them such words, is no real title. */
const SEARCH_TERM =
  /\b(?:relax(?:ing|ation)?|sleep(?:ing)?|study(?:ing)?|meditation|spa|yoga|focus|calm(?:ing)?|lo-?fi|chill|ambient|workout|gym|party|music|beats|piano|white noise|rilassant[ei]|dormire|studiare|musica|meditazione|concentrazione|palestra)\b/iu
const CENSORED = /\p{L}\*+|\*+\p{L}/u

const isStuffed = (text: string) => {
  const parts = text.split(',')
  return parts.length > 2 && parts.filter((part) => SEARCH_TERM.test(part)).length > 1
}

/** Emoji and symbols that no credited name has: `A$AP` may have its own. */
const symbolsIn = (text: string, names: string) => (text.match(SYMBOLS) ?? []).some((symbol) => !names.includes(symbol))

const SEPARATOR = String.raw`\s*(?:\s[-–—]|[:|])\s+`
/** A title without the name of whose it is, where the two are set apart (domain, L15). */
const withoutName = (text: string, name: string): string => {
  const escaped = name.trim().replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)
  if (escaped === '') return text
  return text
    .replace(new RegExp(`^${escaped}${SEPARATOR}(?=.)`, 'iu'), '')
    .replace(new RegExp(String.raw`(?<=.)\s[-–—]\s+${escaped}$`, 'iu'), '')
}

/** The ways to write a text, each with its rule. */
const SPELLINGS: readonly {
  code: ProblemCode
  write: (text: string) => string
  severity?: 'ERROR' | 'INFO'
  language?: string
}[] = [
  { code: 'TITLE_UNICODE', write: normalizeLetters, severity: 'INFO' },
  { code: 'TITLE_SPACES', write: collapseSpaces },
  { code: 'TITLE_PART', write: writePart },
  { code: 'TITLE_SLASH', write: spaceSlashes },
  { code: 'TITLE_SECOND_BRACKET', write: squareSecondBracket },
  { code: 'TITLE_QUOTES', write: straightenQuotes },
  { code: 'TITLE_PUNCTUATION', write: tidyPunctuation },
  { code: 'TITLE_ACCENT', write: writeAccents, language: 'it' },
]

const spellings = (title: string, language: string): Finding[] =>
  SPELLINGS.flatMap((spelling): Finding[] => {
    const { code, write, severity = 'WARNING' } = spelling
    if (spelling.language !== undefined && spelling.language !== language) return []
    const fix = write(title)
    if (fix === title) return []
    return [{ code, severity, fix, values: { fix }, ...(code === 'TITLE_ACCENT' && { isSuggestion: true }) }]
  })

type Whole = { language: string; names: readonly string[] }

const detect = (title: string, { language, names }: Whole): Finding[] => {
  const text = title.trim()
  if (text === '') return [{ code: 'TITLE_MISSING', severity: 'ERROR' }]
  const misplaced = misplacedWords(text)
  const credits = misplaced.filter(({ move }) => move?.to === 'FEATURED' || move?.to === 'PRODUCER')
  const found: Finding[] = misplaced.map(({ code, rest, move }) => ({
    code,
    severity: code === 'TITLE_VERSION_WORD' ? 'WARNING' : 'ERROR',
    fix: rest,
    move,
  }))
  const when = (isWrong: boolean, finding: Finding) => {
    if (isWrong) found.push(finding)
  }
  when(hasContactDetails(text), { code: 'TITLE_ADDRESS', severity: 'ERROR' })
  when(symbolsIn(text, names.join('')), { code: 'TITLE_SYMBOLS', severity: 'ERROR' })
  when(text.length > TEXT_MAX, { code: 'TITLE_TOO_LONG', severity: 'ERROR', values: { maximum: TEXT_MAX } })
  when(text.length > TITLE_LONG && text.length <= TEXT_MAX, {
    code: 'TITLE_LONG',
    severity: 'INFO',
    values: { maximum: TITLE_LONG },
  })
  when(GENERIC.test(text), { code: 'TITLE_GENERIC', severity: 'ERROR' })
  when(/^[^\p{L}\p{N}]\p{M}*$/u.test(text), { code: 'TITLE_SYMBOL_ONLY', severity: 'WARNING' })
  when(isStuffed(text), { code: 'TITLE_SEARCH_TERMS', severity: 'WARNING' })
  when(CENSORED.test(text), { code: 'TITLE_CENSORED', severity: 'WARNING' })
  when(!isBalanced(text), { code: 'TITLE_BRACKETS', severity: 'WARNING', fix: closeBracket(text) })
  const ending = text.replace(/(?<=\S)\s+(?:EP|LP)$/u, '')
  when(ending !== text && !/\d\s+track$|\s[-–—]$/iu.test(ending), {
    code: 'TITLE_FORMAT_ENDING',
    severity: 'WARNING',
    fix: ending,
  })
  const name = names.find((one) => withoutName(text, one) !== text)
  if (name !== undefined)
    found.push({ code: 'TITLE_ARTIST_NAME', severity: 'ERROR', fix: withoutName(text, name), values: { name } })
  return [...found, ...spellings(title, language), ...letterCaseOfTitle(text, language, credits)]
}

/** Findings whose repair leaves its own problem or makes a new one lose the repair. */
export const keepGoodFixes = (
  text: string,
  found: readonly Finding[],
  again: (fix: string) => readonly Finding[],
): Finding[] => {
  const codes = new Set(found.map(({ code }) => code))
  const isGood = (fix: string, code: ProblemCode) =>
    fix !== text && again(fix).every((left) => left.code !== code && codes.has(left.code))
  return found.map((finding) => {
    const { fix, move: _, ...bare } = finding
    return fix === undefined || isGood(fix, finding.code) ? finding : bare
  })
}

const REMEMBERED = 1000
/** What was found in the latest titles: while one is typed, the others of its release are asked about again and again. */
const remembered = new Map<string, readonly Finding[]>()

const findingsOf = (title: string, whole: Whole): readonly Finding[] => {
  const key = JSON.stringify([title, whole.language, whole.names])
  const known = remembered.get(key)
  if (known !== undefined) return known
  const find = (text: string) => detect(text, whole)
  const found = keepGoodFixes(title, find(title), find)
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(key, found)
  return found
}

/** What stores would send back about a title. `language` is that of the title, `names` those of its primary artists. */
export const titleProblems = (
  title: string,
  language: string,
  field: ProblemField,
  names: readonly string[] = [],
): Problem[] => findingsOf(title, { language, names }).map((finding) => ({ ...finding, field }))

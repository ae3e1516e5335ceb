import type { ProblemField } from '#src/domain/fields.ts'
import { TEXT_MAX } from '#src/domain/limits.ts'
import { error, type Problem, type ProblemCode, warning } from '#src/domain/problem.ts'

const isLetter = /\p{L}/u

const spaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const lowered = (text: string) => text.toLowerCase()
const sentence = (text: string) => {
  const lower = lowered(text)
  return lower.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
const words = (text: string) => text.replaceAll(/\p{L}[\p{L}'’]*/gu, (word) => sentence(word))
const capitalized = (text: string, language: string) => (language === 'en' ? words(text) : sentence(text))

const isShouted = (title: string) =>
  title === title.toUpperCase() &&
  title !== lowered(title) &&
  (title.includes(' ') || title.replaceAll(/\P{L}/gu, '').length > 4)
const isWhispered = (title: string) => title === lowered(title) && title !== title.toUpperCase()

/** Words that say what belongs in another field or nowhere, on word borders: "Defeat" and "Left" are no guests. */
const FORBIDDEN: readonly [ProblemCode, RegExp][] = [
  ['TITLE_FEATURED_ARTIST', /(?:^|[\s([])(?:feat|ft|featuring)\b\.?\s|\bw\/\s/iu],
  ['TITLE_PRODUCER', /[([]\s*prod(?:\.|uced)?\s+by\b/iu],
  ['TITLE_EXPLICIT_WORD', /[([]\s*(?:explicit|clean|edited|dirty)(?:\s+version)?\s*[)\]]/iu],
  ['TITLE_FORMAT_WORD', /\s-\s(?:single|ep|lp|album)$/iu],
  [
    'TITLE_MARKETING',
    /\b(?:official (?:music )?video|out now|coming soon|limited edition|digital only|dolby atmos|lossless|24-bit|ringtone)\b/iu,
  ],
  ['TITLE_ADDRESS', /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|(?:^|\s)@\w+/iu],
  ['TITLE_SYMBOLS', /[<>|{};^=$_~]|\p{Extended_Pictographic}/u],
]
const GENERIC = /^(?:track \d+|untitled|instrumental|album|single)$/iu
const VERSION_WORDS =
  /[([]\s*(?:live|(?:[\p{L}' ]+ )?remix|acoustic|instrumental|radio edit|extended mix|(?:\d{4} )?remaster(?:ed)?|sped up|karaoke)\s*[)\]]\s*$/iu
const PART = /,?\s+(part|volume)\s+(\d+|[IVX]+)$/iu
const ITALIAN_ACCENTS: readonly [RegExp, string][] = [
  [/\bE'(?=\s|$)/gu, 'È'],
  [/\b(perch|poich|finch|bench|anch)e'(?=\s|$)/giu, '$1é'],
  [/\b(citt|libert|verit|felicit|realt)a'(?=\s|$)/giu, '$1à'],
  [/\b(cos)i'(?=\s|$)/giu, '$1ì'],
  [/\b(pi)u'(?=\s|$)/giu, '$1ù'],
]
const accented = (title: string) =>
  ITALIAN_ACCENTS.reduce((text, [pattern, accent]) => text.replaceAll(pattern, accent), title)

const isBalanced = (title: string) =>
  [
    ['(', ')'],
    ['[', ']'],
  ].every(([open, close]) => title.split(open ?? '').length === title.split(close ?? '').length)

const partOf = (title: string) =>
  title.replace(
    PART,
    (_all, kind: string, number: string) => `, ${lowered(kind) === 'part' ? 'Pt.' : 'Vol.'} ${number}`,
  )

const repair = (code: ProblemCode, field: ProblemField, title: string, fix: string): Problem[] =>
  fix === title ? [] : [warning(code, field, { fix, values: { fix } })]

/** What stores would send back about a title, with a repair where one is safe. `language` is that of the title. */
export const titleProblems = (title: string, language: string, field: ProblemField): Problem[] => {
  const text = title.trim()
  if (text === '') return [error('TITLE_MISSING', field)]
  const problems: Problem[] = FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([code]) => error(code, field))
  if (text.length > TEXT_MAX) problems.push(error('TITLE_TOO_LONG', field, { maximum: TEXT_MAX }))
  if (GENERIC.test(text)) problems.push(error('TITLE_GENERIC', field))
  problems.push(...repair('TITLE_SPACES', field, text, spaces(text)))
  if (isLetter.test(text) && isShouted(text))
    problems.push(...repair('TITLE_ALL_CAPITALS', field, text, capitalized(text, language)))
  if (isLetter.test(text) && isWhispered(text))
    problems.push(...repair('TITLE_ALL_LOWER', field, text, capitalized(text, language)))
  if (VERSION_WORDS.test(text)) problems.push(warning('TITLE_VERSION_WORD', field))
  if (!isBalanced(text)) problems.push(warning('TITLE_BRACKETS', field))
  problems.push(...repair('TITLE_PART', field, text, partOf(text)))
  if (language === 'it') problems.push(...repair('TITLE_ACCENT', field, text, accented(text)))
  return problems
}

const NEEDLESS = /^(?:original(?: mix| version)?|album version|official|new|full version|single version)$/iu

/** What stores would send back about a version: only what distinguishes this recording from another belongs there. */
export const versionProblems = (version: string | null, field: ProblemField): Problem[] => {
  const text = (version ?? '').trim()
  if (NEEDLESS.test(text)) return [{ ...error('VERSION_NEEDLESS', field), fix: '' }]
  const bare = text.replaceAll(/^[([]|[)\]]$/g, '')
  return repair('VERSION_BRACKETS', field, text, bare)
}

/** A first title from a file's name: without its ending, its number and its underscores. */
export const titleFromFileName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    // "24 Hours" may be a title, "24 - Hours" and "02 Hours" are numbered.
    .replace(/^\s*(?:\d{1,3}\s*[-._]|0\d{1,2}\s)\s*/, '')
    .replaceAll('_', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

import type { ProblemCode } from '#src/domain/problem-codes.ts'
import type { Move } from '#src/domain/problem.ts'

/** Words that belong in another field: how they are written, the title without them, and the field. */
export type Misplaced = { code: ProblemCode; words: string; rest: string; move?: Move }

const OPEN = String.raw`[([]\s*`
const CLOSE = String.raw`\s*[)\]]`
const bracketed = (inner: string) => new RegExp(`${OPEN}(?:${inner})${CLOSE}`, 'iu')
const dashed = (inner: string) => new RegExp(String.raw`\s[-–—]\s+(?:${inner})\s*$`, 'iu')

const tidied = (text: string) =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replace(/\s*[-–—,]\s*$/u, '')
    .trim()

const without = (title: string, match: RegExpMatchArray) =>
  tidied(`${title.slice(0, match.index)} ${title.slice((match.index ?? 0) + match[0].length)}`)

/** The names in `A, B & C`. */
const namesIn = (text: string) =>
  text
    .split(/\s*(?:,|&|\+|\band\b|\be\b)\s*/iu)
    .map((name) => name.trim())
    .filter((name) => name !== '')

const GUEST = String.raw`(?:feat\.?|ft\.?|featuring)\s+([^)\]]+?)`
const GUESTS: readonly RegExp[] = [
  new RegExp(`${OPEN}${GUEST}${CLOSE}`, 'iu'),
  new RegExp(`${OPEN}(?:w/|with)\\s*([^)\\]]+?)${CLOSE}`, 'iu'),
  // Without brackets only where it is sure: "Great Feat of Strength" and "6 Ft Under" are titles.
  /(?<=\p{L}.*)\s(?:feat\.|ft\.|featuring\s|w\/)\s*(\p{Lu}[^([]*?)\s*(?=[([]|$)/iu,
  /(?<=\p{L})\s(?:feat|Feat|FEAT|ft|Ft|FT)\s+((?!Of\b|For\b)\p{Lu}[^([]*?)\s*(?=[([]|$)/u,
]

const findGuests = (title: string): Misplaced | null => {
  for (const pattern of GUESTS) {
    const match = title.match(pattern)
    const names = namesIn(match?.[1] ?? '')
    if (match !== null && names.length > 0)
      return {
        code: 'TITLE_FEATURED_ARTIST',
        words: match[0].trim(),
        rest: without(title, match),
        move: { to: 'FEATURED', text: names.join(', ') },
      }
  }
  return null
}

const VERSION = [
  String.raw`live(?: (?:at|in|from|on) [^)\]]+| version| session| \d{4})?`,
  String.raw`dal vivo(?: [^)\]]+)?`,
  String.raw`(?:[^)\]]+ )?remix(?: edit)?`,
  'rmx',
  String.raw`(?:\d{4} )?(?:digital )?re-?master(?:ed)?(?: \d{4})?(?: version)?`,
  String.raw`rimasterizzat[oa](?: \d{4})?`,
  '(?:acoustic|acustic[oa]|instrumental|strumentale|karaoke|demo|unplugged|a cappella)(?: version| mix| edit)?',
  'versione (?:acustica|strumentale|karaoke|dal vivo|live|estesa|demo)',
  '(?:radio|club|extended|dub|vip|single) (?:edit|mix|version)',
  '(?:sped|slowed)(?: up| down)?(?: version)?|slowed (?:and|&|\\+) reverb',
].join('|')
const NEEDLESS =
  'original|original (?:mix|version)|album version|official|new|full version|single version|' +
  'originale|versione originale|versione album|ufficiale|versione (?:intera|completa)'
const EXPLICIT = '(?:explicit|dirty|clean|edited|uncensored|censored|esplicit[oa]|censurat[oa])(?: version| lyrics)?'
const FORMAT = 'single|singolo|ep|lp|album'
const MARKETING =
  'exclusive|esclusiva|limited edition|edizione limitata|digital only|solo digitale|e-release|cd|\\d ?cd set|itunes(?: exclusive)?|' +
  'apple digital masters?|ringtone|suoneria|official (?:music |lyric )?(?:video|audio)|(?:video|audio) ufficiale|full song|canzone intera|' +
  '(?:with|con) (?:lyrics|testo)|lyrics|out now|fuori ora|coming soon|in arrivo|dolby atmos|spatial audio|lossless|(?:16|24)-bit|hd|hq'
/** Long enough to be sure of anywhere in a title, unless they are the whole of it. */
const MARKETING_ANYWHERE =
  /(?<=\S\s)(?:official (?:music |lyric )?video|video ufficiale|apple digital masters?|dolby atmos|limited edition|edizione limitata|digital only|24-bit|\d cd set)(?!\p{L})/iu

const PRODUCER = String.raw`(?:prod(?:uced|otto|\.)?(?: (?:by|da))|prod\.?)\s+([^)\]]+?)`

type Pattern = { code: ProblemCode; patterns: readonly RegExp[]; moveOf?: (match: RegExpMatchArray) => Move }

const around = (inner: string) => [bracketed(inner), dashed(inner)]
const PATTERNS: readonly Pattern[] = [
  {
    code: 'TITLE_PRODUCER',
    patterns: [
      new RegExp(`${OPEN}${PRODUCER}${CLOSE}`, 'iu'),
      /\s(?:prod\.(?: (?:by|da))?|prod (?:by|da)|produced by|prodott[oa] da)\s+([^([]+?)\s*(?=[([]|$)/iu,
    ],
    moveOf: ([, names = '']) => ({ to: 'PRODUCER', text: namesIn(names).join(', ') }),
  },
  {
    code: 'TITLE_EXPLICIT_WORD',
    patterns: around(EXPLICIT),
    moveOf: ([words]) => ({ to: 'explicit', text: String(/explicit|dirty|uncensored|esplicit/iu.test(words)) }),
  },
  { code: 'TITLE_NEEDLESS_VERSION', patterns: around(NEEDLESS) },
  { code: 'TITLE_FORMAT_WORD', patterns: around(FORMAT) },
  { code: 'TITLE_MARKETING', patterns: [...around(MARKETING), MARKETING_ANYWHERE] },
  {
    code: 'TITLE_VERSION_WORD',
    patterns: around(VERSION),
    moveOf: ([words]) => ({
      to: 'version',
      text: words
        .replace(/^\s*(?:[([]|[-–—])\s*/u, '')
        .replace(/\s*[)\]]\s*$/u, '')
        .trim(),
    }),
  },
]

/** The words of a title that belong in another field, or in none (domain, L13, L16 to L21). */
export const misplacedWords = (title: string): Misplaced[] => {
  const guests = findGuests(title)
  const others = PATTERNS.flatMap(({ code, patterns, moveOf }): Misplaced[] => {
    const match = patterns.map((pattern) => title.match(pattern)).find((found) => found !== null)
    if (match === null || match === undefined) return []
    const found = { code, words: match[0].trim(), rest: without(title, match) }
    return [moveOf === undefined ? found : { ...found, move: moveOf(match) }]
  })
  return guests === null ? others : [guests, ...others]
}

const version = (inner: string) => new RegExp(String.raw`^[([]?\s*(?:${inner})\s*[)\]]?$`, 'iu')
/** Whether a version says only what any recording is. */
export const isNeedlessVersion = (text: string): boolean => version(NEEDLESS).test(text)
/** Whether a version says what the flag for explicit content says; the flag that it stands for, or null. */
export const explicitInVersion = (text: string): boolean | null =>
  version(EXPLICIT).test(text) ? /explicit|dirty|uncensored|esplicit/iu.test(text) : null
/** The guests that are named in a version. */
export const guestsInVersion = (text: string): Misplaced | null => findGuests(`_ ${text}`)

/** Letters in their one form, without what cannot be seen; a joiner stays where a script needs it. */
export const normalizeLetters = (text: string): string => {
  const joined = /[\p{Script=Latin}]/u.test(text) ? text.replaceAll(/[\u200C\u200D]/gu, '') : text
  return joined
    .normalize('NFC')
    .replaceAll(/[\u200B\u2060\uFEFF\u00AD]/gu, '')
    .replaceAll(/[\uFF01-\uFF5E]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
}

export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
] as const
const count = (text: string, mark: string) => text.split(mark).length - 1

/** Whether each bracket and each quotation mark has its pair. */
export const isBalanced = (text: string): boolean =>
  PAIRS.every(([open, close]) => count(text, open) === count(text, close)) && count(text, '"') % 2 === 0

/** With the one bracket that is missing at the end; as it is where it cannot be told what is missing. */
export const closeBracket = (text: string): string => {
  const open = PAIRS.filter(([opening, closing]) => count(text, opening) !== count(text, closing))
  const [pair] = open
  if (pair === undefined || open.length > 1 || count(text, pair[0]) !== count(text, pair[1]) + 1) return text
  return `${text}${pair[1]}`
}

/** Straight and curly marks together become straight. */
export const straightenQuotes = (text: string): string => {
  const isMixed = (/'/u.test(text) && /[‘’]/u.test(text)) || (/"/u.test(text) && /[“”]/u.test(text))
  return isMixed ? text.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"') : text
}

const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|mr|mrs|ms|dr|st|jr|sr|vs|etc|ecc|pt|vol|no|feat|inc|co|ltd|sig|prof|op|ave|blvd|\p{L}\.(?:\p{L}\.?)*)\.$/iu

/** Without a full stop at the end, a dash at the start, or a mark twice (domain, L33). */
export const tidyPunctuation = (text: string): string => {
  const single = text
    .replaceAll(/(?<!\.)\.\.(?!\.)/gu, '...')
    .replaceAll(/([,;:])\1+/gu, '$1')
    .replaceAll(/(?<!!)!!(?!!)/gu, '!')
    .replaceAll(/(?<!\?)\?\?(?!\?)/gu, '?')
    .replace(/^[-–—]+\s+(?=\S)/u, '')
  const isAbbreviated = ABBREVIATION.test(single) || single.endsWith('..') || !/\p{L}.*\.$/u.test(single)
  return isAbbreviated ? single : single.replace(/\s*\.$/u, '')
}

const PART = /,?\s+[([]?(?:(pt|part|parte)|(?:vol|volume))\.?\s*(\d{1,3}|[IVX]{1,5})[)\]]?$/iu
/** `Part 2` and `Volume 3` as stores write them (domain, L22). */
export const writePart = (title: string): string =>
  title.replace(
    PART,
    (_all, part: string | undefined, number: string) =>
      `, ${part === undefined ? 'Vol.' : 'Pt.'} ${number.toUpperCase()}`,
  )
/** How the part of a title is numbered. */
export const partStyle = (title: string): 'DIGITS' | 'ROMAN' | null => {
  const number = PART.exec(title)?.[2]
  if (number === undefined) return null
  return /^\d/u.test(number) ? 'DIGITS' : 'ROMAN'
}

const NOT_TITLES = new Set('ac/dc and/or e/o w/o n/a i/o s/t 9/11 24/7'.split(' '))
/** `A/B` are two titles: the slash between them has spaces (domain, L24). */
export const spaceSlashes = (title: string): string =>
  title.replaceAll(/(?<![\p{L}\p{N}/])(\p{L}+)\/(\p{L}+)(?![\p{L}\p{N}/])/gu, (all, first: string, second: string) =>
    NOT_TITLES.has(all.toLowerCase()) ? all : `${first} / ${second}`,
  )

/** A second bracket at the end is a square one (domain, L25). */
export const squareSecondBracket = (title: string): string => title.replace(/(\([^()]*\))\s+\(([^()]*)\)$/u, '$1 [$2]')

const ACCENTS: Readonly<Record<string, string>> = { a: 'à', e: 'é', i: 'ì', o: 'ò', u: 'ù' }
const accent = (vowel: string, mark = ACCENTS[vowel.toLowerCase()] ?? vowel) =>
  vowel === vowel.toLowerCase() ? mark : mark.toUpperCase()
const END = String.raw`['’](?=[\s,.!?;:)\]]|$)`
const START = String.raw`(?<![\p{L}'’])`
const acute = new RegExp(String.raw`${START}(\p{L}*ch)(e)${END}`, 'giu')
const grave = new RegExp(String.raw`${START}(caff|cio|t|c['’]|com['’]|cos['’]|dov['’]|)(e)${END}`, 'giu')
const others = new RegExp(
  String.raw`${START}(citt|bont|volont|\p{L}+it|\p{L}+(?:et|ert|st)|gi|sar|verr|far|dar|potr|vorr|avr|l[ai]ss)(a)${END}|` +
    String.raw`${START}(cos|luned|marted|mercoled|gioved|venerd|cos[iì]dd)(i)${END}|` +
    String.raw`${START}(pu|per|sar|verr|far|dar|potr|vorr|avr|torner|amer|cadr)(o)${END}|${START}(pi|gi|lass|quass|lagg[iì]|quagg[iì]|virt|giovent|trib|schiavit)(u)${END}`,
  'giu',
)
/** Italian accents that were typed as apostrophes; `po’` and `di’` are none (domain, L12). */
export const writeAccents = (title: string): string =>
  title
    .replaceAll(grave, (_all, stem: string, vowel: string) => `${stem}${accent(vowel, 'è')}`)
    .replaceAll(acute, (_all, stem: string, vowel: string) => `${stem}${accent(vowel)}`)
    .replaceAll(others, (_all, ...parts: (string | undefined)[]) => {
      const [stem = '', vowel = ''] = parts.slice(0, 8).filter((part) => part !== undefined)
      return `${stem}${accent(vowel)}`
    })

import {
  capitalWord,
  dropSenselessCapitals,
  rewriteWords,
  type Word,
  isCapital,
} from '#src/domain/metadata/letter-case.ts'

/** Articles, conjunctions and short prepositions (domain, L05). */
const SMALL = new Set('a an and as at but by for from in into nor of off on onto or out over the to up with'.split(' '))
/** As part of a verb these keep their capital ("Fill Up My Cup"), which no machine can decide for sure. */
const PARTICLES = new Set('by in off on out over up'.split(' '))
/** An adverb as often as a conjunction, or a small word of another language in an English title. */
const EITHER = new Set('so yet vs v n de la le du da di del der von van y e el il o pt vol feat'.split(' '))
const HYPHENATED = new Set('a an and for from of or the to in'.split(' '))

const VERBS = new Set(
  (
    'add back be beam blow bow break breaking bring burn call came carry catch check cheer clean climb close come ' +
    'cool count cut dig dive do draw dream dress drive drop eat fade fall fell fill find fly fold follow gave get ' +
    'give go got grow hang hold jump keep kick knock lay leave let lift light line listen live lock log look lose ' +
    'made make mess mix move pass pay pick play pull push put ride rise roll run saddle send set settle shake ' +
    'shine show shut sign sing sit sleep slip slow speak split stand start stay step stick stop straighten sum ' +
    'swear switch take talk tear tell think throw tie time touch try tune turn wait wake walk warm wash watch ' +
    'wear wind wipe work wrap write'
  ).split(' '),
)
const isVerbLike = (word: string) =>
  VERBS.has(word) ||
  /.(?:ing|in['’]|ed)$/u.test(word) ||
  /^(?:me|you|him|her|it|us|them|this|that|myself|yourself)$/u.test(word)

/** Whether the words before it end in a verb, with or without particles of its own ("Get Up Off"). */
const followsVerb = (all: readonly Word[], index: number): boolean => {
  const previous = all[index - 1]?.text.toLowerCase() ?? ''
  return isVerbLike(previous) || (PARTICLES.has(previous) && followsVerb(all, index - 1))
}

type Form = 'CAPITAL' | 'SMALL' | 'EITHER'
export type Place = 'EDGE' | 'HYPHENATED' | 'INSIDE'

const OPENING = /(?:[([{“"«:/–—.!?]|\s-)\s*['’‘]?$/u
const CLOSING = /^['’]?\s*[)\]}”"»]/u

const hasWord = /[\p{L}\p{N}]/u

const placeOf = (text: string, { start, end }: Word): Place => {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (!hasWord.test(before) || OPENING.test(before) || !hasWord.test(after) || CLOSING.test(after)) return 'EDGE'
  return /[\p{L}\p{N}.]-$/u.test(before) ? 'HYPHENATED' : 'INSIDE'
}

const formOf = (text: string, word: Word, index: number, all: readonly Word[]): Form => {
  const lower = word.text.toLowerCase()
  const place = placeOf(text, word)
  const previous = all[index - 1]?.text.toLowerCase() ?? ''
  // Numbers such as `2nd`, words such as `iPhone`, and what an apostrophe begins, such as `'til`.
  if (/^\p{N}|^\p{Ll}.*\p{Lu}/u.test(word.text) || /(?:^|[\s(])['’‘]$/u.test(text.slice(0, word.start))) return 'EITHER'
  if (place === 'EDGE') return 'CAPITAL'
  if (place === 'HYPHENATED') {
    if (HYPHENATED.has(lower)) return 'SMALL'
    return previous.length <= 2 || previous === lower || SMALL.has(lower) ? 'EITHER' : 'CAPITAL'
  }
  // The end of what comes before a bracket, a hyphen or a colon: a last word for some, not for others.
  if (/^['’]?\s*(?:[([:/,;!?–—.…]|-)/u.test(text.slice(word.end)) && SMALL.has(lower)) return 'EITHER'
  if (EITHER.has(lower)) return 'EITHER'
  if (!SMALL.has(lower)) return 'CAPITAL'
  return PARTICLES.has(lower) && followsVerb(all, index) ? 'EITHER' : 'SMALL'
}

const isSmall = (word: string) => /^\p{Ll}/u.test(word)

/** An English title as stores write it (domain, L05 to L07). */
export const englishTitle = (title: string): string => {
  const text = dropSenselessCapitals(title)
  const isRewritten = text !== title || text === text.toLowerCase()
  return rewriteWords(text, (word, index, all) => {
    const form = formOf(text, word, index, all)
    if (form === 'SMALL') return word.text.toLowerCase()
    if (form === 'CAPITAL') return capitalWord(word.text)
    return isRewritten && !SMALL.has(word.text) && !EITHER.has(word.text) ? capitalWord(word.text) : word.text
  })
}

/** Where an English title has a capital too many or too few. */
export const misplacedCapitals = (text: string): ReadonlySet<Place> => {
  const places = new Set<Place>()
  rewriteWords(text, (word, index, all) => {
    const form = formOf(text, word, index, all)
    if ((form === 'CAPITAL' && isSmall(word.text)) || (form === 'SMALL' && isCapital(word.text)))
      places.add(placeOf(text, word))
    return word.text
  })
  return places
}

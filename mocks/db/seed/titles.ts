import { createRandom, seedOf } from '#mocks/db/seed/random.ts'
import { ENGLISH } from '#mocks/db/seed/titles/english.ts'
import { FRENCH } from '#mocks/db/seed/titles/french.ts'
import { GERMAN } from '#mocks/db/seed/titles/german.ts'
import { INSTRUMENTAL } from '#mocks/db/seed/titles/instrumental.ts'
import { ITALIAN } from '#mocks/db/seed/titles/italian.ts'
import { NORWEGIAN } from '#mocks/db/seed/titles/norwegian.ts'
import { PORTUGUESE } from '#mocks/db/seed/titles/portuguese.ts'
import { SPANISH } from '#mocks/db/seed/titles/spanish.ts'

const BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  no: NORWEGIAN,
  pt: PORTUGUESE,
  zxx: INSTRUMENTAL,
}

/**
 * Deals titles to the artists of one organization: none twice to the same artist, and to two artists only when the
 * language has no more of them. When an artist has had them all, what is next is a second part.
 */
export const titleDealer = (organization: string) => {
  const piles = new Map<string, string[]>()
  const pileOf = (language: string): string[] => {
    const pile = piles.get(language)
    if (pile !== undefined && pile.length > 0) return pile
    const random = createRandom(seedOf(`titles of ${organization} in ${language}`))
    const fresh = random.shuffle(BY_LANGUAGE[language] ?? ENGLISH)
    piles.set(language, fresh)
    return fresh
  }
  return (language: string): (() => string) => {
    const had = new Map<string, number>()
    return () => {
      const pile = pileOf(language)
      const unheard = Math.max(
        0,
        pile.findIndex((title) => !had.has(title)),
      )
      const [title = organization] = pile.splice(unheard, 1)
      const part = (had.get(title) ?? 0) + 1
      had.set(title, part)
      return part === 1 ? title : `${title}, Pt. ${part}`
    }
  }
}

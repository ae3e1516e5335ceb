import type { Contributor } from '#src/domain/contributor/credits.ts'
import { CONTRIBUTOR_ROLES, type ContributorRole } from '#src/domain/contributor/role.ts'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import { GENRES, subgenresOf } from '#src/domain/metadata/genres.ts'
import { LANGUAGE_CODES, NO_LANGUAGE, languageName } from '#src/domain/metadata/languages.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'
import { searchText } from '#src/domain/text/compare.ts'

/** What a cell means; undefined when it cannot be read. */
export type CellReader<T> = (text: string) => T | undefined

const FORMAT_NAMES: ReadonlyMap<string, ReleaseFormat> = new Map(
  Object.entries<ReleaseFormat>({
    album: 'ALBUM',
    lp: 'ALBUM',
    ep: 'EP',
    single: 'SINGLE',
    singolo: 'SINGLE',
    video: 'VIDEO',
  }),
)
/** A format by its name in English or Italian. */
export const readFormat: CellReader<ReleaseFormat> = (text) => FORMAT_NAMES.get(searchText(text))

const YES = new Set('yes,y,true,1,x,e,explicit,si,s,vero,esplicito'.split(','))
const NO = new Set(
  'no,n,false,0,c,clean,not explicit,non explicit,no explicit,falso,pulito,non esplicito,no esplicito'.split(','),
)
/** Yes or no in English or Italian, also as a number, a cross, or as stores mark explicit and clean tracks. */
export const readYesNo: CellReader<boolean> = (text) => {
  const word = searchText(text)
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

const namesOfLanguages = () => {
  const names = new Map<string, string>([
    ['instrumental', NO_LANGUAGE],
    ['strumentale', NO_LANGUAGE],
  ])
  for (const language of LANGUAGES) {
    for (const code of LANGUAGE_CODES) names.set(searchText(languageName(code, language)), code)
  }
  for (const code of LANGUAGE_CODES) names.set(code, code)
  return names
}
let languageNames: ReadonlyMap<string, string> | undefined

/** A language by its code, or by its name in any language of Liner. */
export const readLanguage: CellReader<string> = (text) => {
  languageNames ??= namesOfLanguages()
  return languageNames.get(searchText(text))
}

const same = (text: string) => (one: string) => searchText(one) === searchText(text)
/** A genre of the stores' list, as the list spells it; case, accents and signs do not count. */
export const readGenre: CellReader<string> = (text) => GENRES.find(same(text))

/** As the genre spells it; one of another genre stays as it is, for the rule that says so. */
export const readSubgenre = (text: string, genre: string | null): string =>
  subgenresOf(genre ?? '').find(same(text)) ?? text

/** A time of day on the clock of 24 hours, or with `am` and `pm`; seconds do not count. */
export const readTime: CellReader<string> = (text) => {
  const read = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text)
  if (read === null) return undefined
  const [, hour = '', minute = '', half] = read
  const isAfternoon = half?.toLowerCase() === 'p'
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0)
  const isTime = hours < 24 && Number(minute) < 60 && (half === undefined || (Number(hour) >= 1 && Number(hour) <= 12))
  return isTime ? `${String(hours).padStart(2, '0')}:${minute}` : undefined
}

/** A year in four digits; whether it can be right is for the rules. */
export const readYear: CellReader<number> = (text) => (/^\d{4}$/.test(text) ? Number(text) : undefined)

/** No store has a comma in its name. */
export const storesIn = (text: string): string[] => namesIn(text.replaceAll(',', ';'))

/** Semicolons separate several names in one cell: a comma may be part of an artist's name. */
export const namesIn = (text: string): string[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Roles by their names in a language, as `roleKey` gives them. */
export type RoleNames = ReadonlyMap<string, ContributorRole>

/** The same for one name of a role, whatever its capitals, hyphens and accents. */
export const roleKey = (name: string): string => searchText(name.replaceAll('_', ' '))

const CODES: RoleNames = new Map(CONTRIBUTOR_ROLES.map((role) => [roleKey(role), role]))

/** A name with its roles or instruments after it in brackets, or after a colon. */
const CREDIT = /^(?<name>.+?)\s*(?:\((?<inBrackets>[^()]+)\)|:\s*(?<afterColon>[^:]+))$/

/**
 * The contributors of a cell, such as `Anna Rossi (Producer, Piano); Luca Verdi: Mixing engineer`, and what names no role:
 * the whole credit where it has none. Roles are named as in `roles`, or in English.
 */
export const readContributors = (
  text: string,
  roles: RoleNames = CODES,
): { contributors: Contributor[]; unknown: string[] } => {
  const contributors: Contributor[] = []
  const unknown: string[] = []
  for (const credit of namesIn(text)) {
    const { name = '', inBrackets, afterColon } = CREDIT.exec(credit)?.groups ?? {}
    const written = (inBrackets ?? afterColon ?? '').split(',').map((role) => role.trim())
    for (const role of written.filter((one, index) => one !== '' || (index === 0 && written.length === 1))) {
      const known = roles.get(roleKey(role)) ?? CODES.get(roleKey(role))
      if (known === undefined) unknown.push(role || credit)
      else if (!contributors.some((one) => one.name === name && one.role === known))
        contributors.push({ name, role: known })
    }
  }
  return { contributors, unknown }
}

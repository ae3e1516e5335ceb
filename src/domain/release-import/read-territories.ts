import { LANGUAGES } from '#src/domain/interface-languages.ts'
import { CONTINENTS, type Continent, COUNTRY_CODES, EUROPEAN_UNION, WORLD } from '#src/domain/metadata/territories.ts'
import { searchText } from '#src/domain/text/compare.ts'

const CONTINENT_NAMES: Record<Continent, string> = {
  EUROPE: 'Europe, Europa',
  NORTH_AMERICA: 'North America, America del Nord, Nordamerica, Nord America',
  SOUTH_AMERICA: 'South America, America del Sud, Sudamerica, Sud America',
  ASIA: 'Asia',
  AFRICA: 'Africa',
  OCEANIA: 'Oceania',
}
const WORLD_NAMES = 'World, Worldwide, WW, Everywhere, Mondo, Tutto il mondo, Ovunque'
const UNION_NAMES = 'EU, European Union, UE, Unione europea'
const OTHER_COUNTRY_NAMES: Record<string, string> = { GB: 'UK, Great Britain', US: 'USA, United States of America' }

const namesOfTerritories = (): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, readonly string[]>()
  const add = (names: string, codes: readonly string[]) => {
    for (const name of names.split(', ')) places.set(searchText(name), codes)
  }
  for (const code of COUNTRY_CODES) {
    for (const language of LANGUAGES)
      for (const style of ['long', 'short'] as const) {
        const name = new Intl.DisplayNames(language, { type: 'region', style }).of(code) ?? code
        add(`${name}, ${name.replace('&', language === 'it' ? 'e' : 'and')}`, [code])
      }
    add(OTHER_COUNTRY_NAMES[code] ?? code, [code])
  }
  for (const { code, countries } of CONTINENTS) add(CONTINENT_NAMES[code], countries)
  add(UNION_NAMES, EUROPEAN_UNION)
  add(WORLD_NAMES, [WORLD])
  for (const code of COUNTRY_CODES) add(code, [code])
  return places
}
let territoryNames: ReadonlyMap<string, readonly string[]> | undefined

const SEPARATOR = /[;,\n]/
const AND = /\s(?:and|e)\s/i
const EXCEPT = /\s(?:except|excluding|without|tranne|eccetto|esclus[oaie]|senza)\s/i

export type ReadTerritories = { ok: true; codes: string[] } | { ok: false; unknown: string }

/** The codes of several places; the last two may be joined by a word. */
const placesIn = (text: string): ReadTerritories => {
  territoryNames ??= namesOfTerritories()
  const codes: string[] = []
  for (const part of text.split(SEPARATOR).filter((each) => searchText(each) !== '')) {
    const names = territoryNames.has(searchText(part)) ? [part] : part.split(AND)
    for (const name of names) {
      const found = territoryNames.get(searchText(name))
      if (found === undefined) return { ok: false, unknown: name.trim() }
      codes.push(...found)
    }
  }
  return { ok: true, codes: [...new Set(codes)] }
}

/**
 * Where a release is sold: codes or names of countries, continents or the world in any language of Liner, in which some
 * may be left out, as in “World except US”. A place that is not known is named.
 */
export const readTerritories = (text: string): ReadTerritories => {
  const [included = '', ...others] = text.split(EXCEPT)
  const sold = placesIn(included)
  if (!sold.ok || others.length === 0) return sold
  const left = placesIn(others.join(';'))
  if (!left.ok) return left
  const all = sold.codes.includes(WORLD) ? COUNTRY_CODES : sold.codes
  return { ok: true, codes: all.filter((code) => !left.codes.includes(code)) }
}

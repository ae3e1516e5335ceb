import { CONTINENTS, COUNTRY_CODES, EUROPEAN_UNION, WORLD } from '#src/domain/metadata/territories.ts'

/** Places by their codes: `WORLD`, a continent (`Continent`), the European Union (`EU`), or a country (ISO 3166-1 alpha-2). */
export type TerritorySummary = { places: string[]; exceptions: string[] }

/** With more exceptions than this, what is chosen says more than what is not. */
const EXCEPTIONS_OF_WORLD = 5
const EXCEPTIONS_OF_CONTINENT = 3

const without = (codes: readonly string[], taken: readonly string[]) => codes.filter((code) => !taken.includes(code))

/** The largest groups first, then what is left of single countries. A continent may lack a few of its countries. */
const summarizeParts = (codes: readonly string[], exceptionsAllowed: number): TerritorySummary => {
  const summary: TerritorySummary = { places: [], exceptions: [] }
  let left = codes
  for (const { code, countries } of CONTINENTS) {
    const missing = without(countries, codes)
    if (missing.length > exceptionsAllowed) continue
    summary.places.push(code)
    summary.exceptions.push(...missing)
    left = without(left, countries)
  }
  if (without(EUROPEAN_UNION, left).length === 0) {
    summary.places.push('EU')
    left = without(left, EUROPEAN_UNION)
  }
  summary.places.push(...left)
  return summary
}

/**
 * The shortest way to name where a release is sold, such as the world except the US, or Europe and Japan. A choice of
 * nothing has no places.
 */
export const summarizeTerritories = (codes: readonly string[]): TerritorySummary => {
  if (codes.includes(WORLD)) return { places: [WORLD], exceptions: [] }
  const missing = summarizeParts(without(COUNTRY_CODES, codes), 0).places
  const parts = summarizeParts(codes, EXCEPTIONS_OF_CONTINENT)
  const isNearlyWorld =
    missing.length <= EXCEPTIONS_OF_WORLD && missing.length < parts.places.length + parts.exceptions.length
  return isNearlyWorld ? { places: [WORLD], exceptions: missing } : parts
}

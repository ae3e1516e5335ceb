import i18next from 'i18next'
import { CONTINENTS, type Continent, WORLD } from '#src/domain/metadata/territories.ts'
import { summarizeTerritories } from '#src/domain/metadata/territory-summary.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { countryName } from '#src/i18n/names.ts'

const NAMES_SHOWN = 6

const isContinent = (code: string): code is Continent => CONTINENTS.some((continent) => continent.code === code)

/** The name of a continent, which not every browser knows. */
export const continentName = (continent: Continent): string => i18next.t(`common:territories.continent.${continent}`)

/** Where a release is sold as one short text, such as “World except US”; empty when it is sold nowhere. */
export const territoriesText = (codes: readonly string[], language: string): string => {
  const nameOf = (code: string) => {
    if (code === WORLD) return i18next.t('common:territories.world')
    return isContinent(code) ? continentName(code) : countryName(code, language, 'short')
  }
  const listOf = (places: readonly string[]) => {
    const isLong = places.length > NAMES_SHOWN + 1
    const shown = places.slice(0, isLong ? NAMES_SHOWN : places.length).map(nameOf)
    const others = i18next.t('common:territories.others', { number: places.length - NAMES_SHOWN })
    return formatList(isLong ? [...shown, others] : shown, language)
  }
  const { places, exceptions } = summarizeTerritories(codes)
  if (exceptions.length === 0) return listOf(places)
  return i18next.t('common:territories.except', { places: listOf(places), exceptions: listOf(exceptions) })
}

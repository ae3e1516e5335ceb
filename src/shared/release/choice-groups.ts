import type { TFunction } from 'i18next'
import { CONTINENTS } from '#src/domain/metadata/territories.ts'
import { type Store, STORE_KINDS, storeKindOf } from '#src/domain/release/store-kind.ts'
import { countryOptions } from '#src/i18n/name-options.ts'
import type { ChoiceGroup } from '#src/shared/form/fields/grouped-choices.tsx'
import { continentName } from '#src/shared/release/territories-text.ts'

/** All countries by continent, in the language of the interface. */
export const territoryGroups = (language: string): ChoiceGroup[] =>
  CONTINENTS.map(({ code, countries }) => ({
    key: code,
    label: continentName(code),
    options: countryOptions(countries, language),
  }))

/** The stores by kind; a kind without stores is left out. */
export const storeGroups = (stores: readonly Store[], t: TFunction<'entities'>): ChoiceGroup[] =>
  STORE_KINDS.map((kind) => ({
    key: kind,
    label: t(`storeKind.${kind}`),
    options: stores.filter((store) => storeKindOf(store) === kind).map(({ id, name }) => ({ value: id, label: name })),
  })).filter(({ options }) => options.length > 0)

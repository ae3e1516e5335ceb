import { expect, test } from 'vitest'
import { CONTINENTS, COUNTRY_CODES, TERRITORY_PRESETS, WORLD } from '#src/domain/metadata/territories.ts'
import { summarizeTerritories } from '#src/domain/metadata/territory-summary.ts'

const [EUROPE, NORTH_AMERICA] = ['EUROPE', 'NORTH_AMERICA']
const countriesOf = (...codes: (string | undefined)[]) =>
  CONTINENTS.filter(({ code }) => codes.includes(code)).flatMap(({ countries }) => countries)
const worldWithout = (...codes: string[]) => COUNTRY_CODES.filter((code) => !codes.includes(code))
const preset = (name: string) => TERRITORY_PRESETS.find(({ key }) => key === name)?.codes ?? []

test.each([
  ['the whole world', [WORLD], [WORLD], []],
  ['every country', COUNTRY_CODES, [WORLD], []],
  ['nothing', [], [], []],
  ['a country', ['IT'], ['IT'], []],
  ['all but one country', worldWithout('US'), [WORLD], ['US']],
  ['all but a continent and a country', worldWithout(...countriesOf(EUROPE), 'JP'), [WORLD], [EUROPE, 'JP']],
  ['a continent', countriesOf(EUROPE), [EUROPE], []],
  ['a continent and a country', [...countriesOf(NORTH_AMERICA), 'JP'], [NORTH_AMERICA, 'JP'], []],
  ['a continent but for a country', countriesOf(EUROPE).filter((code) => code !== 'IT'), [EUROPE], ['IT']],
  ['the European Union', preset('eu'), ['EU'], []],
  ['Europe, as stores sell there', preset('europe'), ['EU', 'IS', 'LI', 'NO', 'CH', 'GB'], []],
  ['a few countries', ['CA', 'US', 'MX'], ['CA', 'US', 'MX'], []],
])('when somebody chooses %s, then the summary names $2 and excepts $3', (_name, codes, places, exceptions) => {
  expect(summarizeTerritories(codes)).toEqual({ places, exceptions })
})

test('when countries are grouped by continent, then each is on exactly one', () => {
  expect(CONTINENTS.flatMap(({ countries }) => countries).toSorted()).toEqual(COUNTRY_CODES.toSorted())
})

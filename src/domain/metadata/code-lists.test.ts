import { describe, expect, test } from 'vitest'
import { GENRES, subgenresOf } from '#src/domain/metadata/genres.ts'
import { LANGUAGE_CODES, NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import { areTerritories, COUNTRY_CODES, TERRITORY_PRESETS, WORLD } from '#src/domain/metadata/territories.ts'

describe('territories', () => {
  test.each([
    ['the whole world', [WORLD], true],
    ['a country', ['IT'], true],
    ['every country', COUNTRY_CODES, true],
    ['no territory', [], false],
    ['one country twice', ['IT', 'IT'], false],
    ['an unknown country', ['XX'], false],
    ['a country in small letters', ['it'], false],
  ])('when it is asked whether %s can be chosen, then the answer is $2', (_name, codes, expected) => {
    expect(areTerritories(codes)).toBe(expected)
  })

  test.each(TERRITORY_PRESETS.map(({ key, codes }) => [key, codes] as const))(
    'when the preset %s is chosen, then its territories are valid',
    (_key, codes) => {
      expect(areTerritories(codes)).toBe(true)
    },
  )

  test('when countries are listed, then all 249 of ISO have a name in English and in Italian', () => {
    expect(COUNTRY_CODES).toHaveLength(249)
    for (const language of ['en', 'it']) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([])
    }
  })
})

// That each has a name in every language of the interface is proved beside `languageName`.
test('when languages are listed, then each is a code of ISO 639 and there once, “no language” and “several” too', () => {
  expect(new Set(LANGUAGE_CODES).size).toBe(LANGUAGE_CODES.length)
  const ofThree = LANGUAGE_CODES.filter((code) => code.length === 3)
  expect(ofThree).toEqual([NO_LANGUAGE, 'mul'])
  const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const ofTwo = LANGUAGE_CODES.filter((code) => !ofThree.includes(code))
  expect(ofTwo.filter((code) => !/^[a-z]{2}$/.test(code) || known.of(code) === undefined)).toEqual([])
})

test('when a genre is known, then it has subgenres, none twice, and an unknown genre has none', () => {
  for (const genre of GENRES) {
    const subgenres = subgenresOf(genre)
    expect(subgenres).not.toEqual([])
    expect([...new Set(subgenres)]).toEqual(subgenres)
  }
  expect(subgenresOf('Polka for whales')).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { GENRES, subgenresOf } from '#src/domain/metadata/genres.ts'
import { LANGUAGE_CODES, NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import { areTerritories, COUNTRY_CODES, TERRITORY_PRESETS, WORLD } from '#src/domain/metadata/territories.ts'

describe('territories', () => {
  test.each([
    ['everywhere', [WORLD], true],
    ['a country', ['IT'], true],
    ['every country', COUNTRY_CODES, true],
    ['nowhere', [], false],
    ['one twice', ['IT', 'IT'], false],
    ['no country', ['XX'], false],
    ['in small letters', ['it'], false],
  ])('%s', (_name, codes, expected) => {
    expect(areTerritories(codes)).toBe(expected)
  })

  test.each(TERRITORY_PRESETS.map(({ key, codes }) => [key, codes] as const))('%s are places', (_key, codes) => {
    expect(areTerritories(codes)).toBe(true)
  })

  test('the ISO list, each with a name in both languages', () => {
    expect(COUNTRY_CODES).toHaveLength(249)
    for (const language of ['en', 'it']) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([])
    }
  })
})

test('languages are there once, and each but the two special ones has a name', () => {
  expect(new Set(LANGUAGE_CODES).size).toBe(LANGUAGE_CODES.length)
  expect(LANGUAGE_CODES).toContain(NO_LANGUAGE)
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  expect(LANGUAGE_CODES.filter((code) => names.of(code) === undefined)).toEqual([])
})

test('every genre has subgenres, none twice; what is no genre has none', () => {
  for (const genre of GENRES) {
    const subgenres = subgenresOf(genre)
    expect(subgenres).not.toEqual([])
    expect([...new Set(subgenres)]).toEqual(subgenres)
  }
  expect(subgenresOf('Polka for whales')).toEqual([])
})

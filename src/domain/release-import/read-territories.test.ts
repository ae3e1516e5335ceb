import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import { COUNTRY_CODES, EUROPEAN_UNION, WORLD } from '#src/domain/metadata/territories.ts'
import { readTerritories } from '#src/domain/release-import/read-territories.ts'

const codesOf = (text: string) => {
  const read = readTerritories(text)
  return read.ok ? read.codes : `? ${read.unknown}`
}

test.each([
  ['', []],
  ['World', [WORLD]],
  ['tutto il mondo', [WORLD]],
  ['IT', ['IT']],
  ['Italy; fr, Spagna', ['IT', 'FR', 'ES']],
  ['Italy, France and Spain', ['IT', 'FR', 'ES']],
  ['Trinidad and Tobago', ['TT']],
  ['UK; USA', ['GB', 'US']],
  ['EU', EUROPEAN_UNION],
  ['IT; IT; Italia', ['IT']],
  ['World except US', COUNTRY_CODES.filter((code) => code !== 'US')],
  ['Mondo tranne Italia e San Marino', COUNTRY_CODES.filter((code) => code !== 'IT' && code !== 'SM')],
  ['Atlantis', '? Atlantis'],
  ['IT;  Atlantis ', '? Atlantis'],
  ['World except Atlantis', '? Atlantis'],
  ['World except US except CA', COUNTRY_CODES.filter((code) => code !== 'US' && code !== 'CA')],
])('when a cell says %j, then the territories are $1', (text, codes) => {
  expect(codesOf(text)).toEqual(codes)
})

test.each(LANGUAGES)(
  'when countries are given by code or by name in %s, then each is read, among others too',
  (language) => {
    const long = new Intl.DisplayNames(language, { type: 'region' })
    const short = new Intl.DisplayNames(language, { type: 'region', style: 'short' })
    const name = (code: string) => fc.constantFrom(code, code.toLowerCase(), long.of(code) ?? '', short.of(code) ?? '')
    const named = fc
      .subarray([...COUNTRY_CODES], { minLength: 1, maxLength: 20 })
      .chain((codes) => fc.tuple(...codes.map(name)).map((names) => ({ codes, names })))
    fc.assert(
      fc.property(named, fc.constantFrom('; ', ', ', ';'), ({ codes, names }, separator) => {
        expect(codesOf(names.join(separator))).toEqual(codes)
      }),
    )
  },
)

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { assetInput } from '#src/contract/assets.ts'
import { isPhoneIn } from '#src/domain/contact/phone.ts'
import { genreProblems } from '#src/domain/metadata/genre-problems.ts'
import { subgenresOf } from '#src/domain/metadata/genres.ts'
import { guard } from '#src/domain/navigation/route-guard.ts'
import { isPostalCode } from '#src/domain/organization/check.ts'
import { isTaxCode } from '#src/domain/organization/tax-code.ts'
import { isVatNumber } from '#src/domain/organization/vat-number.ts'
import { readFormat, readSubgenre } from '#src/domain/release-import/cell-readers.ts'
import { cellsBy } from '#src/domain/release-import/columns.ts'
import { matchName, readNames } from '#src/domain/release-import/names.ts'
import { nameKey } from '#src/domain/text/compare.ts'

// What any object answers to, although nobody put it there. A text from outside can be one of these.
const names = Object.getOwnPropertyNames(Object.prototype)
const NOWHERE = 'XX'

describe.each(names)('when a text is %j', (name) => {
  test('then no genre is found by it, and the contract lets the rules say so', () => {
    expect(assetInput.shape.genre.parse(name)).toBe(name)
    expect(subgenresOf(name)).toEqual([])
    expect(readSubgenre('Indie Pop', name)).toBe('Indie Pop')
    const genres = { genre: name, subgenre: 'Indie Pop', alternateGenre: null, alternateSubgenre: null }
    expect(genreProblems(genres)).toMatchObject([{ code: 'SUBGENRE_OUTSIDE_GENRE' }])
  })

  test('then no format is read from it', () => {
    expect(readFormat(name)).toBeUndefined()
  })

  test('then as a country it is one that is not known', () => {
    expect(isPostalCode(name, '16121')).toBe(isPostalCode(NOWHERE, '16121'))
    expect(isPhoneIn(name, '+39 010 1234567')).toBe(isPhoneIn(NOWHERE, '+39 010 1234567'))
    expect(isTaxCode(name, '12345678')).toBe(isTaxCode(NOWHERE, '12345678'))
    expect(isVatNumber(name, '12345678')).toBe(isVatNumber(NOWHERE, '12345678'))
  })

  test('then as a route it asks for no permission', () => {
    const viewer = { role: 'MEMBER', completed: true } as const
    expect(guard({ route: `/${name}`, viewer, permissions: [], hasOrganization: true })).toBeNull()
  })

  test('then an artist of an import can be called that', () => {
    const line = { id: '1', releaseId: '1', line: 1, cells: cellsBy(() => name) }
    const read = (found: { id: string; name: string }[]) =>
      readNames(line, 'releaseArtists', new Map([[nameKey(name), matchName(name, found)]]), 'ARTIST_UNKNOWN')
    expect(read([{ id: 'a', name }]).found).toEqual([{ id: 'a', name }])
    expect(read([]).problems).toMatchObject([{ code: 'ARTIST_UNKNOWN' }])
    expect(readNames(line, 'releaseArtists', new Map(), 'ARTIST_UNKNOWN').problems).toMatchObject([
      { code: 'NAME_PENDING' },
    ])
  })
})

// A browser in Turkish makes other small letters than the server: the same text would keep a rule here and break it there.
test.each(globSync(['src/domain/**/*.ts'], { exclude: (name) => name.endsWith('.test.ts') }))(
  'when the browser is in another language, then %s compares texts alike',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/toLocale(?:Lower|Upper)Case\(\)/)
  },
)

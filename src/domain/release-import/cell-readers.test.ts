import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTRIBUTOR_ROLES } from '#src/domain/contributor/role.ts'
import {
  readLanguage,
  readTime,
  readYear,
  readYesNo,
  readContributors,
  roleKey,
} from '#src/domain/release-import/cell-readers.ts'
import { matchName } from '#src/domain/release-import/names.ts'
import { matchHeaders } from '#src/domain/release-import/read-sheet.ts'

test.each([
  ['it', 'it'],
  ['Italian', 'it'],
  ['italiano', 'it'],
  ['ENGLISH', 'en'],
  ['inglese', 'en'],
  ['zxx', 'zxx'],
  ['Strumentale', 'zxx'],
  ['', undefined],
])('when a cell says “%s”, then the language is %s', (text, code) => {
  expect(readLanguage(text)).toBe(code)
})

test.each([
  ['2026', 2026],
  ['26', undefined],
  ['12026', undefined],
  ['2026 or so', undefined],
])('when a cell says “%s”, then the year is %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})

test.each([
  ['Yes', true],
  ['sì', true],
  ['1', true],
  ['NO', false],
  ['E', true],
  ['clean', false],
  ['C', false],
  ['non-explicit', false],
  ['No explicit', false],
  ['not explicit', false],
  ['Non esplicito', false],
  ['maybe', undefined],
])('when a cell says “%s”, then the answer is %s', (text, value) => {
  expect(readYesNo(text)).toBe(value)
})

test.each([
  ['18:00', '18:00'],
  ['8:05', '08:05'],
  ['18.30', '18:30'],
  ['23:59:59', '23:59'],
  ['12:00 am', '00:00'],
  ['6:15 PM', '18:15'],
  ['24:00', undefined],
  ['18:60', undefined],
  ['1:00 am', '01:00'],
  ['0:30 am', undefined],
  ['13:00 pm', undefined],
  ['evening', undefined],
  ['at 18:00', undefined],
  ['18:00 or so', undefined],
])('when a cell says “%s”, then the time is %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test('when a time of day is written, then it is read as it was', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
      const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
      expect(readTime(time)).toBe(time)
    }),
  )
})

test.each([
  [
    ['Release Title', 'UPC', 'Artista', 'Titolo della traccia', 'Title', 'Notes', '= ISRC'],
    ['releaseTitle', 'barcode', 'releaseArtists', 'trackTitle', null, null, 'isrc'],
  ],
  [
    ['Title', 'Track title'],
    [null, 'trackTitle'],
  ],
  [['Title'], ['trackTitle']],
  [
    ['Artist', 'Album artist'],
    ['trackArtists', 'releaseArtists'],
  ],
  [
    ['Artists', 'Track artists'],
    ['releaseArtists', 'trackArtists'],
  ],
  [
    ['Language', 'Lyrics language', 'Track language'],
    [null, null, 'trackLanguage'],
  ],
  [
    ['Original date', 'Release date', 'Release time', 'Territories', 'DSPs'],
    ['releaseDate', 'consumerReleaseDate', 'consumerReleaseTime', 'territories', 'stores'],
  ],
  [
    ['℗ Line', '© Line', '℗ & ©'],
    ['copyrightP', 'copyrightC', null],
  ],
  [
    ['(P) Line', '(C) Line', '℗ Year', '© line year'],
    ['copyrightP', 'copyrightC', 'copyrightPYear', 'copyrightCYear'],
  ],
  [
    ['P Line', 'Linea ©'],
    ['copyrightP', 'copyrightC'],
  ],
])('when the headers are %j, then the fields are %j', (headers, fields) => {
  expect(matchHeaders(headers)).toEqual(fields)
})

test('when a header is exact, then it wins over a similar one, wherever it is', () => {
  const pair = fc.constantFrom(['Titolo', 'Titolo del brano'], ['Version', 'Track version'], ['Author', 'Lyricist'])
  fc.assert(
    fc.property(pair, ([similar = '', exact = '']) => {
      const [first, second] = [matchHeaders([exact, similar]), matchHeaders([similar, exact])]
      expect(first).toEqual(second.toReversed())
      expect(first).toEqual([expect.any(String), null])
    }),
  )
})

test('when a name is matched, then as a whole, whatever its case', () => {
  const found = [
    { id: '1', name: 'Vela Nera' },
    { id: '2', name: 'Vela Nera Trio' },
    { id: '3', name: 'Twins' },
    { id: '4', name: 'TWINS' },
  ]
  expect(matchName(' vela nera ', found)).toEqual({ id: '1', name: 'Vela Nera' })
  expect(matchName('Vela', found)).toBe('UNKNOWN')
  expect(matchName('twins', found)).toBe('AMBIGUOUS')
})

test.each([
  ['Anna Rossi (Producer)', [['Anna Rossi', 'PRODUCER']]],
  ['Anna Rossi: mixing engineer', [['Anna Rossi', 'MIXING_ENGINEER']]],
  [
    'Anna Rossi (Producer, PIANO); Luca Verdi: Drums',
    [
      ['Anna Rossi', 'PRODUCER'],
      ['Anna Rossi', 'PIANO'],
      ['Luca Verdi', 'DRUMS'],
    ],
  ],
  ['Anna Rossi (Piano, piano)', [['Anna Rossi', 'PIANO']]],
  ['Anna Rossi ( Piano ,)', [['Anna Rossi', 'PIANO']]],
  ['', []],
])('when a cell says %j, then the credits are %j', (text, credits) => {
  const { contributors, unknown } = readContributors(text)
  expect(contributors.map(({ name, role }) => [name, role])).toEqual(credits)
  expect(unknown).toEqual([])
})

test('when a cell names no role, then a problem says so', () => {
  expect(readContributors('Anna Rossi')).toEqual({ contributors: [], unknown: ['Anna Rossi'] })
  expect(readContributors('Anna Rossi (Kazoo, Piano)')).toEqual({
    contributors: [{ name: 'Anna Rossi', role: 'PIANO' }],
    unknown: ['Kazoo'],
  })
})

test('when roles are named in the language of the user or in English, then they are read', () => {
  const roles = new Map([[roleKey('Missaggio'), 'MIXING_ENGINEER' as const]])
  expect(readContributors('Anna (missaggio); Luca (Producer)', roles).contributors).toEqual([
    { name: 'Anna', role: 'MIXING_ENGINEER' },
    { name: 'Luca', role: 'PRODUCER' },
  ])
})

test('when credits are written in the sheet’s own form, then they are read back', () => {
  const name = fc.stringMatching(/^[A-Za-zÀ-ü][A-Za-zÀ-ü' .-]{0,20}[A-Za-zÀ-ü]$/)
  const credit = fc.record({ name, role: fc.constantFrom(...CONTRIBUTOR_ROLES) })
  const key = (one: { name: string; role: string }) => `${one.name} ${one.role}`
  fc.assert(
    fc.property(fc.uniqueArray(credit, { selector: key }), (contributors) => {
      const text = contributors.map((one) => `${one.name} (${one.role})`).join('; ')
      expect(readContributors(text)).toEqual({ contributors, unknown: [] })
    }),
  )
})

test('when a cell has any text, then reading credits does not fail', () => {
  fc.assert(fc.property(fc.string(), (text) => void readContributors(text)))
})

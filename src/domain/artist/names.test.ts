import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasExtraWords,
  imitatedName,
  isAlmostSameName,
  isBandName,
  isCompoundName,
  isPartOfName,
  peopleOf,
  plainName,
  variousSpelling,
} from '#src/domain/artist/names.ts'

describe('the people behind an artist', () => {
  test.each<[string | null, string[]]>([
    [null, []],
    ['', []],
    [' , ;', []],
    ['Anna Ferrante', ['Anna Ferrante']],
    ['Anna Ferrante, Leo Mare', ['Anna Ferrante', 'Leo Mare']],
    ['Anna Ferrante & Leo Mare; Ida Sale', ['Anna Ferrante', 'Leo Mare', 'Ida Sale']],
    ['Anna Ferrante e Leo Mare', ['Anna Ferrante', 'Leo Mare']],
    ['Anna and Leo', ['Anna', 'Leo']],
    ['Andrea Emiliani', ['Andrea Emiliani']],
  ])('when they are typed as %j, then they are %j', (text, people) => {
    expect(peopleOf(text)).toEqual(people)
  })

  test('when they are written with commas, then they are the same', () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{1,8} [A-Z][a-z]{1,8}$/)
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 5 }),
        (names) => peopleOf(names.join(', ')).join('|') === names.join('|'),
      ),
    )
  })
})

describe('a name without case, accents and punctuation', () => {
  test.each([
    ['MGMT', 'M.G.M.T.'],
    ['Zoë Night', 'zoe-night'],
    ['Beyoncé', 'BEYONCE'],
  ])('when it is taken of %s and %s, then it is the same', (one, other) => {
    expect(plainName(one)).toBe(plainName(other))
    expect(isAlmostSameName(one, other)).toBe(true)
  })
  test('when a letter differs, then names are not almost the same, nor is a name almost itself', () => {
    expect(isAlmostSameName('MGMT', 'MGK')).toBe(false)
    expect(isAlmostSameName('Ana', ' Ana ')).toBe(false)
    expect(isAlmostSameName('!!!', '???')).toBe(false)
  })
  test('when it is taken again, then it stays as it is', () => {
    fc.assert(fc.property(fc.string(), (text) => plainName(plainName(text)) === plainName(text)))
  })
})

test.each([
  ['V.A.', 'it', 'Artisti Vari'],
  ['various', 'en', 'Various Artists'],
  ['Vari', 'ja', 'Various Artists'],
  ['Artisti Vari', 'it', null],
  [' Artisti Vari ', 'it', null],
  ['Artisti Vari', 'en', 'Various Artists'],
  ['Various Artists', 'it', null],
  [' Various Artists ', 'it', null],
  ['Various Cruelties', 'en', null],
])('when %j is typed in the language %s, then the spelling it needs is %j', (name, language, spelling) => {
  expect(variousSpelling(name, language)).toBe(spelling)
})

test.each([
  ['Drâke', 'Drake'],
  ['Dr4ke', 'Drake'],
  ['$hakira', 'Shakira'],
  ['Mad0nna', 'Madonna'],
  ['U-2', 'U2'],
  ['Drake', null],
  [' drake ', null],
  ['Beyonce', null],
  ['Beyoncé', null],
  ['U2', null],
  ['Luna 5orbi', null],
])('when an artist is called %j, then the name it imitates is %j', (name, famous) => {
  expect(imitatedName(name)).toBe(famous)
})

test.each([
  ['Luna', 'Luna & the Boats', true],
  ['luna ', 'The Boats and Luna', true],
  ['Leo', 'Leo x Ana', true],
  ['Ana', 'Leo + Ana', true],
  ['Boats', 'Luna & the Boats', true],
  ['Luna', 'Luna', false],
  ['Luna', 'Lunatic & the Boats', false],
  ['Luna', 'Luna Boats', false],
  ['Lu', 'Lu & the Boats', false],
  ['Ida', 'Luna & the Boats', false],
])('when it is asked whether %j is a part of the name %j, then the answer is %s', (name, band, isPart) => {
  expect(isPartOfName(name, band)).toBe(isPart)
})

test.each([
  ['The Boats', true],
  [' The Boats ', true],
  ['Luna & Leo', true],
  ['Boat Band', true],
  ['Quartetto Marea', false],
  ['Marea Quartetto ', true],
  ['Theo Boats', false],
  ['Bandini', false],
  ['Luna&Leo', false],
  ['In the Boats', false],
  ['Band Ines', false],
])('when it is asked whether %j is the name of a band, then the answer is %s', (name, isBand) => {
  expect(isBandName(name)).toBe(isBand)
})

test('when there are blanks around a name, then they change nothing', () => {
  expect([isCompoundName(' Simon & Garfunkel '), isCompoundName('Leo, '), isCompoundName(' Leo & Ana ')]).toEqual([
    false,
    false,
    true,
  ])
  expect([hasExtraWords('Luna e amici '), hasExtraWords('DJ K (Producer)'), hasExtraWords('Luna')]).toEqual([
    true,
    true,
    false,
  ])
})

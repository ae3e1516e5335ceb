import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAlmostSameName, peopleOf, plainName } from '#src/domain/artist/names.ts'

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
  ])('%j: %j', (text, people) => {
    expect(peopleOf(text)).toEqual(people)
  })

  test('are the same when they are written with commas', () => {
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
  ])('is the same of %s and %s', (one, other) => {
    expect(plainName(one)).toBe(plainName(other))
    expect(isAlmostSameName(one, other)).toBe(true)
  })
  test('differs where a letter does, and a name is not almost itself', () => {
    expect(isAlmostSameName('MGMT', 'MGK')).toBe(false)
    expect(isAlmostSameName('Ana', ' Ana ')).toBe(false)
    expect(isAlmostSameName('!!!', '???')).toBe(false)
  })
  test('stays as it is when it is taken again', () => {
    fc.assert(fc.property(fc.string(), (text) => plainName(plainName(text)) === plainName(text)))
  })
})

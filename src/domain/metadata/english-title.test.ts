import { describe, expect, test } from 'vitest'
import { englishTitle, misplacedCapitals, type Place } from '#src/domain/metadata/english-title.ts'

test.each([
  ['My iPhone Blues'],
  ['Love for the 3rd Time'],
  ["Dance 'til Dawn"],
  ["Rock ('til Dawn)"],
  ['Rock’n’roll Days'],
  ['Love (Of Mine)'],
  ['Man-of-War'],
  ['Red-and-Blue'],
  ['X-ray Love'],
  ['Bye-bye Love'],
  ['Fade-up Song'],
  ['Fade-Up Song'],
  ['Moon of, Sun'],
  ['What I Came for (Again)'],
  ['What I Came For (Again)'],
  ['Come on, Baby'],
  ['Come On, Baby'],
  ['Love Yet Hate'],
  ['Love yet Hate'],
  ['Fill up My Cup'],
  ['Fill Up My Cup'],
  ['Get Up Off That Thing'],
  ['Running Up That Hill'],
  ["Dancin' On Air"],
  ['Dancin’ On Air'],
  ['Loved By Nobody'],
  ['Tell Me On Sunday'],
])('when a title is “%s”, then its capitals stay', (title) => {
  expect([...misplacedCapitals(title)]).toEqual([])
  expect(englishTitle(title)).toBe(title)
})

describe.each<[Place, string, string]>([
  ['EDGE', 'the 3rd Kiss', 'The 3rd Kiss'],
  ['EDGE', 'blue Moon', 'Blue Moon'],
  ['EDGE', 'Blue moon', 'Blue Moon'],
  ['EDGE', 'Love (of Mine)', 'Love (Of Mine)'],
  ['EDGE', 'Moon (the)', 'Moon (The)'],
  ['EDGE', 'Love - the Reprise', 'Love - The Reprise'],
  ['EDGE', 'Love: the Reprise', 'Love: The Reprise'],
  ['EDGE', 'Love / the Reprise', 'Love / The Reprise'],
  ['EDGE', '“the End”', '“The End”'],
  ['EDGE', 'Stop! in the Name of Love', 'Stop! In the Name of Love'],
  ['EDGE', "What It's for", "What It's For"],
  ['EDGE', 'What Is It for?', 'What Is It For?'],
  ['HYPHENATED', 'Man-Of-War', 'Man-of-War'],
  ['HYPHENATED', 'Red-And-Blue', 'Red-and-Blue'],
  ['HYPHENATED', 'Self-made Man', 'Self-Made Man'],
  ['INSIDE', 'Cup Up My Heart', 'Cup up My Heart'],
  ['INSIDE', 'The Cat On the Roof', 'The Cat on the Roof'],
  ['INSIDE', 'Lost In A Pair of Eyes', 'Lost in a Pair of Eyes'],
  ['INSIDE', 'Blue moon Shines', 'Blue Moon Shines'],
])('a capital that is wrong at the place %s', (place, title, written) => {
  test(`when a title is “${title}”, then stores write “${written}”`, () => {
    expect([...misplacedCapitals(title)]).toEqual([place])
    expect(englishTitle(title)).toBe(written)
    expect([...misplacedCapitals(written)]).toEqual([])
  })
})

test('when several places are wrong, then each is named', () => {
  expect([...misplacedCapitals('Blue Moon Over the Man-Of-War sea')].toSorted()).toEqual([
    'EDGE',
    'HYPHENATED',
    'INSIDE',
  ])
})

test.each([
  ['LOST IN A PAIR OF EYES', 'Lost in a Pair of Eyes'],
  ['GET UP OFF THAT THING', 'Get up off That Thing'],
  ['YET SO FAR', 'Yet so Far'],
  ['THE USA SONG II', 'The USA Song II'],
  ['blue moon over so many', 'Blue Moon over so Many'],
  ['lost in x-ray land', 'Lost in X-Ray Land'],
  ['bLuE mOoN oVeR mE', 'Blue Moon over Me'],
])('when the capitals of “%s” say nothing, then every word is written anew', (title, written) => {
  expect(englishTitle(title)).toBe(written)
})

import { describe, expect, test } from 'vitest'
import {
  dropSenselessCapitals,
  hasErraticCapitals,
  isAllCapitals,
  isAllLower,
  rewriteWords,
  sentenceCase,
  wordsIn,
} from '#src/domain/metadata/letter-case.ts'

test.each([
  ['Self-Made U.S.A. Man', ['Self@0-4', 'Made@5-9', 'Man@17-20']],
  ['R&B and B.I.G. Days', ['and@4-7', 'Days@15-19']],
  ["Dell'amore, 2 Volte", ["Dell'amore@0-10", '2@12-13', 'Volte@14-19']],
  ['a.b', ['a@0-1', 'b@2-3']],
  ['…', []],
])('when a text is “%s”, then its words are %j', (text, words) => {
  expect(wordsIn(text).map((word) => `${word.text}@${word.start}-${word.end}`)).toEqual(words)
})

test('when words are written anew, then each is asked for with its place among the others, and the rest stays', () => {
  const asked: string[] = []
  const written = rewriteWords('One, two – U.S.A. (three)', (word, index, all) => {
    asked.push(`${index} of ${all.length}: ${word.text}`)
    return `<${word.text}>`
  })
  expect(written).toBe('<One>, <two> – U.S.A. (<three>)')
  expect(asked.toSorted()).toEqual(['0 of 3: One', '1 of 3: two', '2 of 3: three'])
})

test.each([
  ['bLuE', true],
  ['iPhone iPad', true],
  ['MacIntoshMcX', true],
  ['McCartney', false],
  ['YouTube', false],
  ['iPhone', false],
  ['bLue Moon', false],
  ['Blue Moon', false],
])('when a text is “%s”, then it is %s that its capitals are erratic', (text, isErratic) => {
  expect(hasErraticCapitals(text)).toBe(isErratic)
})

test.each([
  ['HELLO', true],
  ['ABCDE', true],
  ['A B', true],
  ['USA NOW', true],
  ['HELLO 99', true],
  ['HELP', false],
  ['USA', false],
  ['USA DNA', false],
  ['H.E.L.P.', false],
  ['AB-12', false],
  ['1999', false],
  ['Ab', false],
  ['Hello You', false],
  ['夜に駆ける', false],
])('when a text is “%s”, then it is %s that all of it is capitals', (text, isAll) => {
  expect(isAllCapitals(text)).toBe(isAll)
})

test.each([
  ['help', true],
  ['é', true],
  ['help 99', true],
  ['help Me', false],
  ['HELP', false],
  ['1999', false],
  ['夜', false],
])('when a text is “%s”, then it is %s that it has small letters only', (text, isAll) => {
  expect(isAllLower(text)).toBe(isAll)
})

describe('capitals that say nothing', () => {
  test.each([
    ['IL CIELO SOPRA ROMA', 'il cielo sopra roma'],
    ['CAFFÈ NERO', 'caffè nero'],
    ['THE USA SONG', 'the USA song'],
    ['CANTO XVI', 'canto XVI'],
    ['XVI CANTI', 'xvi canti'],
    ['CANTO IIIIX', 'canto iiiix'],
    ['bLuE mOoN', 'blue moon'],
    ['Il Mio iPhone', 'Il Mio iPhone'],
    ['HELP', 'HELP'],
  ])('when a text is “%s”, then it is “%s” without them', (text, written) => {
    expect(dropSenselessCapitals(text)).toBe(written)
  })
})

describe('a title as a sentence', () => {
  test.each([
    ['Il Cielo Sopra Roma', 'Il cielo sopra Roma'],
    ['IL CIELO SOPRA ROMA', 'Il cielo sopra Roma'],
    ['La Vita (È Bella)', 'La vita (È bella)'],
    ['Quanto Costa? Niente Da Dire', 'Quanto costa? Niente da dire'],
    ['Notte: La Fine', 'Notte: La fine'],
    ['Amore ¿Poi Basta', 'Amore ¿Poi basta'],
    ['Il Mio iPhone', 'Il mio iPhone'],
    ['Lo YouTuber', 'Lo YouTuber'],
    ['il 2nd Giorno', 'Il 2nd giorno'],
    ['La DJ', 'La DJ'],
    ['A Te', 'A te'],
    ['Gli ABC Di Anna', 'Gli ABC di Anna'],
    ['Canto II', 'Canto II'],
  ])('when it is “%s”, then it is written “%s”', (title, written) => {
    expect(sentenceCase(title)).toBe(written)
  })
})

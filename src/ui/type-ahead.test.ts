import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexStartingWith, nothingTyped, appendLetter } from '#src/ui/type-ahead.ts'

const LANGUAGES = ['Arabic', 'Ébrié', 'English', 'Español', 'Norsk bokmål', 'Norsk nynorsk', 'Zulu']

describe('indexStartingWith', () => {
  test.each([
    ['a letter', 'z', 0, 'Zulu'],
    ['its case aside', 'EN', 0, 'English'],
    ['accents aside, in the list', 'eb', 0, 'Ébrié'],
    ['accents aside, in what is typed', 'ès', 0, 'Español'],
    ['the next one for one letter more', 'e', 1, 'English'],
    ['the one after it when the letter is repeated', 'ee', 2, 'Español'],
    ['round the end', 'n', 5, 'Norsk bokmål'],
    ['the same one while a word is typed', 'nor', 5, 'Norsk nynorsk'],
    ['more than one word', 'norsk n', 4, 'Norsk nynorsk'],
    ['nothing', 'x', 0, undefined],
    ['nothing for a sign alone', '-', 0, undefined],
  ])('finds %s', (_, letters, from, expected) => {
    expect(LANGUAGES[indexStartingWith(LANGUAGES, letters, from)]).toBe(expected)
  })

  test('when a label is typed in full, then it is found', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), (labels, index) => {
        const typed = labels[index % labels.length] ?? ''
        expect(labels[indexStartingWith(labels, typed, 0)]?.startsWith(typed)).toBe(true)
      }),
    )
  })

  test('when there are no labels, then nothing is found', () => {
    expect(indexStartingWith([], 'a', 0)).toBe(-1)
  })
})

describe('typed letters expire after a second', () => {
  test.each([
    ['within', 999, 'no'],
    ['after', 1000, 'o'],
  ])('%s it', (_, pause, expected) => {
    const first = appendLetter(nothingTyped, 'n', 5000)
    expect(appendLetter(first, 'o', 5000 + pause).letters).toBe(expected)
  })

  test('when a letter is typed, then the second starts again', () => {
    const letters = ['n', 'o', 'r'].reduce(
      (typed, letter, index) => appendLetter(typed, letter, index * 900),
      nothingTyped,
    )
    expect(letters.letters).toBe('nor')
  })
})

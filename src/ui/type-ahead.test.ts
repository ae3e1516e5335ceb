import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexStartingWith, nothingTyped, appendLetter } from '#src/ui/type-ahead.ts'

const LANGUAGES = ['Arabic', 'Ébrié', 'English', 'Español', 'Norsk bokmål', 'Norsk nynorsk', 'Zulu']

describe('indexStartingWith', () => {
  test.each([
    ['a letter is typed', 'z', 0, 'Zulu'],
    ['the case differs', 'EN', 0, 'English'],
    ['only the list has the accent', 'eb', 0, 'Ébrié'],
    ['only what is typed has an accent', 'ès', 0, 'Español'],
    ['a letter is typed at a label that starts with it', 'e', 1, 'English'],
    ['the letter is repeated', 'ee', 2, 'Español'],
    ['a letter is typed at the last label that starts with it', 'n', 5, 'Norsk bokmål'],
    ['a word is typed at a label that starts with it', 'nor', 5, 'Norsk nynorsk'],
    ['more than one word is typed', 'norsk n', 4, 'Norsk nynorsk'],
    ['no label starts with the letter', 'x', 0, undefined],
    ['a sign alone is typed', '-', 0, undefined],
  ])('when %s, then the label is $3', (_, letters, from, expected) => {
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

describe('typed letters', () => {
  test.each([
    ['within', 999, 'no'],
    ['after', 1000, 'o'],
  ])('when the next letter comes %s a second, then the letters are “$2”', (_, pause, expected) => {
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

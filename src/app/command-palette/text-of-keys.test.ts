import { expect, test } from 'vitest'
import { textOfKeys } from '#src/app/command-palette/text-of-keys.ts'

const NO_KEY = { altKey: false, ctrlKey: false, metaKey: false }
const NIGHT = [...'Night'].map((key) => ({ ...NO_KEY, key }))

test.each([
  ['a letter', { ...NO_KEY, key: 'x' }, 'Nightx'],
  ['a space', { ...NO_KEY, key: ' ' }, 'Night '],
  ['a letter of two units', { ...NO_KEY, key: '𝄞' }, 'Night𝄞'],
  ['AltGr with a key', { ...NO_KEY, altKey: true, ctrlKey: true, key: '@' }, 'Night@'],
  ['⌥ with a key', { ...NO_KEY, altKey: true, key: 'ø' }, 'Nightø'],
  ['Backspace', { ...NO_KEY, key: 'Backspace' }, 'Nigh'],
  ['⌥ ⌘ with a key', { ...NO_KEY, altKey: true, metaKey: true, key: 'k' }, 'Night'],
  ['Enter', { ...NO_KEY, key: 'Enter' }, 'Night'],
  ['a dead key', { ...NO_KEY, key: 'Dead' }, 'Night'],
])('when %s is pressed after “Night”, then the text is “$2”', (_what, pressed, expected) => {
  expect(textOfKeys([...NIGHT, pressed])).toBe(expected)
})

test('when Backspace is pressed, then it deletes a whole letter, and nothing in an empty text', () => {
  const backspace = { ...NO_KEY, key: 'Backspace' }
  expect(textOfKeys([backspace, { ...NO_KEY, key: '𝄞' }, backspace])).toBe('')
})

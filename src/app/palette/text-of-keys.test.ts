import { expect, test } from 'vitest'
import { textAfterKey } from '#src/app/palette/early-keys.ts'

const NO_KEY = { altKey: false, ctrlKey: false, metaKey: false }

test.each([
  ['a letter', { ...NO_KEY, key: 'x' }, 'Nightx'],
  ['a space', { ...NO_KEY, key: ' ' }, 'Night '],
  ['a letter of two units', { ...NO_KEY, key: '𝄞' }, 'Night𝄞'],
  ['AltGr with a key', { ...NO_KEY, altKey: true, ctrlKey: true, key: '@' }, 'Night@'],
  ['⌥ with a key', { ...NO_KEY, altKey: true, key: 'ø' }, 'Nightø'],
  ['Backspace', { ...NO_KEY, key: 'Backspace' }, 'Nigh'],
  ['the shortcut once more', { ...NO_KEY, ctrlKey: true, key: 'k' }, 'Night'],
  ['the same on a Mac', { ...NO_KEY, metaKey: true, key: 'k' }, 'Night'],
  ['Enter', { ...NO_KEY, key: 'Enter' }, 'Night'],
  ['a dead key', { ...NO_KEY, key: 'Dead' }, 'Night'],
])('after %s', (_what, pressed, expected) => {
  expect(textAfterKey('Night', pressed)).toBe(expected)
})

test('Backspace takes a whole letter, and nothing from an empty text', () => {
  const backspace = { ...NO_KEY, key: 'Backspace' }
  expect(textAfterKey('𝄞', backspace)).toBe('')
  expect(textAfterKey('', backspace)).toBe('')
})

import { expect, test } from 'vitest'
import { byBestMatch, KINDS, type Kind } from '#src/app/command-palette/palette-results.ts'

const NAMES: Partial<Record<Kind, readonly string[]>> = {
  releases: ['Ballata del mattino', 'Stelle di periferia'],
  artists: ['Sestri Notte', 'Notte Chiara'],
  assets: ['Sestri Notte (live)'],
}
const of = (kind: Kind) => (NAMES[kind] ?? []).map((name) => ({ id: name, name, image: null }))

test('when the text is a name, then its kind comes first, then names that have the words of the text', () => {
  expect(byBestMatch(KINDS, of, 'sestri notte').slice(0, 3)).toEqual(['artists', 'assets', 'releases'])
})

test('when the text is the beginning of a word, then the kinds whose names have it come first', () => {
  expect(byBestMatch(KINDS, of, 'stel')[0]).toBe('releases')
  expect(byBestMatch(KINDS, of, 'sest').slice(0, 2)).toEqual(['artists', 'assets'])
})

test('when no name has the text, then the kinds stay in their order', () => {
  expect(byBestMatch(KINDS, of, 'zz')).toEqual(KINDS)
})

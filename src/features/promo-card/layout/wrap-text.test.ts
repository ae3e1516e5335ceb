import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened, wrapText } from '#src/features/promo-card/layout/wrap-text.ts'

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Every letter, sign and emoji is one wide. */
const width = (text: string) => [...GRAPHEMES.segment(text)].length

test.each([
  ['Blue Note Road', 9, ['Blue Note', 'Road']],
  ['Wait, what?', 5, ['Wait,', 'what?']],
  ['rock-n-roll (live)', 11, ['rock-n-roll', '(live)']],
  ['مدينة الألوان البعيدة', 13, ['مدينة الألوان', 'البعيدة']],
  ['夜の海を渡る風', 4, ['夜の海を', '渡る風']],
  ['「夜」と（海）。', 4, ['「夜」と', '（海）。']],
  ['Schifffahrtsgesellschaft', 10, ['Schifffahr', 'tsgesellsc', 'haft']],
  ['👩‍👩‍👧‍👦🇮🇹👍🏽👩‍👩‍👧‍👦', 3, ['👩‍👩‍👧‍👦🇮🇹👍🏽', '👩‍👩‍👧‍👦']],
  ['', 10, []],
])('%s, %i wide', (text, most, lines) => {
  expect(wrapText(text, most, width)).toEqual(lines)
})

test('no line is wider than its place, and nothing is lost or made up', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), fc.integer({ min: 1, max: 20 }), (words, most) => {
      const text = words.join(' ')
      const lines = wrapText(text, most, width)
      const bare = (part: string) => part.replaceAll(/\s/g, '')
      return bare(lines.join('')) === bare(text) && lines.every((line) => [...line].length <= 1 || width(line) <= most)
    }),
  )
})

test.each([
  ['Blue Note Road', 8, 'Blue No…'],
  ['Blue Note Road', 6, 'Blue…'],
  ['👩‍👩‍👧‍👦🇮🇹👍🏽', 3, '👩‍👩‍👧‍👦🇮🇹…'],
  ['A', 0, '…'],
])('%s is cut to %i', (text, most, kept) => {
  expect(shortened(text, most, width)).toBe(kept)
})

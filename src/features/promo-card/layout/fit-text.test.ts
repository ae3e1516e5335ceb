import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fitText,
  shortened,
  wrapText,
  cardFileName,
  cardText,
  directionOf,
} from '#src/features/promo-card/layout/fit-text.ts'

/** Every letter is half as wide as it is high. */
const widthAtOne = (text: string) => text.length / 2
const box = { width: 400, height: 300, largest: 100, smallest: 40, linesMax: 3, leading: 1 }
const fitted = (text: string) => fitText(text, box, widthAtOne)

test('when a text is short, then it is as large as it may be', () => {
  expect(fitted('Fathom')).toEqual({ size: 100, lines: ['Fathom'] })
})

test('when a text is longer, then it takes more lines of about equal length, before it gets smaller', () => {
  expect(fitted('one two six ten')).toEqual({ size: 100, lines: ['one two', 'six ten'] })
  expect(fitted('a bb ccc dddd eeeee ffffff')).toEqual({ size: 80, lines: ['a bb ccc', 'dddd eeeee', 'ffffff'] })
})

test('when a word is long, then the text gets smaller, and the word is not broken', () => {
  expect(fitted('Extraordinary')).toEqual({ size: 60, lines: ['Extraordinary'] })
})

test('when a text does not fit at the smallest size, then it is broken and cut with an ellipsis', () => {
  expect(fitted('Donaudampfschifffahrtsgesellschaft')).toEqual({
    size: 40,
    lines: ['Donaudampfschifffahr', 'tsgesellschaft'],
  })
  const { size, lines } = fitted('word '.repeat(60))
  expect(size).toBe(40)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/word…$/)
})

test('when a box is too low for one line, then it holds one', () => {
  expect(fitText('Fathom', { ...box, height: 10 }, widthAtOne)).toEqual({ size: 40, lines: ['Fathom'] })
})

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Every grapheme is one wide. */
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
])('when “%s” is wrapped to a width of %i, then its lines are %j', (text, most, lines) => {
  expect(wrapText(text, most, width)).toEqual(lines)
})

test('when any text is wrapped, then no line is wider than the width, and no text is lost or added', () => {
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
])('when “%s” is cut to a width of %i, then it is “%s”', (text, most, cut) => {
  expect(shortened(text, most, width)).toBe(cut)
})

test.each([
  ['  Two\n\tlines ', 'Two lines'],
  ['\u202Eevil.gpj', 'evil.gpj'],
  ['a\u2066b\u2069c', 'a b c'],
  ['<b>Bold</b><script>', '<b>Bold</b><script>'],
  ['👩‍👩‍👧‍👦 Family', '👩‍👩‍👧‍👦 Family'],
  ['Cafe\u0301', 'Café'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
])('when a text is %j, then it is drawn as %j', (given, drawn) => {
  expect(cardText(given)).toBe(drawn)
})

test.each([
  ['Blue Note Road', 'ltr'],
  ['مدينة الألوان', 'rtl'],
  ['2026 שלום world', 'rtl'],
  ['🌅 Sunset', 'ltr'],
  ['Live in تونس', 'ltr'],
  ['123', 'ltr'],
])('when a text is “%s”, then its direction is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test.each([
  ['Fathom', 'Fathom – TIDAL.png'],
  ['AC/DC: "Live" <1>?', 'AC DC Live 1 – TIDAL.png'],
  ['../../etc/passwd', 'etc passwd – TIDAL.png'],
  ['...', 'Promo card – TIDAL.png'],
  ['مدينة', 'مدينة – TIDAL.png'],
  ['a'.repeat(200), `${'a'.repeat(80)} – TIDAL.png`],
])('when the card of “%s” is saved, then its file is named “%s”', (title, name) => {
  expect(cardFileName(title, 'TIDAL')).toBe(name)
})

import { describe, expect, test } from 'vitest'
import {
  closeBracket,
  collapseSpaces,
  isBalanced,
  normalizeLetters,
  partStyle,
  spaceSlashes,
  squareSecondBracket,
  straightenQuotes,
  tidyPunctuation,
  writeAccents,
  writePart,
} from '#src/domain/metadata/title-spelling.ts'

const same = (...texts: string[]) => texts.map((text): [string, string] => [text, text])

test.each<[string, string]>([
  ['ca\u200Cfe', 'cafe'],
  ['e\u0301', 'é'],
  ['a\u200Bb\uFEFF\u00AD', 'ab'],
  ['x\u2060y', 'xy'],
  ['ＡＢＣ１！～', 'ABC1!~'],
  // Persian and Hindi need their joiners.
  ...same('می\u200Cخواهم', 'क्\u200Dष'),
])('when a text has letters in other forms (%#), then each has its one form', (text, written) => {
  expect(normalizeLetters(text)).toBe(written)
})

test('when a text has many spaces, then one is left between words', () => {
  expect(collapseSpaces('  Blue \t\n Moon ')).toBe('Blue Moon')
})

test.each<[string, string]>([
  ['(a', '(a)'],
  ['[a', '[a]'],
  ['“a', '“a”'],
  ['«a', '«a»'],
  ['([a)', '([a)]'],
  ['((a))(', '((a))()'],
  // What is missing where cannot be told.
  ...same('a)', '(a [b', '((a', '"a'),
])('when “%s” has a bracket without its pair, then it is closed as “%s”', (text, closed) => {
  expect(isBalanced(text)).toBe(false)
  expect(closeBracket(text)).toBe(closed)
})

test.each([['(a)'], ['«a»'], ['"a"'], ['a'], ['(a) [b] “c”']])('when “%s” is balanced, then it stays', (text) => {
  expect(isBalanced(text)).toBe(true)
  expect(closeBracket(text)).toBe(text)
})

test.each<[string, string]>([
  ["Don't ‘Stop’", "Don't 'Stop'"],
  ['“a” "b"', '"a" "b"'],
  ...same('Don’t “a”', "Don't", '“a”', '"a"', "“a” don't"),
])('when quotation marks are “%s”, then they become “%s”', (text, written) => {
  expect(straightenQuotes(text)).toBe(written)
})

test.each<[string, string]>([
  ['Wait..', 'Wait...'],
  ['a,, b;; c::', 'a, b; c:'],
  ['Stop!!', 'Stop!'],
  ['What??', 'What?'],
  ['- Home', 'Home'],
  ['–  Home', 'Home'],
  ['Home.', 'Home'],
  ['Home .', 'Home'],
  ['Sr. Home.', 'Sr. Home'],
  ['No. One.', 'No. One'],
  ...same(
    'Wait...',
    'Wait....',
    'Stop!!!',
    'What???',
    '-Home',
    '-',
    'Mr.',
    'A.',
    'U.S.A.',
    'Home Vol.',
    'Etc.',
    '1999.',
    'Home…',
    '(Pt.',
  ),
])('when punctuation is “%s”, then it is tidied as “%s”', (text, written) => {
  expect(tidyPunctuation(text)).toBe(written)
})

describe('the part of a title', () => {
  test.each([
    ['Dreams Part 2', 'Dreams, Pt. 2', 'DIGITS'],
    ['Dreams (Parte 3)', 'Dreams, Pt. 3', 'DIGITS'],
    ['Dreams Volume 12', 'Dreams, Vol. 12', 'DIGITS'],
    ['Dreams, Pt. 2', 'Dreams, Pt. 2', 'DIGITS'],
    ['Dreams, part II', 'Dreams, Pt. II', 'ROMAN'],
    ['Dreams [pt. iv]', 'Dreams, Pt. IV', 'ROMAN'],
    ['Dreams vol IX', 'Dreams, Vol. IX', 'ROMAN'],
    ['Part 2', 'Part 2', null],
    ['Dreams Part Two', 'Dreams Part Two', null],
    ['Dreams Party 2', 'Dreams Party 2', null],
    ['Dreams Pt.1234', 'Dreams Pt.1234', null],
  ])('when a title is “%s”, then it is written “%s”, numbered in %s', (title, written, style) => {
    expect(writePart(title)).toBe(written)
    expect(partStyle(title)).toBe(style)
  })
})

test.each<[string, string]>([
  ['Love/Hate', 'Love / Hate'],
  ['A/B', 'A / B'],
  ...same('AC/DC', 'and/or', 'Love / Hate', 'One/Two/Three', '9/11', 'Love/2', 'w/o You'),
])('when a slash is in “%s”, then it is written “%s”', (title, written) => {
  expect(spaceSlashes(title)).toBe(written)
})

test.each<[string, string]>([
  ['A (B) (C)', 'A (B) [C]'],
  ...same('A (B) (C) D', 'A (B)', 'A (B) [C]', 'A (B)(C)', 'A (B) (C (D))'),
])('when brackets are “%s”, then they are written “%s”', (title, written) => {
  expect(squareSecondBracket(title)).toBe(written)
})

test.each<[string, string]>([
  ["Perche' no", 'Perché no'],
  ["Nonche'", 'Nonché'],
  ["E' sera", 'È sera'],
  ['E’.', 'È.'],
  ["C'e' tempo", "C'è tempo"],
  ["Cos'e' la vita", "Cos'è la vita"],
  ["Com'e' bello", "Com'è bello"],
  ["Dov'e' Anna", "Dov'è Anna"],
  ["Caffe' nero", 'Caffè nero'],
  ["Cioe'", 'Cioè'],
  ["Te' freddo", 'Tè freddo'],
  ["CITTA' VUOTA", 'CITTÀ VUOTA'],
  ["Liberta'", 'Libertà'],
  ["Bonta' e volonta'", 'Bontà e volontà'],
  ["Giovedi' sera", 'Giovedì sera'],
  ["Cosi'", 'Così'],
  ["Piu' su", 'Più su'],
  ["Gia' detto", 'Già detto'],
  ["Gioventu'", 'Gioventù'],
  ["Lassu' e quassu'", 'Lassù e quassù'],
  ["Laggiu'", 'Laggiù'],
  ["Puo' darsi", 'Può darsi'],
  ["Pero' sara'", 'Però sarà'],
  ["Verro'", 'Verrò'],
  ["Di' la verita'", "Di' la verità"],
  ...same("Un po' d'amore", "Po' di te", "caffe'latte", "Dell'amore"),
])('when “%s” has apostrophes for accents, then it is written “%s”', (title, written) => {
  expect(writeAccents(title)).toBe(written)
})

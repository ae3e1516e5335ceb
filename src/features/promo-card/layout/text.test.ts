import { expect, test } from 'vitest'
import { cardFileName, cardText, directionOf, fullTitle } from '#src/features/promo-card/layout/text.ts'

test.each([
  ['  Two\n\tlines ', 'Two lines'],
  ['\u202Eevil.gpj', 'evil.gpj'],
  ['a\u2066b\u2069c', 'a b c'],
  ['<b>Bold</b><script>', '<b>Bold</b><script>'],
  ['👩‍👩‍👧‍👦 Family', '👩‍👩‍👧‍👦 Family'],
  ['Cafe\u0301', 'Café'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
])('%j is drawn as %j', (given, drawn) => {
  expect(cardText(given)).toBe(drawn)
})

test.each([
  ['Blue Note Road', 'ltr'],
  ['مدينة الألوان', 'rtl'],
  ['2026 שלום world', 'rtl'],
  ['🌅 Sunset', 'ltr'],
  ['Live in تونس', 'ltr'],
  ['123', 'ltr'],
])('%s runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test('a version follows its title in brackets', () => {
  expect(fullTitle({ title: 'Fathom', version: 'Live' })).toBe('Fathom (Live)')
  expect(fullTitle({ title: 'Fathom', version: ' ' })).toBe('Fathom')
  expect(fullTitle({ title: 'Fathom', version: null })).toBe('Fathom')
})

test.each([
  ['Fathom', 'Fathom – TIDAL.png'],
  ['AC/DC: "Live" <1>?', 'AC DC Live 1 – TIDAL.png'],
  ['../../etc/passwd', 'etc passwd – TIDAL.png'],
  ['...', 'Promo card – TIDAL.png'],
  ['مدينة', 'مدينة – TIDAL.png'],
  ['a'.repeat(200), `${'a'.repeat(80)} – TIDAL.png`],
])('the card of %s is saved as %s', (title, name) => {
  expect(cardFileName(title, 'TIDAL')).toBe(name)
})

import { expect, test } from 'vitest'
import { newsOf, PLATFORM_NAMES, PLATFORMS } from '#src/features/promo-card/layout/options.ts'
import { cardFileName } from '#src/features/promo-card/layout/text.ts'

test.each([
  ['2026-12-01', 'DATE'],
  ['2026-11-21', 'OUT_NOW'],
  ['2025-01-01', 'OUT_NOW'],
  [null, 'OUT_NOW'],
])('what goes live on %s says %s', (day, news) => {
  expect(newsOf(day, '2026-11-21')).toBe(news)
})

test('there are twelve platforms, each with a name of its own', () => {
  expect(new Set(PLATFORMS.map((platform) => PLATFORM_NAMES[platform])).size).toBe(12)
})

test.each([
  ['Fathom', 'Fathom – TIDAL.png'],
  ['AC/DC: "Live" <1>?', 'AC DC Live 1 – TIDAL.png'],
  ['../../etc/passwd', 'etc passwd – TIDAL.png'],
  ['...', 'Promo card – TIDAL.png'],
  ['مدينة', 'مدينة – TIDAL.png'],
  ['a'.repeat(200), `${'a'.repeat(80)} – TIDAL.png`],
])('the card of %s is kept as %s', (title, name) => {
  expect(cardFileName(title, 'TIDAL')).toBe(name)
})

import { expect, test } from 'vitest'
import { cardSearchParams, newsOf, PLATFORM_NAMES, PLATFORMS } from '#src/features/promo-card/layout/options.ts'

test.each([
  ['2026-12-01', 'DATE'],
  ['2026-11-21', 'OUT_NOW'],
  ['2025-01-01', 'OUT_NOW'],
  [null, 'OUT_NOW'],
])('when a release goes live on %s, then its card announces %s', (day, news) => {
  expect(newsOf(day, '2026-11-21')).toBe(news)
})

test('there are twelve platforms, each with its own name', () => {
  expect(new Set(PLATFORMS.map((platform) => PLATFORM_NAMES[platform])).size).toBe(12)
})

const DEFAULTS = {
  release: undefined,
  platform: 'SPOTIFY',
  shape: 'PORTRAIT',
  style: 'SLEEVE',
  news: undefined,
  accent: undefined,
  link: '',
}
const release = '3109584a-891f-40aa-91b4-c56a5616f31c'

test('an address is read as a card', () => {
  const card = {
    release,
    platform: 'TIDAL',
    shape: 'SQUARE',
    style: 'BLEED',
    news: 'DATE',
    accent: '#1e78c8',
    link: 'ditto.fm',
  }
  expect(cardSearchParams.parse(card)).toEqual(card)
  expect(cardSearchParams.parse({})).toEqual(DEFAULTS)
})

test.each([
  { release: '../../users' },
  { platform: 'MYSPACE' },
  { shape: ['SQUARE'] },
  { style: '__proto__' },
  { news: 1 },
  { accent: 'url(https://evil.test)' },
  { accent: '#FFF' },
  { link: { href: 'x' } },
  { link: 'a'.repeat(2001) },
])('when an address has %j, then the default applies', (address) => {
  expect(cardSearchParams.parse(address)).toEqual(DEFAULTS)
})

import { expect, test } from 'vitest'
import {
  cardSearchParams,
  newsOf,
  PLATFORM_NAMES,
  PLATFORMS,
  cardLink,
  LINK_MAX,
} from '#src/features/promo-card/layout/options.ts'

test.each([
  ['2026-12-01', 'DATE'],
  ['2026-11-21', 'OUT_NOW'],
  ['2025-01-01', 'OUT_NOW'],
  [null, 'OUT_NOW'],
])('when a release goes live on %s, then its card announces %s', (day, news) => {
  expect(newsOf(day, '2026-11-21')).toBe(news)
})

test('when the platforms are listed, then there are twelve, each with its own name', () => {
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

test('when an address is read, then the card is the one that it describes, or the default', () => {
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

test.each([
  ['https://ditto.fm/fathom', 'https://ditto.fm/fathom', 'ditto.fm'],
  [' https://www.ditto.fm/fathom ', 'https://www.ditto.fm/fathom', 'ditto.fm'],
  ['ditto.fm/fathom', 'https://ditto.fm/fathom', 'ditto.fm'],
  ['http://ditto.fm', 'http://ditto.fm/', 'ditto.fm'],
  ['https://canción.es/ñ', 'https://xn--cancin-fxa.es/%C3%B1', 'xn--cancin-fxa.es'],
  ['https://ditto.fm:8443/<script>', 'https://ditto.fm:8443/%3Cscript%3E', 'ditto.fm:8443'],
])('when “%s” is typed, then the link leads to %s', (typed, href, host) => {
  expect(cardLink(typed)).toEqual({ kind: 'LINK', href, host })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//a.b',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'https://user:secret@ditto.fm',
  'https://localhost',
  'https://',
  'a word',
  '<b>ditto.fm</b>',
])('when “%s” is typed, then it is refused as a link', (typed) => {
  expect(cardLink(typed)).toEqual({ kind: 'REFUSED' })
})

test('when a text is empty, then it is no link; when no phone could read its code, then it is too long', () => {
  expect(cardLink('  ')).toEqual({ kind: 'NONE' })
  expect(cardLink(`https://ditto.fm/${'a'.repeat(LINK_MAX)}`)).toEqual({ kind: 'TOO_LONG' })
})

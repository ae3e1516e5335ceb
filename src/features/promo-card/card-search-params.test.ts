import { expect, test } from 'vitest'
import { cardSearchParams } from '#src/features/promo-card/card-search-params.ts'

const PLAIN = {
  release: undefined,
  platform: 'SPOTIFY',
  shape: 'PORTRAIT',
  style: 'SLEEVE',
  news: undefined,
  accent: undefined,
  link: '',
}
const release = '3109584a-891f-40aa-91b4-c56a5616f31c'

test('an address says which card it is', () => {
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
  expect(cardSearchParams.parse({})).toEqual(PLAIN)
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
])('%j makes no sense and is passed over', (address) => {
  expect(cardSearchParams.parse(address)).toEqual(PLAIN)
})

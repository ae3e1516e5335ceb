import { expect, test } from 'vitest'
import { cardLink, LINK_MAX } from '#src/features/promo-card/layout/link.ts'

test.each([
  ['https://ditto.fm/fathom', 'https://ditto.fm/fathom', 'ditto.fm'],
  [' https://www.ditto.fm/fathom ', 'https://www.ditto.fm/fathom', 'ditto.fm'],
  ['ditto.fm/fathom', 'https://ditto.fm/fathom', 'ditto.fm'],
  ['http://ditto.fm', 'http://ditto.fm/', 'ditto.fm'],
  ['https://canción.es/ñ', 'https://xn--cancin-fxa.es/%C3%B1', 'xn--cancin-fxa.es'],
  ['https://ditto.fm:8443/<script>', 'https://ditto.fm:8443/%3Cscript%3E', 'ditto.fm:8443'],
])('%s leads to %s', (typed, href, host) => {
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
])('%s is refused', (typed) => {
  expect(cardLink(typed)).toEqual({ kind: 'REFUSED' })
})

test('an empty text is no link, and one that no phone could read is too long', () => {
  expect(cardLink('  ')).toEqual({ kind: 'NONE' })
  expect(cardLink(`https://ditto.fm/${'a'.repeat(LINK_MAX)}`)).toEqual({ kind: 'TOO_LONG' })
})

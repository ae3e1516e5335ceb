import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { detectLanguage, languageOf } from '#src/start/detect-language.ts'

const page = { search: '', cookie: '', local: new Map<string, string>(), session: new Map<string, string>() }

const storageOf = (entries: Map<string, string>) => ({ getItem: (key: string) => entries.get(key) ?? null })

beforeEach(() => {
  Object.assign(page, { search: '', cookie: '', local: new Map(), session: new Map() })
  vi.stubGlobal('location', {
    get search() {
      return page.search
    },
  })
  vi.stubGlobal('document', {
    get cookie() {
      return page.cookie
    },
    documentElement: { lang: 'it' },
  })
  vi.stubGlobal('localStorage', storageOf(page.local))
  vi.stubGlobal('sessionStorage', storageOf(page.session))
  vi.stubGlobal('navigator', { languages: ['de-DE', 'it-CH', 'en'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('when several places name a language, then address, cookie, storage and browser count in this order', () => {
  expect(detectLanguage()).toBe('it-CH')
  page.session.set('i18nextLng', 'en-AU')
  expect(detectLanguage()).toBe('en-AU')
  page.local.set('i18nextLng', 'it')
  expect(detectLanguage()).toBe('it')
  page.cookie = 'other=it; i18next=en-GB'
  expect(detectLanguage()).toBe('en-GB')
  page.search = '?lng=IT-it'
  expect(detectLanguage()).toBe('it-IT')
})

test('when nobody names a language with texts, then it is that of the page', () => {
  vi.stubGlobal('navigator', { languages: ['de', 'fr-FR'] })
  expect(detectLanguage()).toBe('it')
})

test('when the storage is refused, then the browser says which language', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(detectLanguage()).toBe('it-CH')
})

test.each(['', 'de', 'en"onload="x', 'en-', 'italian', '__proto__', 'en_US', 'it-<b>', '../it'])(
  'when the address names the language %j, then it has no texts, and the browser says which language',
  (code) => {
    expect(languageOf(code)).toBeUndefined()
    page.search = `?lng=${encodeURIComponent(code)}`
    expect(detectLanguage()).toBe('it-CH')
  },
)

import i18next from 'i18next'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readPendingLanguage } from '#src/i18n/change-language.ts'
import { chooseLanguage } from '#src/i18n/choose-language.ts'
import { pendingLanguage } from '#src/i18n/pending-language.ts'

const stored = new Map<string, string>()
const place = { hostname: 'liner.test', href: 'https://liner.test/login', search: '' }

const listen = vi.fn<(type: string, listener: () => void) => void>()
const replaceState = vi.fn<(state: unknown, unused: string, url: URL) => void>()

type Done = (error: string | null, texts: object | boolean) => void
const read = vi.fn<(done: Done) => void>()
const silence = (done: Done) => void setTimeout(() => done('aborted', true), 5000)
const refusal = (done: Done) => done('Failed to fetch', true)
const answer = (done: Done) => done(null, { cancel: 'Annulla' })

beforeEach(async () => {
  vi.useFakeTimers()
  stored.clear()
  read.mockReset()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('document', {})
  vi.stubGlobal('window', { addEventListener: listen })
  vi.stubGlobal('history', { state: null, replaceState })
  vi.stubGlobal('location', place)
  place.search = ''
  place.href = 'https://liner.test/login'
  listen.mockReset()
  replaceState.mockReset()
  pendingLanguage.setState(null)
  i18next.use({
    type: 'backend',
    init: () => undefined,
    read: (_language: string, _namespace: string, done: Done) => read(done),
  })
  const resources = { en: { common: { cancel: 'Cancel' } } }
  await i18next.init({ lng: 'en', ns: ['common'], resources, partialBundledLanguages: true, maxRetries: 1 })
})

describe('when the texts of a chosen language are silent', () => {
  test('then the one before stays, it says so after 2.5 s, and the choice outlives a reload', async () => {
    read.mockImplementation(silence)
    const onLate = vi.fn()
    chooseLanguage('it', onLate)
    expect(pendingLanguage.getState()).toEqual({ language: 'it', isLate: false })
    await vi.advanceTimersByTimeAsync(2500)
    expect(pendingLanguage.getState()).toEqual({ language: 'it', isLate: true })
    expect(onLate).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([i18next.language, i18next.t('cancel')]).toEqual(['en', 'Cancel'])
    // The page ends, and the next one goes on.
    pendingLanguage.setState(null)
    await vi.advanceTimersByTimeAsync(10_000)
    read.mockImplementation(answer)
    chooseLanguage(readPendingLanguage() ?? 'en')
    await vi.advanceTimersByTimeAsync(0)
    expect([i18next.language, i18next.t('cancel')]).toEqual(['it', 'Annulla'])
    expect(pendingLanguage.getState()).toBeNull()
    expect(stored.size).toBe(0)
    i18next.removeResourceBundle('it', 'common')
  })

  test('then it changes when they come, without another choice', async () => {
    read.mockImplementationOnce(silence)
    read.mockImplementationOnce(refusal)
    read.mockImplementation(answer)
    chooseLanguage('it')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(i18next.t('cancel')).toBe('Annulla')
    expect(read).toHaveBeenCalledTimes(3)
    i18next.removeResourceBundle('it', 'common')
  })

  test('then choosing the one before gives it up', async () => {
    read.mockImplementation(silence)
    chooseLanguage('it')
    await vi.advanceTimersByTimeAsync(3000)
    chooseLanguage('en')
    read.mockImplementation(answer)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(i18next.language).toBe('en')
    expect([pendingLanguage.getState(), stored.size]).toEqual([null, 0])
    i18next.removeResourceBundle('it', 'common')
  })

  test('then an address that names a language gives it up', () => {
    stored.set('liner-pending-language', 'it')
    place.search = '?lng=en'
    expect(readPendingLanguage()).toBeNull()
    expect(stored.size).toBe(0)
  })
})

describe('when a language is chosen', () => {
  const english = async () => {
    read.mockImplementation(answer)
    chooseLanguage('en')
    await vi.advanceTimersByTimeAsync(0)
  }
  const address = () => replaceState.mock.lastCall?.[2].href

  test.each([
    ['/people?lng=it&page=2', '/people?page=2'],
    ['/login?lng=it&redirect=%2Fpeople', '/login?redirect=%2Fpeople'],
    ['/login?redirect=%2Fpeople%3Flng%3Dit%26page%3D2%23end', '/login?redirect=%2Fpeople%3Fpage%3D2%23end'],
  ])('then the address %s, which names another, becomes %s', async (before, after) => {
    place.href = `https://liner.test${before}`
    await english()
    expect(address()).toBe(`https://liner.test${after}`)
  })

  test.each(['/login?redirect=%2Fpeople', '/login?redirect=%2F%2Fevil.test%3Flng%3Dit', '/login?page=2'])(
    'then the address %s stays as it is',
    async (path) => {
      place.href = `https://liner.test${path}`
      await english()
      expect(replaceState).not.toHaveBeenCalled()
    },
  )

  test('then Back to an address that names another changes nothing', async () => {
    await english()
    place.href = 'https://liner.test/people?lng=it'
    for (const [type, listener] of listen.mock.calls) if (type === 'popstate') listener()
    expect(address()).toBe('https://liner.test/people')
  })
})

import i18next from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import en from '#locales/en/toasts.json'
import italian from '#locales/it/toasts.json'
import { watchMissingChunks } from '#src/pwa/update/missing-chunk.ts'
import { showReloadNotice } from '#src/pwa/update/reload-notice.ts'
import type { Toast } from '#src/ui/toast.tsx'

const shown = vi.hoisted((): Toast[] => [])
const outlet = vi.hoisted(() => ({ isRendered: true }))
vi.mock('#src/ui/toast.tsx', () => ({
  showToast: (toast: Toast) => {
    shown.push(toast)
    if (outlet.isRendered) toast.onShown?.()
  },
}))

const stub = (storage: Map<string, string>) => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  return storage
}
const RELOADED = [['liner-reloaded-at', '1000']] as const

/** Reloads the page for a missing chunk, as it would be. */
const reloadPage = async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('fetch', async () => new Response())
  const reload = vi.fn<() => void>()
  watchMissingChunks(reload)
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('no such module') }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
}

beforeEach(async () => {
  shown.length = 0
  outlet.isRendered = true
  await i18next.init({ lng: 'en', resources: { en: { toasts: en }, it: { toasts: italian } } })
})

test('when reloads are not remembered, then nothing is said', async () => {
  stub(new Map([['liner-reloaded-at', 'Infinity']]))
  await showReloadNotice()
  expect(shown).toEqual([])
})

test('when the page was not reloaded for a missing chunk, then nothing is said', async () => {
  stub(new Map())
  await showReloadNotice()
  expect(shown).toEqual([])
})

test.each([
  ['en', en],
  ['it', italian],
])(
  'when the page was reloaded for a missing chunk, then it says so once for each reload (%s)',
  async (language, texts) => {
    await i18next.changeLanguage(language)
    const storage = stub(new Map())
    await reloadPage()
    await showReloadNotice()
    await showReloadNotice()
    expect(shown).toHaveLength(1)
    expect(shown[0]).toMatchObject({ title: texts.reloaded.title, message: texts.reloaded.description })
    storage.set('liner-reloaded-at', '2000')
    await showReloadNotice()
    expect(shown).toHaveLength(2)
  },
)

test('when the page could not start, then the next one says it', async () => {
  stub(new Map(RELOADED))
  outlet.isRendered = false
  await showReloadNotice()
  await showReloadNotice()
  expect(shown).toHaveLength(2)
})

test('when the notice cannot be stored, then it is shown all the same', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === 'liner-reloaded-at' ? '1000' : null),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  await showReloadNotice()
  expect(shown).toHaveLength(1)
})

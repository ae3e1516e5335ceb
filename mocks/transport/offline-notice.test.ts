import { afterEach, expect, test, vi } from 'vitest'
import { showOfflineNotice } from '#mocks/transport/offline-notice.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page, as far as the notice uses it. */
const openPage = ({ onLine, lang = 'en' }: { onLine: boolean; lang?: string }) => {
  const shown = new Set<{ textContent: string }>()
  const notice = { style: {}, textContent: '', remove: () => shown.delete(notice) }
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('document', {
    documentElement: { lang },
    createElement: () => notice,
    body: { append: (element: typeof notice) => shown.add(element) },
  })
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  showOfflineNotice()
  return { page, warn, texts: () => [...shown].map(({ textContent }) => textContent) }
}

test('when the network goes, then the page and the console name the command that has a worker, until it is back', () => {
  const { page, warn, texts } = openPage({ onLine: true })
  expect(texts()).toEqual([])
  page.dispatchEvent(new Event('offline'))
  expect(texts()).toEqual([expect.stringMatching(/npm run dev has no app worker.* npm start/)])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\[emulation\] Offline\..*npm start/))
  page.dispatchEvent(new Event('online'))
  expect(texts()).toEqual([])
})

test.each([
  ['en', /^Offline\. npm run dev has no/],
  ['it', /^Offline\. npm run dev non ha/],
])('when the page starts without a network, then it says so at once (%s)', (lang, text) => {
  expect(openPage({ onLine: false, lang }).texts()).toEqual([expect.stringMatching(text)])
})

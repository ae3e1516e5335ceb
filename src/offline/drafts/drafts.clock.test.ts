import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NIGHT_DRIVE, testBrowser } from '#src/offline/drafts/testing/test-tabs.ts'

const HOUR = 60 * 60_000

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The page is closed before the database has answered: only the copy has what was typed. */
const closeAtOnce = () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('the page is gone', 'AbortError')
  })
  window.dispatchEvent(new Event('pagehide'))
}

test('when a draft is opened from the copy of a hidden page, then the database has it, and the copy goes', async () => {
  const browser = testBrowser()
  const tab = await browser.open()
  const { draft } = await tab.openDraft(NIGHT_DRIVE)
  draft.changed({ title: 'Night Drive' })
  closeAtOnce()
  expect(Object.keys(browser.localStorage)).toHaveLength(1)
  const again = await browser.reload(tab)
  await again.openDraft(NIGHT_DRIVE)
  expect(Object.keys(browser.localStorage)).toEqual([])
  expect((await (await browser.reload(again)).openDraft(NIGHT_DRIVE)).values).toEqual({ title: 'Night Drive' })
})

test('when the clock is set back after a draft was opened from such a copy, then what is typed is restored', async () => {
  const browser = testBrowser()
  const tab = await browser.open()
  const { draft } = await tab.openDraft(NIGHT_DRIVE)
  draft.changed({ title: 'Night' })
  closeAtOnce()
  const again = await browser.reload(tab)
  const later = await again.openDraft(NIGHT_DRIVE)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now - HOUR)
  later.draft.changed({ title: 'Night Drive' })
  await later.draft.flush()
  expect((await (await browser.reload(again)).openDraft(NIGHT_DRIVE)).values).toEqual({ title: 'Night Drive' })
})

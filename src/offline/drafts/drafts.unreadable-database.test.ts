import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, keys } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NIGHT_DRIVE, testBrowser } from '#src/offline/drafts/testing/test-tabs.ts'

const refuse = () => {
  throw new DOMException('Internal error', 'UnknownError')
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('when the database cannot be read for a while, then the draft in it is not written over', async () => {
  const browser = testBrowser()
  const tab = await browser.open()
  const before = await tab.openDraft(NIGHT_DRIVE)
  before.draft.changed({ title: 'Long Work' })
  await before.draft.flush()

  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(refuse)
  const second = await browser.reload(tab)
  const unread = await second.openDraft(NIGHT_DRIVE)
  expect(unread.values).toBeNull()
  reading.mockRestore()
  unread.draft.changed({ title: 'A New Start' })
  await unread.draft.flush()
  expect(await keys(createStore('liner-drafts', 'drafts'))).toHaveLength(2)

  expect((await (await browser.reload(second)).openDraft(NIGHT_DRIVE)).values).toEqual({ title: 'A New Start' })
})

test('when what a page left at its end cannot be moved to the database, then it is given back all the same', async () => {
  const browser = testBrowser()
  const gone = await browser.open()
  const { draft } = await gone.openDraft(NIGHT_DRIVE)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse)
  draft.changed({ title: 'Last Words' })
  window.dispatchEvent(new Event('pagehide'))
  gone.close()
  expect((await (await browser.open()).openDraft(NIGHT_DRIVE)).values).toEqual({ title: 'Last Words' })
})

import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, keys } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from '#src/contract/zod.ts'
import { testBrowser } from '#src/offline/drafts/testing/test-tabs.ts'

const options = {
  userId: 'anna',
  organizationId: 'north',
  area: 'releases' as const,
  entityId: 'night-drive',
  schema: z.object({ title: z.string() }),
  describe: ({ title }: { title: string }) => ({ title, fileKeys: [] }),
}
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
  const before = await tab.openDraft(options)
  before.draft.changed({ title: 'Long Work' })
  await before.draft.flush()

  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(refuse)
  const second = await browser.reload(tab)
  const unread = await second.openDraft(options)
  expect(unread.values).toBeNull()
  reading.mockRestore()
  unread.draft.changed({ title: 'A New Start' })
  await unread.draft.flush()
  expect(await keys(createStore('liner-drafts', 'drafts'))).toHaveLength(2)

  expect((await (await browser.reload(second)).openDraft(options)).values).toEqual({ title: 'A New Start' })
})

test('when what a page left at its end cannot be moved to the database, then it is given back all the same', async () => {
  const browser = testBrowser()
  const gone = await browser.open()
  const { draft } = await gone.openDraft(options)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse)
  draft.changed({ title: 'Last Words' })
  window.dispatchEvent(new Event('pagehide'))
  gone.close()
  expect((await (await browser.open()).openDraft(options)).values).toEqual({ title: 'Last Words' })
})

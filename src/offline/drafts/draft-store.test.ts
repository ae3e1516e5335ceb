import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, get, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NIGHT_DRIVE, testBrowser } from '#src/offline/drafts/testing/test-tabs.ts'

const typed = { title: 'Night Drive' }
const key = (tab: { id: string }) => `draft/anna/north/releases/night-drive/${tab.id}`
const database = () => createStore('liner-drafts', 'drafts')

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

test('when a record has a newer version, then it is not touched, nor are its files, and the storage health says so', async () => {
  const tab = await testBrowser().open()
  const newer = { version: 7, fileKeys: ['newer/cover'], other: typed }
  await set(key(tab), newer, database())
  const { draft, values, damaged } = await tab.openDraft(NIGHT_DRIVE)
  expect({ values, damaged }).toEqual({ values: null, damaged: false })
  draft.changed(typed)
  await draft.flush()
  expect(await get(key(tab), database())).toEqual(newer)
  expect((await tab.openDraft(NIGHT_DRIVE)).values).toEqual(typed)
  const { namedFiles } = await import('#src/offline/drafts/draft-store.ts')
  expect([...(await namedFiles())]).toContain('newer/cover')
  const { storageHealth } = await import('#src/offline/storage/storage-health.ts')
  expect(storageHealth.getState()).toBe('newer')
})

test('when a record has an earlier version, then it is migrated', async () => {
  const tab = await testBrowser().open()
  const owner = { userId: 'anna', organizationId: 'north', releaseId: 'night-drive', tabId: 'gone' }
  const first = { version: 1, ...owner, title: '', savedAt: 1, fileKeys: [], values: typed }
  await set('draft/anna/north/night-drive/gone', first, database())
  expect((await tab.openDraft(NIGHT_DRIVE)).values).toEqual(typed)
  expect(await keys(database())).toEqual([key(tab)])
})

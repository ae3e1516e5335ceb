import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { NIGHT_DRIVE, testBrowser } from '#src/offline/drafts/testing/test-tabs.ts'

test('when a person types without a pause, then the draft is stored every 600 ms', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const tab = await testBrowser().open()
  const { draft } = await tab.openDraft(NIGHT_DRIVE)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  for (let time = 0; time < 30; time += 1) {
    draft.changed({ title: `Night ${time}` })
    await vi.advanceTimersByTimeAsync(100)
  }
  vi.useRealTimers()
  await draft.flush()
  const titles = put.mock.calls.map(([record]) => record.title)
  expect(titles).toEqual(['Night 5', 'Night 11', 'Night 17', 'Night 23', 'Night 29'])
})

import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NIGHT_DRIVE, testBrowser } from '#src/offline/drafts/testing/test-tabs.ts'

const options = {
  ...NIGHT_DRIVE,
  describe: ({ title }: { title: string }) => ({ title, fileKeys: [`${title}/cover`] }),
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

test('when what was worked on is deleted, then its unsaved work goes with it, but for what another tab has open', async () => {
  const browser = testBrowser()
  const first = await browser.open()
  const second = await browser.open()
  for (const [tab, entityId] of [
    [first, 'night'],
    [second, 'day'],
    [second, 'noon'],
  ] as const) {
    const { draft } = await tab.openDraft({ ...options, entityId })
    draft.changed({ title: entityId })
    await draft.flush()
  }
  await second.discardDraftsOf(options, ['night', 'day'])
  const left = await second.listDrafts(options)
  expect(left.map(({ title }) => title).toSorted()).toEqual(['night', 'noon'])
})

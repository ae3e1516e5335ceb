import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NIGHT_DRIVE, testBrowser } from '#src/offline/drafts/testing/test-tabs.ts'

const SHARED = 'night-drive/cover'
const typed = { title: 'Night Drive' }
const jpeg = () => new File(['a cover'], 'cover.jpg', { type: 'image/jpeg' })

/** A tab with the release open; its modules are those that were loaded with it. */
const withRelease = async (tab: Awaited<ReturnType<ReturnType<typeof testBrowser>['open']>>) => {
  const { saveDraftFile, readDraftFile, markDraftFileUploaded } = await import('#src/offline/drafts/draft-files.ts')
  const { openDraftWithFile } = await import('#src/offline/drafts/tab-files.ts')
  const { namedFiles } = await import('#src/offline/drafts/draft-store.ts')
  const opened = await openDraftWithFile({ ...NIGHT_DRIVE, fileOf: () => SHARED })
  const key = opened.fileKey
  const type = async () => {
    opened.draft.changed(typed)
    await opened.draft.flush()
  }
  return {
    ...tab,
    key,
    type,
    pick: (to = key) => saveDraftFile(to, jpeg()),
    arrive: () => markDraftFileUploaded(key, 'f1'),
    picked: async () => (await readDraftFile(key))?.file.name,
    named: namedFiles,
    values: opened.values,
  }
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

test('when two tabs are open, then each has its own picked file', async () => {
  const browser = testBrowser()
  const first = await withRelease(await browser.open())
  await first.pick()
  const second = await withRelease(await browser.open())
  expect([await first.picked(), await second.picked()]).toEqual(['cover.jpg', undefined])
})

test('when a draft of a closed tab is taken over, then its file goes with it, and its draft names it', async () => {
  const browser = testBrowser()
  const first = await withRelease(await browser.open())
  await first.pick()
  await first.arrive()
  await first.type()
  first.close()
  const second = await withRelease(await browser.open())
  expect([second.values, await second.picked()]).toEqual([typed, 'cover.jpg'])
  expect(await first.picked()).toBeUndefined()
  expect([...(await second.named())]).toEqual([second.key])
})

test('when a tab was closed before anything but a file was picked, then the next tab has the file', async () => {
  const browser = testBrowser()
  const first = await withRelease(await browser.open())
  await first.pick()
  first.close()
  expect(await (await withRelease(await browser.open())).picked()).toBe('cover.jpg')
})

test('when a file that arrived has no draft any more, then no tab takes it over', async () => {
  const browser = testBrowser()
  const first = await withRelease(await browser.open())
  await first.pick()
  await first.arrive()
  first.close()
  expect(await (await withRelease(await browser.open())).picked()).toBeUndefined()
})

test('when a tab has a draft of its own, then it takes over no file of a closed tab', async () => {
  const browser = testBrowser()
  const first = await withRelease(await browser.open())
  const second = await withRelease(await browser.open())
  await second.type()
  await first.pick()
  first.close()
  expect(await (await withRelease(await browser.reload(second))).picked()).toBeUndefined()
})

test('when a file has the key that all tabs had before, then the tab whose draft names it has it', async () => {
  const browser = testBrowser()
  const tab = await browser.open()
  const { draft } = await tab.openDraft({ ...NIGHT_DRIVE, describe: () => ({ title: '', fileKeys: [SHARED] }) })
  await (await withRelease(tab)).pick(SHARED)
  draft.changed(typed)
  await draft.flush()
  await withRelease(await browser.open())
  expect(await (await withRelease(await browser.reload(tab))).picked()).toBe('cover.jpg')
})

test('when a file has the key that all tabs had before and no draft, then the only tab has it', async () => {
  const browser = testBrowser()
  const before = await withRelease(await browser.open())
  await before.pick(SHARED)
  before.close()
  expect(await (await withRelease(await browser.open())).picked()).toBe('cover.jpg')
})

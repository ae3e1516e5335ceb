import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from '#src/contract/zod.ts'
import { NIGHT_DRIVE, testBrowser } from '#src/offline/drafts/testing/test-tabs.ts'

const options = {
  ...NIGHT_DRIVE,
  describe: ({ title }: { title: string }) => ({ title, fileKeys: [`${title}/cover`] }),
}
const typed = { title: 'Night Drive' }

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  test('when nothing was typed yet, then it does not exist', async () => {
    const tab = await testBrowser().open()
    const { values, damaged, openElsewhere, draft } = await tab.openDraft(options)
    expect({ values, damaged, openElsewhere }).toEqual({ values: null, damaged: false, openElsewhere: false })
    expect(draft.state()).toEqual({ savedAt: null, failure: null })
  })

  test('when something is typed, then it is stored a moment after the last change, and says when', async () => {
    const tab = await testBrowser().open()
    const { draft } = await tab.openDraft(options)
    const listener = vi.fn<() => void>()
    draft.subscribe(listener)
    draft.changed({ title: 'Night' })
    draft.changed(typed)
    expect(draft.state().savedAt).toBeNull()
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
    expect(draft.state().savedAt).toBeGreaterThan(Date.now() - 5000)
  })

  test('when its tab is reloaded, then it is restored with the time when it was saved', async () => {
    const browser = testBrowser()
    const tab = await browser.open()
    const { draft } = await tab.openDraft(options)
    draft.changed(typed)
    await draft.flush()
    const again = await (await browser.reload(tab)).openDraft(options)
    expect(again.values).toEqual(typed)
    expect(again.draft.state().savedAt).toBe(draft.state().savedAt)
  })

  test('when the page is closed before the database has answered, then it is restored all the same', async () => {
    const browser = testBrowser()
    const tab = await browser.open()
    const { draft } = await tab.openDraft(options)
    draft.changed({ title: 'Old' })
    await draft.flush()
    draft.changed(typed)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('the page is gone', 'AbortError')
    })
    window.dispatchEvent(new Event('pagehide'))
    expect((await (await browser.reload(tab)).openDraft(options)).values).toEqual(typed)
  })

  test('when the page is hidden, then it is stored', async () => {
    const browser = testBrowser()
    const { draft } = await (await browser.open()).openDraft(options)
    draft.changed(typed)
    browser.page.visibilityState = 'hidden'
    browser.page.dispatchEvent(new Event('visibilitychange'))
    expect(draft.state().savedAt).not.toBeNull()
    await draft.flush()
    expect(Object.keys(browser.localStorage)).toEqual([])
  })

  test('when it is discarded, then it is gone, also what was still to be stored', async () => {
    const browser = testBrowser()
    const tab = await browser.open()
    const { draft } = await tab.openDraft(options)
    draft.changed(typed)
    await draft.flush()
    draft.changed({ title: 'More' })
    await draft.discard()
    expect(draft.state().savedAt).toBeNull()
    expect((await (await browser.reload(tab)).openDraft(options)).values).toBeNull()
  })

  test.each([
    ['another person', { userId: 'bruno' }],
    ['another organization', { organizationId: 'south' }],
    ['another release', { entityId: 'day-drive' }],
    ['another kind of entity', { area: 'artists' as const }],
  ])('when the form is that of %s, then it is not restored', async (_whose, change) => {
    const browser = testBrowser()
    const tab = await browser.open()
    const { draft } = await tab.openDraft(options)
    draft.changed(typed)
    await draft.flush()
    const other = await (await browser.reload(tab)).openDraft({ ...options, ...change })
    expect(other.values).toBeNull()
  })
})

describe('two tabs', () => {
  test('when both edit one release, then each has its own draft, and the second knows of the first', async () => {
    const browser = testBrowser()
    const first = await (await browser.open()).openDraft(options)
    first.draft.changed(typed)
    await first.draft.flush()
    const second = await (await browser.open()).openDraft(options)
    expect(second.values).toBeNull()
    expect(second.openElsewhere).toBe(true)
  })

  test('when tabs were closed, then the newest of their drafts is taken over, once', async () => {
    const browser = testBrowser()
    const tabs = [await browser.open(), await browser.open()]
    for (const [index, tab] of tabs.entries()) {
      const { draft } = await tab.openDraft(options)
      await new Promise((resolve) => setTimeout(resolve, 5))
      draft.changed({ title: `Take ${index}` })
      await draft.flush()
    }
    for (const tab of tabs) tab.close()
    const third = await browser.open()
    expect((await third.openDraft(options)).values).toEqual({ title: 'Take 1' })
    const fourth = await (await browser.open()).openDraft(options)
    expect(fourth.values).toEqual({ title: 'Take 0' })
    expect((await (await browser.reload(third)).openDraft(options)).values).toEqual({ title: 'Take 1' })
  })

  test('when a tab is duplicated, then the copy has its own draft, and what is typed in one stays out of the other', async () => {
    const browser = testBrowser()
    const tab = await browser.open()
    const { draft } = await tab.openDraft(options)
    draft.changed(typed)
    await draft.flush()
    const copy = await browser.duplicate(tab)
    const copied = await copy.openDraft(options)
    expect({ values: copied.values, openElsewhere: copied.openElsewhere }).toEqual({
      values: null,
      openElsewhere: true,
    })
    copied.draft.changed({ title: 'Copy' })
    await copied.draft.flush()
    expect((await (await browser.reload(tab)).openDraft(options)).values).toEqual(typed)
  })

  test('when unsaved work is listed, then all of it is named, newest first, with what is open elsewhere', async () => {
    const browser = testBrowser()
    const first = await browser.open()
    const { draft } = await first.openDraft(options)
    draft.changed(typed)
    await draft.flush()
    await new Promise((resolve) => setTimeout(resolve, 5))
    const second = await browser.open()
    const other = await second.openDraft({ ...options, entityId: 'day-drive' })
    other.draft.changed({ title: 'Day Drive' })
    await other.draft.flush()
    const list = await second.listDrafts(options)
    expect(list.map(({ title, openElsewhere }) => ({ title, openElsewhere }))).toEqual([
      { title: 'Day Drive', openElsewhere: false },
      { title: 'Night Drive', openElsewhere: true },
    ])
    await second.discardDraft(list[1]?.key ?? '')
    expect(await second.listDrafts(options)).toHaveLength(1)
  })
})

describe('forms', () => {
  const form = { ...options, area: 'artists' as const, entityId: 'new' }

  test('when a form has a draft, then it is not listed among the unsaved releases', async () => {
    const tab = await testBrowser().open()
    const { draft } = await tab.openDraft(form)
    draft.changed(typed)
    await draft.flush()
    expect(await tab.listDrafts(options)).toEqual([])
    expect(await tab.listDrafts(form)).toHaveLength(1)
  })

  test('when the user signs out, then drafts of forms are deleted, and those of releases stay', async () => {
    const browser = testBrowser()
    const tab = await browser.open()
    for (const place of [form, options]) {
      const { draft } = await tab.openDraft(place)
      draft.changed(typed)
      await draft.flush()
    }
    await tab.discardFormDrafts()
    const again = await browser.reload(tab)
    expect((await again.openDraft(form)).values).toBeNull()
    expect((await again.openDraft(options)).values).toEqual(typed)
  })
})

describe('what cannot be read', () => {
  const key = (tab: { id: string }) => `draft/anna/north/releases/night-drive/${tab.id}`
  const database = () => createStore('liner-drafts', 'drafts')

  test.each([
    ['something that is no draft', 'nonsense'],
    ['a draft of a version that never was', { version: 0, values: typed }],
  ])('when there is %s, then it is set aside, and the form says so', async (_what, found) => {
    const tab = await testBrowser().open()
    await set(key(tab), found, database())
    const opened = await tab.openDraft(options)
    expect({ values: opened.values, damaged: opened.damaged }).toEqual({ values: null, damaged: true })
    expect(await keys(database())).toEqual([`set-aside/${key(tab)}`])
  })

  test('when values have another shape, then they are set aside, and the form says so', async () => {
    const browser = testBrowser()
    const tab = await browser.open()
    const { draft } = await tab.openDraft(options)
    draft.changed(typed)
    await draft.flush()
    const later = { ...options, schema: z.object({ title: z.number() }), describe: () => ({ title: '', fileKeys: [] }) }
    const opened = await tab.openDraft(later)
    expect({ values: opened.values, damaged: opened.damaged }).toEqual({ values: null, damaged: true })
    expect((await tab.openDraft(options)).damaged).toBe(false)
  })

  test('when the copy written on pagehide is damaged, then the stored draft is read', async () => {
    const browser = testBrowser()
    const tab = await browser.open()
    const { draft } = await tab.openDraft(options)
    draft.changed(typed)
    await draft.flush()
    browser.localStorage.setItem(`liner-hot-${key(tab)}`, '{"cut off')
    const opened = await (await browser.reload(tab)).openDraft(options)
    expect(opened.values).toEqual(typed)
    expect(browser.localStorage.getItem(`liner-hot-${key(tab)}`)).toBeNull()
  })

  test('when the device has no room, then the draft says so and goes on', async () => {
    const tab = await testBrowser().open()
    const { draft } = await tab.openDraft(options)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    draft.changed(typed)
    await draft.flush()
    expect(draft.state()).toEqual({ savedAt: null, failure: 'full' })
    draft.changed(typed)
    await draft.flush()
    expect(draft.state().failure).toBeNull()
  })
})

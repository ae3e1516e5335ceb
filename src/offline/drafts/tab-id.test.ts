import { afterEach, expect, test, vi } from 'vitest'
import { testBrowser } from '#src/offline/drafts/testing/test-tabs.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('when the page before a reload is slow to go, then the tab is still the same', async () => {
  const browser = testBrowser()
  const tab = await browser.open()
  expect((await browser.reload(tab, 1000)).id).toBe(tab.id)
})

test('when a tab is duplicated, then the duplicate is another tab', async () => {
  const browser = testBrowser()
  const tab = await browser.open()
  expect((await browser.duplicate(tab)).id).not.toBe(tab.id)
})

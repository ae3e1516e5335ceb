import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NIGHT_DRIVE, testBrowser } from '#src/offline/drafts/testing/test-tabs.ts'

const IN_NORTH = { ...NIGHT_DRIVE, area: 'profile' as const, entityId: 'anna' }
const IN_SOUTH = { ...IN_NORTH, organizationId: 'south' }

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

const typeInNorth = async () => {
  const browser = testBrowser()
  const tab = await browser.open()
  const { draft } = await tab.openDraft(IN_NORTH)
  draft.changed({ title: 'Anna' })
  await draft.flush()
  return { browser, tab }
}

test('when a profile is opened in another organization, then what was typed in the first one is there', async () => {
  const { browser, tab } = await typeInNorth()
  const { values } = await (await browser.reload(tab)).openDraft(IN_SOUTH)
  expect(values).toEqual({ title: 'Anna' })
})

test('when it is discarded there, then it is gone in the first one as well', async () => {
  const { browser, tab } = await typeInNorth()
  const reloaded = await browser.reload(tab)
  const { draft } = await reloaded.openDraft(IN_SOUTH)
  await draft.discard()
  expect((await (await browser.reload(reloaded)).openDraft(IN_NORTH)).values).toBeNull()
})

test('when it is typed on there, then the newest is in both', async () => {
  const { browser, tab } = await typeInNorth()
  const reloaded = await browser.reload(tab)
  const { draft } = await reloaded.openDraft(IN_SOUTH)
  draft.changed({ title: 'Anna B.' })
  await draft.flush()
  expect((await (await browser.reload(reloaded)).openDraft(IN_NORTH)).values).toEqual({ title: 'Anna B.' })
})

test('when somebody else opens their profile, then it is not theirs', async () => {
  const { browser, tab } = await typeInNorth()
  const other = { ...IN_SOUTH, userId: 'bruno', entityId: 'bruno' }
  expect((await (await browser.reload(tab)).openDraft(other)).values).toBeNull()
})

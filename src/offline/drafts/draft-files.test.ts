import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const HOUR = 60 * 60_000
const wav = () => new File(['RIFF and so on'], 'one.wav', { type: 'audio/wav', lastModified: 1234 })
const files = () => createStore('liner-draft-files', 'files')
const load = () => import('#src/offline/drafts/draft-files.ts')

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', {})
  vi.resetModules()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('when a file is stored, then it is read as it was', async () => {
  const { saveDraftFile, readDraftFile } = await load()
  expect(await saveDraftFile('cover', wav())).toEqual({ stored: true })
  const file = (await readDraftFile('cover'))?.file
  expect({ name: file?.name, type: file?.type, at: file?.lastModified }).toEqual({
    name: 'one.wav',
    type: 'audio/wav',
    at: 1234,
  })
  expect(await file?.text()).toBe('RIFF and so on')
})

test('when a file is deleted or damaged, then it is not read', async () => {
  const { saveDraftFile, readDraftFile, deleteDraftFile } = await load()
  await saveDraftFile('cover', wav())
  await deleteDraftFile('cover')
  await set('other', { blob: 'no' }, files())
  expect([await readDraftFile('cover'), await readDraftFile('other'), await readDraftFile('never')]).toEqual([
    null,
    null,
    null,
  ])
})

test.each([
  [new DOMException('full', 'QuotaExceededError'), 'full'],
  [new DOMException('private', 'InvalidStateError'), 'none'],
])('when a file cannot be stored, then the reason is reported: %s', async (error, reason) => {
  const { saveDraftFile } = await load()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw error
  })
  expect(await saveDraftFile('cover', wav())).toEqual({ stored: false, reason })
})

test('when no draft names a file for an hour, then it is deleted', async () => {
  const { saveDraftFile, deleteOrphanedDraftFiles } = await load()
  await saveDraftFile('named', wav())
  await saveDraftFile('unnamed', wav())
  const record = {
    version: 2,
    userId: 'anna',
    organizationId: 'north',
    area: 'releases',
    entityId: 'r',
    tabId: 't',
    title: '',
    savedAt: 1,
    fileKeys: ['named'],
    values: {},
  }
  await set('draft/anna/north/r/t', record, createStore('liner-drafts', 'drafts'))
  await deleteOrphanedDraftFiles(Date.now())
  expect(await keys(files())).toEqual(['named', 'unnamed'])
  await deleteOrphanedDraftFiles(Date.now() + 2 * HOUR)
  expect(await keys(files())).toEqual(['named'])
})

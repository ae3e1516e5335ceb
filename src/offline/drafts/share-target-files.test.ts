import 'fake-indexeddb/auto'
import { createStore, keys, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  deleteSharedFiles,
  deleteSharedFile,
  saveSharedFile,
  sharedFile,
  sharedFiles,
} from '#src/offline/drafts/share-target-files.ts'

const store = createStore('liner-shared', 'files')
const file = (name: string) => new File(['RIFF'], name)
const wait = (name: string, sharedAt: number) => set(name, { version: 1, file: file(name), sharedAt }, store)
const names = async (now: number) => (await sharedFiles(now)).map((shared) => shared.file.name)

beforeEach(deleteSharedFiles)

test('when files are shared, then they are listed newest first, up to the limit', async () => {
  for (let at = 1; at <= 12; at++) await wait(`${at}.wav`, at)
  expect((await names(100)).slice(0, 2)).toEqual(['12.wav', '11.wav'])
  expect(await keys(store)).toHaveLength(10)
})

test('when files are expired or unreadable, then they are deleted, but not those of a newer worker', async () => {
  await wait('old.wav', 0)
  await set('damaged', { file: 'no' }, store)
  await set('newer', { version: 2 }, store)
  await wait('new.wav', 86_400_000)
  expect(await names(86_400_001)).toEqual(['new.wav'])
  expect(await keys(store)).toEqual(['new.wav', 'newer'])
})

test('when a file is shared, then it is found by its key until it is deleted', async () => {
  await saveSharedFile(file('one.wav'))
  const [shared] = await sharedFiles(Date.now())
  const key = shared?.key ?? ''
  expect((await sharedFile(key))?.name).toBe('one.wav')
  await deleteSharedFile(key)
  expect(await sharedFile(key)).toBeNull()
})

test('when the database cannot be read, then there is no file', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  expect(await sharedFile('any')).toBeNull()
})

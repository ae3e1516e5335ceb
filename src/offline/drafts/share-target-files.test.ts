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

test('what waits is shown newest first, and no more of it than may wait', async () => {
  for (let at = 1; at <= 12; at++) await wait(`${at}.wav`, at)
  expect((await names(100)).slice(0, 2)).toEqual(['12.wav', '11.wav'])
  expect(await keys(store)).toHaveLength(10)
})

test('what is too old, or no file, is let go of, and what a newer worker kept is not', async () => {
  await wait('old.wav', 0)
  await set('damaged', { file: 'no' }, store)
  await set('newer', { version: 2 }, store)
  await wait('new.wav', 86_400_000)
  expect(await names(86_400_001)).toEqual(['new.wav'])
  expect(await keys(store)).toEqual(['new.wav', 'newer'])
})

test('one is found by its key until it is forgotten', async () => {
  await saveSharedFile(file('one.wav'))
  const [shared] = await sharedFiles(Date.now())
  const key = shared?.key ?? ''
  expect((await sharedFile(key))?.name).toBe('one.wav')
  await deleteSharedFile(key)
  expect(await sharedFile(key)).toBeNull()
})

test('where nothing can be read, there is none', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  expect(await sharedFile('any')).toBeNull()
})

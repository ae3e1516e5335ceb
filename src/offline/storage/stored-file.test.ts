import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexedDbStorage } from '#mocks/db/indexed-db-storage.ts'
import { saveDraftFile, readDraftFileWithId, markDraftFileUploaded } from '#src/offline/drafts/draft-files.ts'
import { saveSharedFile, sharedFiles } from '#src/offline/drafts/share-target-files.ts'
import { addPendingFile, readPendingFile } from '#src/offline/outbox/files/pending-files.ts'
import { savePicture, persistedPictureSize } from '#src/offline/query-persistence/persisted-pictures.ts'
import { answerShareTarget } from '#sw/share-target.ts'

const master = () => new File(['RIFF'], 'one.wav', { type: 'audio/wav', lastModified: 1234 })
const asItWas = { name: 'one.wav', type: 'audio/wav', lastModified: 1234, size: 4 }
const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => holdsFile(part)))

/** As WebKit in a private tab. */
beforeEach(() => {
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuseFiles(
    this: IDBObjectStore,
    value,
    key = '',
  ) {
    if (holdsFile(value)) throw new DOMException('BlobURLs are not yet supported', 'DataCloneError')
    this.delete(key)
    return this.add(value, key)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('when the browser stores no files, then the files of a draft are stored all the same', async () => {
  expect(await saveDraftFile('cover', master())).toEqual({ stored: true })
  await markDraftFileUploaded('cover', 'at-the-service')
  const stored = await readDraftFileWithId('cover')
  expect(stored?.file).toMatchObject(asItWas)
  expect(stored?.fileId).toBe('at-the-service')
})

test('when the browser stores no files, then a pending file is read as it was', async () => {
  const id = await addPendingFile(master(), 'AUDIO')
  expect((await readPendingFile(id))?.file).toMatchObject(asItWas)
})

test('when the browser stores no files, then the picture of a pinned release is stored with all its bytes', async () => {
  await savePicture('cover', new Blob(['webp'], { type: 'image/webp' }))
  expect(await persistedPictureSize()).toEqual({ count: 1, bytes: 4 })
})

test('when the browser stores no files, then a shared file is stored by the page and by the worker, and read as it was', async () => {
  await saveSharedFile(master())
  const body = new FormData()
  body.append('files', master())
  const request = new Request('https://liner.test/share', { method: 'POST', body })
  const answer = await answerShareTarget(Object.defineProperty(request, 'mode', { value: 'navigate' }))
  expect(answer?.headers.get('location')).toBe('https://liner.test/share')
  const shared = await sharedFiles(Date.now())
  expect(shared.map(({ file }) => [file.name, file.size])).toEqual([
    ['one.wav', 4],
    ['one.wav', 4],
  ])
})

test('when the browser stores no files, then a file sent to the emulated upload service is read as it was', async () => {
  const { blobs } = indexedDbStorage('liner-emulation')
  await blobs.put('a', new Blob(['bytes'], { type: 'audio/wav' }))
  const stored = await blobs.get('a')
  expect([await stored?.text(), stored?.type]).toEqual(['bytes', 'audio/wav'])
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexedDbStorage } from '#mocks/db/indexed-db-storage.ts'
import { z } from '#src/contract/zod.ts'
import { saveDraftFile, readDraftFile, markDraftFileUploaded } from '#src/offline/drafts/draft-files.ts'
import { saveSharedFile, sharedFiles } from '#src/offline/drafts/share-target-files.ts'
import { addPendingFile, readPendingFile } from '#src/offline/outbox/files/pending-files.ts'
import {
  persistedPictureSize,
  savePicture,
  withPersistedPictures,
} from '#src/offline/query-persistence/persisted-pictures.ts'
import { answerShareTarget } from '#sw/share-target.ts'

const master = () => new File(['RIFF'], 'one.wav', { type: 'audio/wav', lastModified: 1234 })
const factsOf = async (file: Blob | null | undefined) => {
  const named = file instanceof File ? { name: file.name, lastModified: file.lastModified } : {}
  return { ...named, type: file?.type, content: await file?.text() }
}
const asItWas = { name: 'one.wav', type: 'audio/wav', lastModified: 1234, content: 'RIFF' }
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
  const stored = await readDraftFile('cover')
  expect(await factsOf(stored?.file)).toEqual(asItWas)
  expect(stored?.fileId).toBe('at-the-service')
})

test('when the browser stores no files, then a pending file is read as it was', async () => {
  const id = await addPendingFile(master(), 'AUDIO')
  expect(await factsOf((await readPendingFile(id))?.file)).toEqual(asItWas)
})

test('when the browser stores no files, then the picture of a pinned release is read as it was', async () => {
  await savePicture('cover', new Blob(['webp'], { type: 'image/webp' }))
  expect(await persistedPictureSize()).toEqual({ count: 1, bytes: 4 })
  const answer = { cover: { fileId: 'one', url: 'https://elsewhere.test/cover' } }
  const shown = z
    .object({ cover: z.object({ url: z.string() }) })
    .parse(await withPersistedPictures(answer, () => 'cover'))
  expect(shown.cover.url).toMatch(/^blob:/)
  expect(await factsOf(await (await fetch(shown.cover.url)).blob())).toEqual({ type: 'image/webp', content: 'webp' })
})

test('when the browser stores no files, then a shared file is stored by the page and by the worker, and read as it was', async () => {
  await saveSharedFile(master())
  const body = new FormData()
  body.append('files', master())
  const request = new Request('https://liner.test/share', { method: 'POST', body })
  const answer = await answerShareTarget(Object.defineProperty(request, 'mode', { value: 'navigate' }))
  expect(answer?.headers.get('location')).toBe('https://liner.test/share')
  const shared = await sharedFiles(Date.now())
  const facts = await Promise.all(shared.map(({ file }) => factsOf(file)))
  // When it was written is lost on the way through a form.
  const { lastModified: _, ...sent } = asItWas
  expect(facts).toEqual(expect.arrayContaining([asItWas]))
  expect(facts).toMatchObject([sent, sent])
})

test('when the browser stores no files, then a file sent to the emulated upload service is read as it was', async () => {
  const { blobs } = indexedDbStorage('liner-emulation')
  await blobs.put('a', new Blob(['bytes'], { type: 'audio/wav' }))
  const stored = await blobs.get('a')
  expect(await factsOf(stored)).toEqual({ type: 'audio/wav', content: 'bytes' })
})

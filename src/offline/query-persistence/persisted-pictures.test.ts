import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  clearPictures,
  savePicture,
  persistedPictureSize,
  deletePictures,
  withPersistedPictures,
} from '#src/offline/query-persistence/persisted-pictures.ts'

const nameOf = (picture: string) => `anna/north/${picture}`
const cover = (fileId: string) => ({ id: 'r', cover: { fileId, url: 'https://uploads.liner.test/gone' } })
let made = 0
const picture = new Blob(['twelve bytes'])

beforeEach(async () => {
  made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await clearPictures()
})

test('when a picture is stored, then it is shown from the store; other pictures keep their address', async () => {
  await savePicture(nameOf('file/one'), picture)
  const found = await withPersistedPictures([cover('one'), cover('two')], nameOf)
  expect(found).toEqual([{ id: 'r', cover: { fileId: 'one', url: 'blob:1' } }, cover('two')])
  expect(await withPersistedPictures(cover('one'), nameOf)).toEqual({
    id: 'r',
    cover: { fileId: 'one', url: 'blob:1' },
  })
  expect(made).toBe(1)
})

test('another user is shown none of the pictures', async () => {
  await savePicture(nameOf('file/one'), picture)
  expect(await withPersistedPictures(cover('one'), (name) => `bruno/north/${name}`)).toEqual(cover('one'))
})

test('pictures are counted, deleted one by one, and cleared together', async () => {
  for (const name of ['file/one', 'file/two', 'image/vela']) await savePicture(nameOf(name), picture)
  expect(await persistedPictureSize()).toEqual({ count: 3, bytes: 36 })
  await deletePictures([nameOf('file/two')])
  expect(await persistedPictureSize()).toEqual({ count: 2, bytes: 24 })
  await clearPictures()
  expect(await persistedPictureSize()).toEqual({ count: 0, bytes: 0 })
})

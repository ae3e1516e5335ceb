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

test('a kept picture is shown from here, whatever address was kept; the others stay as they are', async () => {
  await savePicture(nameOf('file/one'), picture)
  const found = await withPersistedPictures([cover('one'), cover('two')], nameOf)
  expect(found).toEqual([{ id: 'r', cover: { fileId: 'one', url: 'blob:1' } }, cover('two')])
  expect(await withPersistedPictures(cover('one'), nameOf)).toEqual({
    id: 'r',
    cover: { fileId: 'one', url: 'blob:1' },
  })
  expect(made).toBe(1)
})

test('somebody else is shown none of it', async () => {
  await savePicture(nameOf('file/one'), picture)
  expect(await withPersistedPictures(cover('one'), (name) => `bruno/north/${name}`)).toEqual(cover('one'))
})

test('they are counted, let go of one by one, and forgotten together', async () => {
  for (const name of ['file/one', 'file/two', 'image/vela']) await savePicture(nameOf(name), picture)
  expect(await persistedPictureSize()).toEqual({ count: 3, bytes: 36 })
  await deletePictures([nameOf('file/two')])
  expect(await persistedPictureSize()).toEqual({ count: 2, bytes: 24 })
  await clearPictures()
  expect(await persistedPictureSize()).toEqual({ count: 0, bytes: 0 })
})

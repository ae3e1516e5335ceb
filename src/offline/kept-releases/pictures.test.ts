import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  forgetPictures,
  keepPicture,
  keptPictureBytes,
  letGoOfPictures,
  withKeptPictures,
} from '#src/offline/kept-releases/pictures.ts'

const nameOf = (picture: string) => `anna/north/${picture}`
const cover = (fileId: string) => ({ id: 'r', cover: { fileId, url: 'https://uploads.liner.test/gone' } })
let made = 0
const picture = new Blob(['twelve bytes'])

beforeEach(async () => {
  made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await forgetPictures()
})

test('a kept picture is shown from here, whatever address was kept; the others stay as they are', async () => {
  await keepPicture(nameOf('file/one'), picture)
  const found = await withKeptPictures([cover('one'), cover('two')], nameOf)
  expect(found).toEqual([{ id: 'r', cover: { fileId: 'one', url: 'blob:1' } }, cover('two')])
  expect(await withKeptPictures(cover('one'), nameOf)).toEqual({ id: 'r', cover: { fileId: 'one', url: 'blob:1' } })
  expect(made).toBe(1)
})

test('somebody else is shown none of it', async () => {
  await keepPicture(nameOf('file/one'), picture)
  expect(await withKeptPictures(cover('one'), (name) => `bruno/north/${name}`)).toEqual(cover('one'))
})

test('they are counted, let go of one by one, and forgotten together', async () => {
  for (const name of ['file/one', 'file/two', 'image/vela']) await keepPicture(nameOf(name), picture)
  expect(await keptPictureBytes()).toEqual({ count: 3, bytes: 36 })
  await letGoOfPictures([nameOf('file/two')])
  expect(await keptPictureBytes()).toEqual({ count: 2, bytes: 24 })
  await forgetPictures()
  expect(await keptPictureBytes()).toEqual({ count: 0, bytes: 0 })
})

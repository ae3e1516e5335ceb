import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  clearPictures,
  savePicture,
  persistedPictureSize,
  deletePictures,
  withPersistedPictures,
  pictureUrlsIn,
  withPictureUrls,
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

test('when the user is another one, then none of the pictures is shown', async () => {
  await savePicture(nameOf('file/one'), picture)
  expect(await withPersistedPictures(cover('one'), (name) => `bruno/north/${name}`)).toEqual(cover('one'))
})

test('when pictures are stored, then they are counted, deleted one by one, and cleared together', async () => {
  for (const name of ['file/one', 'file/two', 'image/vela']) await savePicture(nameOf(name), picture)
  expect(await persistedPictureSize()).toEqual({ count: 3, bytes: 36 })
  await deletePictures([nameOf('file/two')])
  expect(await persistedPictureSize()).toEqual({ count: 2, bytes: 24 })
  await clearPictures()
  expect(await persistedPictureSize()).toEqual({ count: 0, bytes: 0 })
})

const release = {
  id: 'r1',
  title: 'Maré cheia',
  cover: { fileId: 'f1', url: 'https://uploads.liner.test/f1' },
  artists: [{ artistId: 'a1', name: 'Vela Nera', image: '' }],
  tracks: [
    {
      id: 't1',
      artists: [{ artistId: 'a1', image: 'blob:1' }],
      media: { fileId: 'm1', url: 'https://uploads.liner.test/m1' },
    },
  ],
}

test('when an answer has pictures, then a cover is named by its file, a portrait by its owner, and a master is none', () => {
  expect([...pictureUrlsIn(release)]).toEqual([
    ['file/f1', 'https://uploads.liner.test/f1'],
    ['image/a1', 'blob:1'],
  ])
})

test('when an answer has no pictures, then it names none', () => {
  expect(pictureUrlsIn({ id: 'a2', image: null, cover: null }).size).toBe(0)
  expect(pictureUrlsIn([null, 'text', 3, undefined]).size).toBe(0)
})

test('when an answer is shown with stored pictures, then only addresses are replaced', () => {
  const changed = withPictureUrls(release, (picture) => `blob:${picture}`)
  expect(changed).toEqual({
    ...release,
    cover: { fileId: 'f1', url: 'blob:file/f1' },
    artists: [{ artistId: 'a1', name: 'Vela Nera', image: 'blob:image/a1' }],
    tracks: [{ ...release.tracks[0], artists: [{ artistId: 'a1', image: 'blob:image/a1' }] }],
  })
})

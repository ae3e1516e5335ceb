import { expect, test } from 'vitest'
import { pictureUrlsIn, withPictureUrls } from '#src/offline/query-persistence/persisted-pictures.ts'

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

test('a cover is named by its file, a portrait by its owner; a master is no picture', () => {
  expect([...pictureUrlsIn(release)]).toEqual([
    ['file/f1', 'https://uploads.liner.test/f1'],
    ['image/a1', 'blob:1'],
  ])
})

test('an answer without pictures names none', () => {
  expect(pictureUrlsIn({ id: 'a2', image: null, cover: null }).size).toBe(0)
  expect(pictureUrlsIn([null, 'text', 3, undefined]).size).toBe(0)
})

test('only addresses are replaced', () => {
  const changed = withPictureUrls(release, (picture) => `blob:${picture}`)
  expect(changed).toEqual({
    ...release,
    cover: { fileId: 'f1', url: 'blob:file/f1' },
    artists: [{ artistId: 'a1', name: 'Vela Nera', image: 'blob:image/a1' }],
    tracks: [{ ...release.tracks[0], artists: [{ artistId: 'a1', image: 'blob:image/a1' }] }],
  })
})

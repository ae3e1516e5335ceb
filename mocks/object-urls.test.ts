import { describe, expect, test } from 'vitest'
import type { FileRow } from '#backend/tables/files.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { objectUrls } from '#mocks/object-urls.ts'

const file: FileRow = {
  id: 'a',
  revision: 1,
  createdAt: '',
  updatedAt: '',
  fileName: 'a.svg',
  mimeType: 'image/svg+xml',
  bytes: 0,
  sha256: '',
  purpose: 'COVER',
  createdBy: null,
  complete: true,
  drawing: null,
  sound: null,
  picture: null,
}
const drawing = { title: 'Blue Window', subtitle: 'Anna', seed: 3 }

describe('addresses of files', () => {
  test('when a file is a drawn picture, then its address leads to the drawing, and is always the same', async () => {
    const urlOf = objectUrls(memoryStorage().blobs)
    const url = await urlOf({ ...file, drawing })
    expect(await urlOf({ ...file, drawing })).toBe(url)
    const response = await fetch(url)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toMatch(/^<svg/)
  })
  test('when a file was uploaded, then its address leads to its bytes', async () => {
    const { blobs } = memoryStorage()
    await blobs.put('a', new Blob(['bytes']))
    expect(await (await fetch(await objectUrls(blobs)(file))).text()).toBe('bytes')
  })
  test('when a file is a sound, then its address is a path of the API', async () => {
    const sound = { seed: 3, durationMs: 1000, mood: 'CALM' as const }
    expect(await objectUrls(memoryStorage().blobs)({ ...file, sound })).toBe('/api/files/a')
  })
  test('when a file has no bytes yet, then its address is empty until it has', async () => {
    const { blobs } = memoryStorage()
    const urlOf = objectUrls(blobs)
    expect(await urlOf(file)).toBe('')
    await blobs.put('a', new Blob(['bytes']))
    expect(await urlOf(file)).toMatch(/^blob:/)
  })
})

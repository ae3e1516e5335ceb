import { describe, expect, test, vi } from 'vitest'
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
  test('when a file was uploaded, then its address leads to its bytes, which are read once', async () => {
    const { blobs } = memoryStorage()
    await blobs.put('a', new Blob(['bytes']))
    const read = vi.spyOn(blobs, 'get')
    const urlOf = objectUrls(blobs)
    const url = await urlOf(file)
    expect(await (await fetch(url)).text()).toBe('bytes')
    expect(await urlOf(file)).toBe(url)
    expect(read).toHaveBeenCalledTimes(1)
  })
  test('when a file is a sound, then its address is a path of the API, and the sound is not made for it', async () => {
    const { blobs } = memoryStorage()
    const read = vi.spyOn(blobs, 'get')
    const made = vi.spyOn(URL, 'createObjectURL')
    const sound = {
      mood: 'CALM' as const,
      durationMs: 1000,
      get seed(): number {
        throw new Error('Whoever makes the sound begins with its seed')
      },
    }
    expect(await objectUrls(blobs)({ ...file, sound })).toBe('/api/files/a')
    expect(read).not.toHaveBeenCalled()
    expect(made).not.toHaveBeenCalled()
  })
  test('when a file has no bytes yet, then its address is empty until it has', async () => {
    const { blobs } = memoryStorage()
    const urlOf = objectUrls(blobs)
    expect(await urlOf(file)).toBe('')
    await blobs.put('a', new Blob(['bytes']))
    expect(await urlOf(file)).toMatch(/^blob:/)
  })
})

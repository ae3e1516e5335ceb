import type { Page } from '@playwright/test'
import { z } from '#src/contract/zod.ts'
import { jpegOrientation, readJpegParts } from '#src/domain/media/jpeg.ts'
import { photoOnItsSide } from './fixtures/exif-photo.ts'
import { patience } from './fixtures/machine-speed.ts'
import { coverFile } from './fixtures/picture.ts'
import { queryApi } from './fixtures/query-api.ts'
import { expect, storeSession, test } from './fixtures/test.ts'
import { openNewRelease } from './fixtures/workspace.ts'

const APP1 = 0xe1
const SIDE = 1500

const detail = z.object({ cover: z.nullable(z.object({ fileId: z.string() })) })

/** The stored bytes of a file, and its pixels as they are, without any turn. */
const storedPicture = (page: Page, fileId: string) =>
  page.evaluate(async (id) => {
    const stored = await new Promise<unknown>((resolve, reject) => {
      const opening = indexedDB.open('liner-emulation')
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('blobs').objectStore('blobs').get(id)
        reading.addEventListener('error', () => reject(reading.error))
        reading.addEventListener('success', () => resolve(reading.result))
      })
    })
    if (!(stored instanceof Blob)) throw new Error('no such file')
    const bitmap = await createImageBitmap(stored, { imageOrientation: 'none' })
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('no canvas')
    pen.drawImage(bitmap, 0, 0)
    const row = (share: number) => {
      const y = Math.round(bitmap.height * share) + 4
      return [4, bitmap.width - 6].map((x) => [...pen.getImageData(x, y, 1, 1).data])
    }
    const bytes = [...new Uint8Array(await stored.arrayBuffer())]
    return { bytes, size: [bitmap.width, bitmap.height], upper: row(0.25), lower: row(0.75) }
  }, fileId)

test(
  'when a photo knows where it was taken and how it was held, then what is stored is upright and says neither',
  { tag: '@desktop' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'cover')
    const photo = await photoOnItsSide(page, SIDE)
    expect(photo.includes('Via Tortona')).toBe(true)
    expect(jpegOrientation(photo)).toBe(6)
    await page.locator('input[type=file]').setInputFiles(coverFile(photo))
    const cover = async () => {
      const releaseId = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
      return detail.parse(await queryApi(page, 'releases.get', { releaseId })).cover?.fileId ?? ''
    }
    // What is saved before the picture has arrived is saved again with it.
    await expect(async () => {
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
      await expect.poll(cover, patience(3000)).not.toBe('')
    }).toPass()
    const stored = await storedPicture(page, await cover())
    const bytes = Buffer.from(stored.bytes)
    expect(stored.size).toEqual([SIDE, SIDE])
    for (const [red = 0, , blue = 0] of stored.upper) expect(red).toBeGreaterThan(blue + 60)
    for (const [red = 0, , blue = 0] of stored.lower) expect(blue).toBeGreaterThan(red + 60)
    expect(readJpegParts(bytes)?.parts.map(({ marker }) => marker)).not.toContain(APP1)
    for (const note of ['Exif', 'GPS', 'Via Tortona']) expect(bytes.includes(note)).toBe(false)
  },
)

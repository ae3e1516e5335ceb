import { z } from '#src/contract/zod.ts'
import { jpegOrientation, readJpegParts } from '#src/domain/media/jpeg.ts'
import { photoOnItsSide } from './fixtures/exif-photo.ts'
import { coverFile } from './fixtures/picture.ts'
import { queryApi } from './fixtures/query-api.ts'
import { expect, storeSession, test } from './fixtures/test.ts'
import { openNewRelease } from './fixtures/workspace.ts'

const APP1 = 0xe1
const SIDE = 1500

const detail = z.object({ cover: z.nullable(z.object({ url: z.string() })) })

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
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
    const releaseId = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
    const urlOfCover = async () => detail.parse(await queryApi(page, 'releases.get', { releaseId })).cover?.url ?? ''
    await expect.poll(urlOfCover).not.toBe('')
    const stored = await page.evaluate(
      async (url) => {
        const blob = await (await fetch(url)).blob()
        const bitmap = await createImageBitmap(blob, { imageOrientation: 'none' })
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const pen = canvas.getContext('2d')
        if (pen === null) throw new Error('no canvas')
        pen.drawImage(bitmap, 0, 0)
        const pixelAt = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data]
        const at = (share: number) => Math.round(bitmap.height * share)
        const [left, right] = [4, bitmap.width - 6]
        return {
          bytes: [...new Uint8Array(await blob.arrayBuffer())],
          size: [bitmap.width, bitmap.height],
          upper: [left, right].map((x) => pixelAt(x, at(0.25) + 4)),
          lower: [left, right].map((x) => pixelAt(x, at(0.75) + 4)),
        }
      },
      await urlOfCover(),
    )
    const bytes = Buffer.from(stored.bytes)
    expect(stored.size).toEqual([SIDE, SIDE])
    for (const [red = 0, , blue = 0] of stored.upper) expect(red).toBeGreaterThan(blue + 60)
    for (const [red = 0, , blue = 0] of stored.lower) expect(blue).toBeGreaterThan(red + 60)
    expect(readJpegParts(bytes)?.parts.map(({ marker }) => marker)).not.toContain(APP1)
    for (const note of ['Exif', 'GPS', 'Via Tortona']) expect(bytes.includes(note)).toBe(false)
  },
)

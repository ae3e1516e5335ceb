import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { screens } from '#mocks/gallery/screens.ts'
import { CLOCK, fileOf } from './picture-file.ts'
import { VARIANTS } from './variant.ts'

const KEPT = 'dist/gallery/kept'
const SHEETS = 'docs/gallery'
const CELL = { phone: { width: 117, height: 253, columns: 12 }, desktop: { width: 288, height: 180, columns: 5 } }
/** All eight together stay below 5 MB. */
const BYTES_MAX = 600_000

const filled = screens(new Date(CLOCK)).filter(({ looks }) => looks.filled !== undefined)

type Sheet = { pictures: { name: string; source: string }[]; cell: (typeof CELL)['phone'] }

/** Draws pictures in rows, each below the address of its screen. */
const draw = (page: Page, sheet: Sheet): Promise<string> =>
  page.evaluate(async ({ pictures, cell: { width, height, columns } }) => {
    const [gap, line] = [8, 14]
    const canvas = document.createElement('canvas')
    canvas.width = columns * (width + gap) + gap
    canvas.height = Math.ceil(pictures.length / columns) * (height + line + gap) + gap
    const context = canvas.getContext('2d')
    if (context === null) return ''
    context.fillStyle = '#ddd'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.font = '10px sans-serif'
    context.fillStyle = '#000'
    for (const [at, { name, source }] of pictures.entries()) {
      const left = gap + (at % columns) * (width + gap)
      const top = gap + Math.floor(at / columns) * (height + line + gap)
      context.fillText(name, left, top + line - 4, width)
      const image = await createImageBitmap(await (await fetch(source)).blob())
      context.drawImage(image, left, top + line, width, height)
    }
    return canvas.toDataURL('image/webp', 0.6)
  }, sheet)

for (const { name: variant, device } of VARIANTS)
  test(`when the pictures of “${variant}” are kept, then one small sheet shows them`, async ({ page }) => {
    const folder = variant.replaceAll(' ', '-')
    const files = filled.map(({ name }) => ({ name, file: `${KEPT}/${folder}/${fileOf(name, 'filled')}` }))
    test.skip(!files.every(({ file }) => existsSync(file)), 'it was taken in part only')
    const pictures = files.map(({ name, file }) => ({
      name,
      source: `data:image/png;base64,${readFileSync(file, 'base64')}`,
    }))
    const [, picture = ''] = (await draw(page, { pictures, cell: CELL[device] })).split(',')
    const bytes = Buffer.from(picture, 'base64')
    expect(bytes.length).toBeGreaterThan(0)
    expect(bytes.length).toBeLessThan(BYTES_MAX)
    mkdirSync(SHEETS, { recursive: true })
    writeFileSync(`${SHEETS}/${folder}.webp`, bytes)
  })

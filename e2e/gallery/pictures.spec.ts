import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { linkOf, screens, type Look } from '#mocks/gallery/screens.ts'
import { expectOffline, open, waitForFailure } from './open.ts'
import { CLOCK, fileOf } from './picture-file.ts'
import { settledPicture } from './settled-picture.ts'
import { test, type Variant } from './variant.ts'

/** Compares with the picture kept, or keeps the first one; reports where that is. */
const compare = async (page: Page, file: string, fullPage = false) => {
  const info = test.info()
  const kept = info.snapshotPath(file, { kind: 'screenshot' })
  info.annotations.push({ type: 'kept', description: kept })
  if (existsSync(kept)) return expect(page).toHaveScreenshot(file, { fullPage })
  info.annotations.push({ type: 'new' })
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, await settledPicture(page, { fullPage }))
}

const addressOf = (look: Look, commands: Variant['variant']) =>
  linkOf({ ...look, latency: 'none', clock: CLOCK }, commands)

for (const { name, looks } of screens(new Date(CLOCK)))
  for (const [state, look] of Object.entries(looks))
    test(`when ${name} is shown as ${state}, then its picture is the one kept`, async ({ page, variant }) => {
      // Offline shows what was seen before.
      if (state === 'offline' && looks.filled !== undefined) await open(page, addressOf(looks.filled, variant))
      await open(page, addressOf(look, variant), state === 'loading')
      if (look.fail !== undefined) await waitForFailure(page)
      if (state === 'offline') await expectOffline(page)
      await compare(page, fileOf(name, state))
    })

test('when /gallery is shown as filled, then its picture is the one kept', async ({ page, variant }) => {
  await page.goto(`/gallery?emulate=scheme:${variant.scheme},language:${variant.language}`)
  await expect(page.locator('h1')).toBeVisible()
  // The rest of the page shows the parts; the table of links is no picture.
  await page.locator('table').evaluate((table) => table.remove())
  await compare(page, 'gallery-parts.png', true)
})

for (const part of ['Dialog', 'ConfirmDialog destructive', 'SidePanel'])
  test(`when ${part} in /gallery is shown as filled, then its picture is the one kept`, async ({ page, variant }) => {
    await page.goto(`/gallery?open=${part}&emulate=scheme:${variant.scheme},language:${variant.language}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await compare(page, fileOf('gallery', part))
  })

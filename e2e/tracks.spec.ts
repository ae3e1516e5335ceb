import { patience } from './fixtures/machine-speed.ts'
import { expect, storeSession, test } from './fixtures/test.ts'
import { masterFile, wav } from './fixtures/wav.ts'
import { openNewRelease } from './fixtures/workspace.ts'

const NAMES = ['Ebb', 'Flow', 'Drift']

test.beforeEach(async ({ page }) => {
  await storeSession(page, 'member@liner.test')
  await openNewRelease(page, 'tracks')
})

test('when tracks are moved by pointer, finger or keyboard, then the new order is kept', async ({ page, isMobile }) => {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(NAMES.map((name) => masterFile(`${name}.wav`, wav({ seconds: 6 }))))
  const tracks = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
  const order = () => tracks.locator('button[aria-expanded]').filter({ hasText: /./ }).allTextContents()
  await expect.poll(order).toEqual(NAMES)
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  if (isMobile) await page.getByRole('button', { name: 'Move Drift up' }).tap()
  else {
    for (const name of NAMES) await tracks.getByRole('button', { name, exact: true }).click()
    // The details of a master that was read move the tracks below it.
    await expect(tracks.getByText('0:06')).toHaveCount(3)
    // Chromium hands a drag over to whoever tests it only if it began by the end of the first move. One that began later
    // has no drop: it is dragged again.
    await expect(async () => {
      if ((await order()).join() !== NAMES.join()) return
      await page.getByRole('button', { name: 'Move Drift: drag' }).hover()
      await page.mouse.down()
      await tracks.nth(0).hover()
      // The first move enters a target, the second one is over it, as a hand's always are.
      await tracks.nth(1).hover()
      await tracks.nth(1).hover({ position: { x: 200, y: 10 } })
      await expect(tracks.nth(1)).toHaveAttribute('data-over', 'true', patience(500))
      await page.mouse.up()
      await expect(page.locator('[data-over], [data-dragging]')).toHaveCount(0)
      await expect.poll(order, patience(2000)).not.toEqual(NAMES)
    }).toPass()
  }
  await expect(page.getByText('Drift is now track 2 of 3')).toBeAttached()
  await expect.poll(order).toEqual(['Ebb', 'Drift', 'Flow'])

  await page.getByRole('button', { name: 'Move Ebb: drag' }).press('ArrowDown')
  await expect.poll(order).toEqual(['Drift', 'Ebb', 'Flow'])
  await page.getByRole('button', { name: 'Move Ebb: drag' }).press('ArrowDown')
  await expect.poll(order).toEqual(['Drift', 'Flow', 'Ebb'])
  await expect(page.getByText('Draft saved at')).toBeVisible()
  await page.reload()
  await expect(tracks.first()).toContainText('Drift')
  await expect(tracks.last()).toContainText('Ebb')
})

test(
  'when an existing asset is picked instead of a file, then it can be removed again',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Add existing' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('Terra')
    await dialog.getByRole('searchbox').press('Enter')
    const choice = dialog.getByRole('checkbox', { name: /Terra promossa/ }).first()
    await choice.check()
    await choice.uncheck()
    await expect(dialog.getByRole('button', { name: /^Add/ })).toBeDisabled()
    await choice.check()
    await dialog.getByRole('button', { name: /^Add/ }).click()
    const tracks = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
    await expect(tracks).toHaveCount(1)
    await expect(tracks.first()).toContainText('Terra promossa')

    await page.getByRole('button', { name: 'Add existing' }).click()
    await dialog.getByRole('searchbox').fill('Terra')
    await dialog.getByRole('searchbox').press('Enter')
    await expect(dialog.getByRole('checkbox', { name: /Terra promossa/ }).first()).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Remove Terra promossa/ }).click()
    await expect(tracks).toHaveCount(0)
  },
)

test(
  'when the phone is the narrowest, then a track is one line, and a long title ends with an ellipsis',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const long = 'Settembre in bicicletta lungo il canale'
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([long, 'Ebb'].map((name) => masterFile(`${name}.wav`, wav({ seconds: 6 }))))
    const tracks = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
    await expect(tracks.getByText('0:06')).toHaveCount(2)
    const heights = () =>
      tracks
        .locator('button[aria-expanded]:not(:empty)')
        .evaluateAll((titles) => titles.map((title) => title.clientHeight))
    await expect.poll(async () => new Set(await heights()).size).toBe(1)
    const title = tracks.getByRole('button', { name: long, exact: true })
    expect((await title.boundingBox())?.width).toBeGreaterThan(120)
    await expect(title.locator('> *')).toHaveCSS('-webkit-line-clamp', '1')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)

test(
  'when a member may not manage assets, then the step says whom to ask instead of taking files',
  { tag: '@phone' },
  async ({ page }) => {
    await storeSession(page, 'artist@liner.test')
    await openNewRelease(page, 'tracks')
    await expect(page.getByText('You can manage releases but not assets')).toBeVisible()
    await expect(page.locator('input[type=file]')).toHaveCount(0)
  },
)

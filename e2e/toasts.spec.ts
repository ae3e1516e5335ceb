import { emulate } from './fixtures/emulation.ts'
import { patience } from './fixtures/machine-speed.ts'
import { expect, signIn, storeSession, test } from './fixtures/test.ts'
import { openNewRelease } from './fixtures/workspace.ts'

test(
  'when a toast shows, then it is alone at the bottom right, and closes by itself or by a swipe',
  { tag: '@desktop' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'basics')
    const save = page.getByRole('button', { name: 'Save' })
    const pressed = Date.now()
    await save.click()
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) })
    await expect(toast).toHaveCount(1)
    await expect(toast).toContainText('Release saved')
    const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const screen = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box.width).toBeLessThanOrEqual(480)
    expect(screen.width - box.x - box.width).toBeLessThanOrEqual(40)
    expect(screen.height - box.y - box.height).toBeLessThanOrEqual(40)
    await expect(toast).toHaveCount(0)
    expect(Date.now() - pressed).toBeGreaterThan(4900)

    const swipe = async (pixels: number) => {
      const at = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + pixels / 2, y, { steps: 4 })
      await page.mouse.move(x + pixels, y, { steps: 4 })
      await page.mouse.up()
    }
    const edit = async (version: string) => {
      await page.getByLabel('Version').fill(version)
      await expect(page.getByText('All changes saved')).toHaveCount(0)
      await save.click()
      await expect(page.getByText('All changes saved')).toBeVisible()
    }
    await edit('Live')
    await expect(toast).toContainText('Release saved')
    const before = await toast.elementHandle()
    await edit('Acoustic')
    // The next one takes its place.
    await page.waitForFunction((element) => !element?.isConnected, before)
    await expect(toast).toHaveCount(1)
    await swipe(40)
    await expect(toast).toHaveCount(1)
    await swipe(70)
    await expect(toast).toHaveCount(0, patience(2500))
  },
)

test('when a decision is refused while a track plays, then the toast leaves stores and buttons free', async ({
  page,
  isMobile,
  errors,
}) => {
  await emulate(page, { fail: { 'submissions.decide': 'PRECONDITION_FAILED' } })
  await signIn(page, 'admin@liner.test', '/submissions')
  if (isMobile)
    await page.getByRole('region', { name: 'Queue' }).locator('[data-row]').first().getByRole('button').click()
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  const bar = page.locator('[data-sticky-bar]')
  await bar.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  const toast = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) })
  // Under the pointer it stays, however slow the machine is.
  await toast.hover()
  const [above, below] = [await toast.boundingBox(), await bar.boundingBox()]
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  expect(errors.splice(0).filter((error) => !/status of 412/.test(error))).toEqual([])
})

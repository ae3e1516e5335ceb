import { openMore, pressMore } from '../fixtures/lists.ts'
import { patience } from '../fixtures/machine-speed.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

test.use({ serviceWorkers: 'allow' })

const t = textsOf('en', 'lists')

test(
  'when a release is pinned, then it opens offline with its cover, and can be unpinned',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/releases')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page
      .locator('[data-row]')
      .filter({ has: page.locator('img') })
      .locator('[data-row-link]')
      .first()
      .click()
    await pressMore(page, t('pinned.action'))
    await expect(page.getByText(t('pinned.done.message'))).toBeVisible()
    await openMore(page)
    await expect(page.getByRole('menuitemcheckbox', { name: t('pinned.action'), checked: true })).toBeVisible()
    const address = page.url()
    await page.close()

    await context.setOffline(true)
    const cold = await context.newPage()
    await cold.goto(`${address}?step=overview`)
    await expect(cold.locator('article img').first()).toBeVisible()
    await expect
      .poll(() =>
        cold
          .locator('article img')
          .first()
          .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(100)
    await cold.goto('/releases')
    await expect(cold.getByText(t('pinned.mark'))).toBeVisible()
    await expectAccessible(cold)
    await context.setOffline(false)
    await cold.goto(address)
    const pinned = cold.getByRole('menuitemcheckbox', { name: t('pinned.action'), checked: true })
    // Until the release has come, there may be another menu.
    await expect(async () => {
      if (!(await pinned.isVisible())) await openMore(cold)
      await expect(pinned).toBeVisible(patience(1000))
    }).toPass()
    await pinned.click()
    await expect(cold.getByText(t('pinned.back.title'))).toBeVisible()
    await openMore(cold)
    await expect(cold.getByRole('menuitemcheckbox', { name: t('pinned.action'), checked: false })).toBeVisible()
  },
)

test('when offline data is cleared, then the dialog names what is lost (it)', { tag: '@phone' }, async ({ page }) => {
  const italian = textsOf('it', 'outbox')
  const lists = textsOf('it', 'lists')
  await signIn(page, 'member@liner.test', '/releases?lng=it')
  await page.locator('[data-row-link]').first().click()
  await pressMore(page, lists('pinned.action'))
  await expect(page.getByText(lists('pinned.done.title'))).toBeVisible()
  await page.goto('/profile/device')
  await expect(page.getByText(italian('storage.releases_one', { count: 1 }))).toBeVisible()
  await page.getByRole('button', { name: italian('storage.clear') }).click()
  const dialog = page.getByRole('dialog', { name: italian('storage.lostTitle') })
  await expect(dialog).toContainText('Zitta zitta')
  await dialog.getByRole('button', { name: italian('storage.clear') }).click()
  await expect(page.getByText(italian('storage.cleared'))).toBeVisible()
  await expect(page.getByText(italian('storage.releases_one', { count: 1 }))).toHaveCount(0)
})

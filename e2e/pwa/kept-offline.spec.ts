import { expect, expectAccessible, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

test.use({ serviceWorkers: 'allow' })

const t = textsOf('en', 'lists')

test('a release is kept offline, opens cold with its cover, and is taken back', async ({ page, context }) => {
  await signIn(page, 'member@liner.test', '/releases')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page
    .locator('[data-row]')
    .filter({ has: page.locator('img') })
    .locator('[data-row-link]')
    .first()
    .click()
  await page.getByRole('button', { name: t('kept.action') }).click()
  await expect(page.getByText(t('kept.done.message'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('kept.action'), pressed: true })).toBeVisible()
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
  await expect(cold.getByText(t('kept.mark'))).toBeVisible()
  await expectAccessible(cold)
})

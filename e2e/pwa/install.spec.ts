import { expect, expectAccessible, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' })

const device = textsOf('it', 'device')

test('when a user returns on an iPhone and saves something, then pictures show how to install', async ({ page }) => {
  await signIn(page, 'member@liner.test')
  // Each start counts itself, a moment after its screen.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('install-offer'))).not.toBeNull()
  await page.evaluate(() => localStorage.setItem('install-offer', JSON.stringify({ visits: 2, answered: false })))
  await page.goto('/people?lng=it')
  await page.locator('main a[href="/people/new"]').first().click()
  await page.locator('input[name="name"]').fill('Ada Prova')
  await page.locator('button[type="submit"]').click()
  const offer = page.getByRole('region', { name: device('install.title') })
  await offer.getByRole('button', { name: device('install.show') }).click()
  await expect(page.getByRole('dialog', { name: device('install.title') }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Prova' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

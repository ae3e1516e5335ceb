import type { Page } from '@playwright/test'
import { goOffline } from '../fixtures/offline.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

test.use({ serviceWorkers: 'allow' })

const openLabel = async (page: Page, language = 'en') => {
  await signIn(page, 'member@liner.test')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`/labels?lng=${language}`)
  await page.getByRole('link', { name: 'Lanterna' }).first().click()
  await expect(page).toHaveURL(/\/labels\/[0-9a-f-]{36}/)
  // A page that is left while its code is still coming says that it did not come.
  await expect(page.getByRole('heading', { level: 1, name: 'Lanterna', exact: true })).toBeVisible()
  await page.goto(`${page.url()}?edit=true`)
  await expect(page.locator('input[name=name]')).toHaveValue('Lanterna')
}
const rename = async (page: Page, name: string, save: string) => {
  await page.locator('input[name=name]').fill(name)
  await page.getByRole('button', { name: save }).click()
}

test(
  'when a change is made offline, then it is shown as queued and sent by itself',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openLabel(page)
    await goOffline(page)
    await rename(page, 'Lanterna Blu', 'Save')
    await expect(page.getByRole('heading', { name: 'Lanterna Blu' })).toBeVisible()
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible()
    await page.getByRole('button', { name: 'Show' }).click()
    const panel = page.getByRole('dialog', { name: 'Waiting to be sent' })
    await expect(panel.getByText('Label: Lanterna Blu')).toBeVisible()
    await expect(panel.getByText('No connection')).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(panel.getByText('Everything that was waiting has been sent.')).toBeVisible()
    await expect(page.getByText(/^0 changes/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Lanterna Blu' })).toBeVisible()
  },
)

test(
  'when an offline edit conflicts, then both versions are compared, and the choice is saved (it)',
  { tag: '@phone' },
  async ({ page, context }) => {
    const t = textsOf('it', 'outbox')
    const entities = textsOf('it', 'entities')
    await openLabel(page, 'it')
    const other = await context.newPage()
    await other.goto(page.url())
    await rename(other, 'Lanterna Verde', entities('save'))
    await expect(other.getByRole('heading', { name: 'Lanterna Verde' })).toBeVisible()
    await other.close()
    await goOffline(page)
    await rename(page, 'Lanterna Rossa', entities('save'))
    await expect(page.getByRole('heading', { name: 'Lanterna Rossa' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(t('banner.failed_one', { count: 1 }))).toBeVisible()
    await page.getByRole('button', { name: t('banner.show') }).click()
    await page.getByRole('button', { name: t('compare') }).click()
    const comparison = page.getByRole('dialog', { name: entities('conflict.title') })
    await expect(comparison.getByLabel(entities('conflict.remote', { value: 'Lanterna Verde' }))).toBeVisible()
    await comparison.getByLabel(entities('conflict.local', { value: 'Lanterna Rossa' })).check()
    await comparison.getByRole('button', { name: entities('conflict.action') }).click()
    await expect(page.getByText(t('allSent.message')).first()).toBeVisible()
    await page.reload()
    await expect(page.locator('h1')).toHaveText('Lanterna Rossa')
  },
)

import type { Page } from '@playwright/test'
import { emulate } from '../fixtures/emulation.ts'
import { goOffline } from '../fixtures/offline.ts'
import { queryApi } from '../fixtures/query-api.ts'
import { chooseOrganization } from '../fixtures/shell.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

test.use({ serviceWorkers: 'allow' })

const outbox = textsOf('en', 'outbox')

const rename = async (page: Page, name: string) => {
  await page.locator('input[name=name]').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}
const show = (page: Page) => page.getByRole('button', { name: outbox('banner.show') }).click()

test(
  'when a queued change is refused, then it is set aside to retry, fix or discard, and never called sent',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/labels')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('link', { name: 'Lanterna' }).first().click()
    await expect(page).toHaveURL(/\/labels\/[0-9a-f-]{36}/)
    const labelId = page.url().slice(-36)
    const panel = page.getByRole('dialog', { name: outbox('title') })
    const needsHelp = page.getByText(outbox('banner.failed_one', { count: 1 }))
    const setAside = async (name: string) => {
      await emulate(page, { fail: { 'labels.update': 'BAD_REQUEST' } })
      await goOffline(page)
      await rename(page, name)
      await expect(page.getByText(outbox('banner.waiting_one', { count: 1 }))).toBeVisible()
      await context.setOffline(false)
      await expect(needsHelp).toBeVisible()
      await show(page)
    }
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await setAside('Lanterna Blu')
    const retry = panel.getByRole('button', { name: outbox('retry') })
    const before = await retry.elementHandle()
    await retry.click()
    // The button disappears while the change is sent; the answer brings another one.
    await page.waitForFunction((button) => !button?.isConnected, before)
    await expect(retry).toBeVisible()
    await emulate(page)
    await panel.getByRole('link', { name: outbox('correct') }).click()
    await rename(page, 'Lanterna Verde')
    await expect(page.getByText(outbox('allSent.message')).first()).toBeVisible()
    expect(await queryApi(page, 'labels.get', { labelId })).toMatchObject({ name: 'Lanterna Verde', revision: 2 })

    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await setAside('Lanterna Rossa')
    await panel.getByRole('button', { name: outbox('discard'), exact: true }).click()
    await panel.getByRole('button', { name: outbox('discardForGood') }).click()
    await expect(panel.getByText(outbox('nothing'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Lanterna Verde' })).toBeVisible()
  },
)

test(
  'when a change is refused in another organization, then it is fixed there',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/labels')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('link', { name: 'Lanterna' }).first().click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await emulate(page, { fail: { 'labels.update': 'BAD_REQUEST' } })
    await goOffline(page)
    await rename(page, 'Lanterna Blu')
    await expect(page.getByText(outbox('banner.waiting_one', { count: 1 }))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(outbox('banner.failed_one', { count: 1 }))).toBeVisible()
    await chooseOrganization(page, 'Halyard')
    await show(page)
    await page.getByRole('link', { name: outbox('switchAndCorrect', { organization: 'Lanterna Dischi' }) }).click()
    await expect(page.getByRole('button', { name: 'Organization: Lanterna Dischi' })).toBeVisible()
    await emulate(page)
    await rename(page, 'Lanterna Verde')
    await expect(page.getByText(outbox('allSent.message')).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Lanterna Verde' })).toBeVisible()
  },
)

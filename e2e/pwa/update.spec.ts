import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/deploys.ts'
import { openMenu } from '../fixtures/shell.ts'
import { signIn } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

const shell = textsOf('en', 'shell')

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
const startedAt = (page: Page) => page.evaluate(() => performance.timeOrigin)

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('all tabs move to a new version together, and none over work that would be lost', async ({
    page,
    context,
    host,
  }) => {
    await signIn(page, 'member@liner.test')
    await lookForUpdate(page)
    const other = await context.newPage()
    await other.goto('/organizations')
    await other.getByRole('link', { name: 'Lanterna Dischi' }).click()
    await other.getByRole('button', { name: 'Edit', exact: true }).click()
    await other.getByLabel('IBAN').fill('IT60')
    host.deploy()
    await lookForUpdate(page)
    await expect(other.getByText(shell('update.message'))).toBeVisible()
    await page.getByRole('button', { name: shell('update.action') }).click()
    await expect(page.getByText(shell('update.held'))).toBeVisible()

    await other.getByRole('button', { name: 'Cancel' }).click()
    await other.getByRole('button', { name: 'Leave' }).click()
    await expect(other.getByLabel('IBAN')).toHaveCount(0)
    const [first, second] = [await startedAt(page), await startedAt(other)]
    await page.getByRole('button', { name: shell('update.action') }).click()
    await expect.poll(() => startedAt(page).catch(() => first)).toBeGreaterThan(first)
    await expect.poll(() => startedAt(other).catch(() => second)).toBeGreaterThan(second)
    await expect(page.getByText(shell('update.held'))).toHaveCount(0)
  })
})

test('a part that a deploy did away with brings one new start, and no loop', async ({ page, host, errors }) => {
  await signIn(page, 'member@liner.test')
  host.gone = /\/assets\/profile-[^/]*\.js$/
  const before = host.starts.length
  await openMenu(page)
  await page.locator('a[href="/profile"]').click()
  // The host is asked for before the page starts anew.
  await expect.poll(() => host.starts.length - before).toBe(1)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(host.starts.length - before).toBe(1)
  // What could not be had is said once in the console, by the browser itself.
  errors.splice(0)
})

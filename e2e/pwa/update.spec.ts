import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/deploys.ts'
import { patience } from '../fixtures/machine-speed.ts'
import { navigateWithoutReload } from '../fixtures/navigate.ts'
import { openMenu } from '../fixtures/shell.ts'
import { signIn } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

const shell = textsOf('en', 'shell')
const entities = textsOf('en', 'entities')

const INSTALL_MS = 45_000

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
const startedAt = (page: Page) => page.evaluate(() => performance.timeOrigin)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The screen itself, not the error panel, which has the same heading with a message below it. */
const openScreen = async (page: Page, path: string) => {
  const before = (await heading(page).textContent()) ?? ''
  await navigateWithoutReload(page, path)
  await expect(heading(page)).not.toHaveText(before)
  await expect(heading(page)).not.toBeEmpty()
  await expect(page.getByText(entities('offline.message'))).toHaveCount(0)
}

test.describe('with a service worker', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test('when a new version is accepted, then all tabs reload together, none over unsaved work', async ({
    page,
    context,
    host,
  }) => {
    await signIn(page, 'member@liner.test')
    await checkForUpdate(page)
    const other = await context.newPage()
    await other.goto('/organizations')
    await other.getByRole('link', { name: 'Lanterna Dischi' }).click()
    await other.getByRole('button', { name: 'Edit', exact: true }).click()
    await other.getByLabel('IBAN').fill('IT60')
    host.deploy()
    await checkForUpdate(page)
    await expect(other.getByText(shell('update.message'))).toBeVisible(patience(INSTALL_MS))
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

  test('when the app was updated, then visited screens still open offline', async ({ page, context, host }) => {
    const screens = ['/profile', '/promo-card', '/releases/import', '/submissions']
    await signIn(page, 'admin@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    for (const screen of screens) await openScreen(page, screen)
    host.deployChanged()
    await checkForUpdate(page)
    const before = await startedAt(page)
    // The new worker fetches the whole build first.
    await page.getByRole('button', { name: shell('update.action') }).click(patience(INSTALL_MS))
    await expect.poll(() => startedAt(page).catch(() => before)).toBeGreaterThan(before)
    await expect(heading(page)).not.toBeEmpty()
    await page.close()

    await context.setOffline(true)
    const cold = await context.newPage()
    await cold.goto('/notifications')
    for (const screen of screens) await openScreen(cold, screen)
  })

  test('when the precache was deleted, then the next visit completes it', async ({ page, context }) => {
    const cachedFiles = () =>
      page.evaluate(async () => {
        const caches = await window.caches.keys()
        const files = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()))
        return files.flat().length
      })
    await signIn(page, 'member@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const complete = await cachedFiles()
    await page.evaluate(async () => {
      for (const name of await window.caches.keys()) await window.caches.delete(name)
    })
    await page.reload()
    await expect.poll(cachedFiles).toBeGreaterThanOrEqual(complete)

    await context.setOffline(true)
    await page.goto('/notifications')
    await openScreen(page, '/profile')
  })
})

test(
  'when a deploy removed a chunk, then the page reloads once, without a loop',
  { tag: '@desktop' },
  async ({ page, host, errors }) => {
    await signIn(page, 'member@liner.test')
    host.removed = /\/static\/profile-[^/]*\.js$/
    const before = host.shellPaths.length
    await openMenu(page)
    await page.locator('a[href="/profile"]').click()
    // The page probes the host before it reloads.
    await expect.poll(() => host.shellPaths.length - before).toBe(1)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(host.shellPaths.length - before).toBe(1)
    // The browser logs the missing file once.
    errors.splice(0)
  },
)

test(
  'when style sheets did not load in the background, then the screens that need them have their styles',
  { tag: '@desktop' },
  async ({ page, host, errors }) => {
    // A page that was reloaded a moment ago is not reloaded once more.
    await page.addInitScript(() => sessionStorage.setItem('liner-reloaded-at', String(Date.now())))
    host.removed = /\/styles-[^/]*\.css$/
    await signIn(page, 'member@liner.test')
    await expect.poll(() => errors.join()).toContain('/styles-')
    host.removed = null
    await page.locator('a[href="/people"]').click()
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    const unstyled = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
          .filter(({ sheet }) => sheet === null || sheet.cssRules.length === 0)
          .map(({ href }) => href),
      )
    // What was not there before may still be on its way.
    await expect.poll(unstyled).toEqual([])
    errors.splice(0)
  },
)

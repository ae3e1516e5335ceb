import type { Page } from '@playwright/test'
import { openMenu } from '../fixtures/shell.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

const shell = textsOf('en', 'shell')
const device = textsOf('en', 'device')
const releases = textsOf('en', 'releases')

/** Without leaving the page: the emulated server forgets what it could not keep. */
const beginRelease = async (page: Page) => {
  await openMenu(page)
  await page
    .getByRole('button', { name: shell('newRelease.action') })
    .first()
    .click()
  await page.getByLabel(shell('newRelease.titleField')).fill('Paper Boats')
  await page.getByRole('button', { name: shell('newRelease.continue') }).click()
}

test('a browser that refuses all its storage: people sign in and browse, and are told', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse })
    IDBFactory.prototype.open = refuse
  })
  await signIn(page, 'member@liner.test')
  await expect(page.getByText(device('storage.none'))).toBeVisible()
  await expect(page.getByText('Lia Montaldi')).toBeVisible()
})

test('with no room left what is typed is not kept, which is said at once', async ({ page }) => {
  await page.addInitScript(() => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put')
    IDBObjectStore.prototype.put = function (...values) {
      // The emulated server has its own disk.
      if (this.transaction.db.name === 'liner-emulation') return Reflect.apply(put, this, values)
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await signIn(page, 'member@liner.test')
  await expect(page.getByText(device('storage.full'))).toBeVisible()
  await beginRelease(page)
  await page.getByLabel('Title').fill('Half a Title')
  await expect(page.getByText(releases('draft.full'))).toBeVisible()
})

test('no database at all, and the lists are there, and a release can be begun', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await signIn(page, 'member@liner.test')
  await expect(page.getByText('Lia Montaldi')).toBeVisible()
  await beginRelease(page)
  await expect(page.locator('#step-title')).toBeVisible()
})

import { openMenu } from '../fixtures/shell.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'
import { openNewRelease } from '../fixtures/workspace.ts'

const shell = textsOf('en', 'shell')
const device = textsOf('en', 'device')
const releases = textsOf('en', 'releases')

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

test('with no room left what is typed is not kept, which is said at once', async ({ page, context }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...values) {
      // The emulated server has its own disk.
      if (this.transaction.db.name === 'liner-emulation') return put.apply(this, values)
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await signIn(page, 'member@liner.test')
  await expect(page.getByText(device('storage.full'))).toBeVisible()
  await openNewRelease(page, 'basics')
  await page.getByLabel('Title').fill('Half a Title')
  await expect(page.getByText(releases('draft.full'))).toBeVisible()
})

test('no database at all, and the lists are there, and a release can be begun', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await signIn(page, 'member@liner.test')
  await expect(page.getByText('Lia Montaldi')).toBeVisible()
  await openMenu(page)
  await page
    .getByRole('button', { name: shell('newRelease.action') })
    .first()
    .click()
  await page.getByLabel(shell('newRelease.titleField')).fill('Paper Boats')
  await page.getByRole('button', { name: shell('newRelease.continue') }).click()
  await expect(page.locator('#step-title')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { openMenu } from '../fixtures/shell.ts'
import { expect, signIn, test, typeSignIn } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

const shell = textsOf('en', 'shell')
const device = textsOf('en', 'device')
const releases = textsOf('en', 'releases')

/** Without reloading: the emulated server loses what it cannot store. */
const createRelease = async (page: Page) => {
  await openMenu(page)
  await page
    .getByRole('button', { name: shell('newRelease.action') })
    .first()
    .click()
  await page.getByLabel(shell('newRelease.titleField')).fill('Paper Boats')
  await page.getByRole('button', { name: shell('newRelease.continue') }).click()
}

test(
  'when the browser refuses all storage, then users can sign in, browse and create a release, and a banner says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { configurable: true, get: refuse })
      IDBFactory.prototype.open = refuse
    })
    await typeSignIn(page, 'member@liner.test')
    await expect(page.getByText(device('storage.none'))).toBeVisible()
    await expect(page.getByText('Lia Montaldi')).toBeVisible()
    await createRelease(page)
    await page.getByLabel('Title').fill('Half a Title')
    await expect(page.getByText(releases('draft.notStored.none'))).toBeVisible()
  },
)

test(
  'when a database never answers, as in some browsers after an update, then users can browse, and a banner says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // The emulated server's own database in this browser fails too; it works without.
      Object.defineProperty(IDBFactory.prototype, 'open', { value: () => ({}) })
    })
    await signIn(page, 'member@liner.test', '/labels')
    await expect(page.getByRole('link', { name: 'Lanterna' }).first()).toBeVisible()
    await expect(page.getByText(device('storage.silent'))).toBeVisible()
  },
)

test(
  'when a database is corrupt, then users can browse, and a banner says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB)
      IDBFactory.prototype.open = (name: string, version?: number) => {
        const request = open(name, version)
        if (name.startsWith('liner-emulation')) return request
        const error = new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError')
        request.addEventListener('success', (event) => request.onerror?.(event))
        return Object.defineProperties(request, { onsuccess: { value: null, writable: true }, error: { value: error } })
      }
    })
    await signIn(page, 'member@liner.test', '/labels')
    await page.getByRole('link', { name: 'Lanterna' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lanterna' })).toBeVisible()
    await expect(page.getByText(device('storage.none'))).toBeVisible()
  },
)

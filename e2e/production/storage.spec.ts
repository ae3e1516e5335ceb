import type { Page } from '@playwright/test'
import { patience } from '../fixtures/machine-speed.ts'
import { expect, signIn, test } from '../fixtures/production.ts'
import { chooseOrganization } from '../fixtures/shell.ts'
import { PASSWORD } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

const device = textsOf('en', 'device')
const releases = textsOf('en', 'releases')
const soon = () => patience(3000)

/** No database ever opens. */
const hangOpening = () => {
  Object.defineProperty(IDBFactory.prototype, 'open', { value: () => ({}) })
}

/** Every database opens, but no request or transaction in it ends. */
const hangRequests = () => {
  const own = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess')
  Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
    set(this: IDBRequest, listener: unknown) {
      if (this instanceof IDBOpenDBRequest) own?.set?.call(this, listener)
    },
  })
  for (const name of ['oncomplete', 'onabort', 'onerror'])
    Object.defineProperty(IDBTransaction.prototype, name, { set() {} })
}

/** Everything else that a browser may lack or never answer. */
const hangOtherApis = () => {
  const never = () => new Promise<never>(() => undefined)
  Reflect.deleteProperty(window, 'BroadcastChannel')
  for (const name of ['request', 'query']) Object.defineProperty(LockManager.prototype, name, { value: never })
  for (const name of ['open', 'keys', 'match', 'delete'])
    Object.defineProperty(CacheStorage.prototype, name, { value: never })
  for (const name of ['estimate', 'persist', 'persisted'])
    Object.defineProperty(StorageManager.prototype, name, { value: never })
  for (const name of ['register', 'getRegistration'])
    Object.defineProperty(ServiceWorkerContainer.prototype, name, { value: never })
  Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: never })
}

/** Until the other page is there, the rows are those of the one before. */
const goTo = async (page: Page, area: string) => {
  await page.getByRole('link', { name: new RegExp(`^${area}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: area, exact: true })).toBeVisible(soon())
}

/** A walk through Liner, each step within three seconds. A banner moves what is below it, and comes when it comes. */
const walkThrough = async (page: Page, banner?: string) => {
  await page.goto('/login?lng=en')
  await page.getByLabel('E-mail').fill('member@liner.test')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Lia Montaldi')).toBeVisible(soon())
  if (banner !== undefined) await expect(page.getByText(banner)).toBeVisible()

  await goTo(page, 'Releases')
  const release = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first()
  await expect(release).toBeVisible(soon())
  await release.click()
  await expect(page.locator('#step-title')).toBeVisible(soon())

  await goTo(page, 'People')
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.locator('input[name=name]').fill('Ada Lovelace', soon())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible(soon())

  await goTo(page, 'Artists')
  await chooseOrganization(page, 'Halyard Music')
  await expect(page.getByText('Maren Ashdown')).toBeVisible(soon())
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL(/\/login/, soon())
}

for (const [what, hang] of [
  ['no database that opens', hangOpening],
  ['databases that open and never answer', hangRequests],
] as const)
  test(
    `when the browser has ${what}, then every step takes less than three seconds, and a banner says so`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.addInitScript(hang)
      await walkThrough(page, device('storage.silent'))
      await signOut(page)
    },
  )

test(
  'when channels, locks, caches and the worker never answer, then every step takes less than three seconds',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(hangOtherApis)
    await walkThrough(page)
    await expect(page.getByText(device('storage.silent'))).toHaveCount(0)
    await signOut(page)
  },
)

for (const [what, hang] of [
  ['databases', `(${String(hangRequests)})()`],
  ['databases and locks', `(${String(hangOpening)})(); (${String(hangOtherApis)})()`],
] as const)
  test(
    `when ${what} stop answering, then a new release opens within three seconds, and says that it is not stored`,
    { tag: '@desktop' },
    async ({ page }) => {
      await signIn(page, 'member@liner.test', '/artists')
      await expect(page.getByText('Lia Montaldi')).toBeVisible()
      await page.evaluate(hang)
      await page.getByRole('button', { name: 'New release' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Title').fill('Ebb')
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(page.locator('#step-title')).toBeVisible(soon())
      await page.locator('input[name=title]').fill('Ebb Tide')
      await expect(page.getByText(releases('draft.notStored.silent'))).toBeVisible()
      await expect(page.getByText(device('storage.silent'))).toBeVisible()
    },
  )

test(
  'when databases and locks never answer, then the address of a new release opens within three seconds',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(hangOpening)
    await page.addInitScript(hangOtherApis)
    await signIn(page, 'member@liner.test', '/releases/new?format=SINGLE&title=Ebb')
    await expect(page.locator('#step-title')).toBeVisible(soon())
    await expect(page.getByText(device('storage.silent'))).toBeVisible()
  },
)

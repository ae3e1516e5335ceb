import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { pressMore } from './fixtures/lists.ts'
import { expect, signIn, storeSession, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'
import { openNewRelease } from './fixtures/workspace.ts'

const ADMIN = 'admin@liner.test'
const MEMBER = 'member@liner.test'
const DAY = /^\d\d [A-Z][a-z]{2} \d{4}$/
const rows = (page: Page) => page.locator('[data-row]')

test(
  'when a super administrator opens the assets, then a row shows its facts and links to its asset and its organization',
  { tag: ['@desktop', '@catalogue-2.4.5', '@catalogue-2.4.6', '@catalogue-6.1', '@catalogue-9.4'] },
  async ({ page }) => {
    await signIn(page, ADMIN, '/assets')
    const row = rows(page).first()
    await expect(row.getByText(DAY)).toBeVisible()
    const names = ['Details', 'Artist', 'ISRC', 'Duration', 'Releases', 'Added', 'ID']
    for (const name of names) await expect(page.getByRole('columnheader', { name, exact: true })).toBeAttached()
    await expect(row.locator('a[href^="/artists/"]').first()).toBeVisible()
    await expect(row.locator('a[href^="/assets/"]')).toHaveCount(2)
    const organization = row.locator('a[href^="/organizations/"]')
    const name = (await organization.textContent()) ?? ''
    await organization.click()
    await expect(page).toHaveURL(/\/organizations\/[0-9a-f-]{36}/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  },
)

test(
  'when a user sees one organization, then lists have no organization column or filter',
  { tag: ['@desktop', '@catalogue-2.4.2', '@catalogue-2.4.6'] },
  async ({ page }) => {
    await signIn(page, MEMBER, '/assets')
    await rows(page).first().waitFor()
    await expect(rows(page).locator('a[href^="/organizations/"]')).toHaveCount(0)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('combobox', { name: 'Artist' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveCount(0)
  },
)

test(
  'when a track is picked from the assets, then the picker offers no other action',
  { tag: ['@desktop', '@catalogue-2.4.7', '@catalogue-2.4.8'] },
  async ({ page }) => {
    await storeSession(page, MEMBER)
    await openNewRelease(page, 'tracks')
    await page.getByRole('button', { name: 'Add existing tracks' }).click()
    const dialog = page.getByRole('dialog')
    const row = dialog.locator('[data-row]').first()
    await row.click()
    await expect(row.getByRole('checkbox')).toBeChecked()
    await row.click()
    await expect(row.getByRole('checkbox')).not.toBeChecked()
    await expect(row.getByRole('link')).toHaveCount(0)
    for (const name of [/^Filters/, /^New asset/, /^Delete/])
      await expect(dialog.getByRole('button', { name })).toHaveCount(0)
  },
)

test(
  'when an artist, a label, a person or an organization is opened, then facts, pictures, lists or a table show',
  { tag: ['@desktop', '@catalogue-2.2.2'] },
  async ({ page }) => {
    await signIn(page, MEMBER, '/artists')
    await page.getByRole('link', { name: 'Vela Nera', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vela Nera')
    const main = page.getByRole('main')
    await expect(main.locator('dl').first()).toContainText(/\w/)
    await expect(main.locator('img').first()).toBeVisible()
    await expect(main.getByRole('list', { name: 'Releases' }).getByRole('img').first()).toBeVisible()
    await main.getByRole('link', { name: 'Vico Dritto', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vico Dritto')
    await expect(main.getByRole('table', { name: 'Releases' }).getByRole('row').nth(1)).toBeVisible()
    await page.goto('/people')
    await page.getByRole('link', { name: 'Marta Olcese', exact: true }).click()
    const credits = main.getByRole('region', { name: 'Credits' })
    await expect(credits.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expect(credits.getByText(/Composer, \w+/).first()).toBeVisible()
    await expect(main.getByText('None', { exact: true })).toHaveCount(0)
    await page.goto('/organizations')
    await page.getByRole('link', { name: 'Lanterna Dischi', exact: true }).click()
    await expect(main.getByRole('listitem').first()).toBeVisible()
  },
)

test(
  'when rows load, then skeletons show, and the pagination leads from the first page to the last',
  { tag: ['@desktop', '@catalogue-2.6.2', '@catalogue-2.6.3'] },
  async ({ page }) => {
    await signIn(page, MEMBER)
    await expect(page.getByRole('link', { name: 'Vela Nera', exact: true })).toBeVisible()
    await emulate(page, { latency: 'demo' })
    await page.evaluate(() => {
      // The skeletons disappear faster than a test can look.
      new MutationObserver(() => {
        const shapes = document.querySelectorAll('main [aria-busy="true"] [data-shape]').length
        if (shapes > 0) document.documentElement.dataset.shapes = String(shapes)
      }).observe(document, { childList: true, subtree: true })
    })
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: /^Releases/ })
      .click()
    await expect(page.locator('html[data-shapes]')).toBeAttached()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    const buttons = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button')
    await expect(buttons.first()).toHaveAccessibleName('First page')
    await expect(buttons.nth(1)).toHaveAccessibleName('Previous page')
    await expect(buttons.nth(2)).toHaveAccessibleName('Page 1')
    await expect(buttons.nth(-2)).toHaveAccessibleName('Next page')
    await buttons.last().click()
    await expect(page).toHaveURL(/page=\d/)
    await buttons.first().click()
    await expect(page).toHaveURL('/releases')
  },
)

test(
  'when several labels are selected, then they are toggled at once; when one is deleted on its page, then the list opens',
  { tag: ['@desktop', '@catalogue-4.8', '@catalogue-4.12', '@catalogue-2.6.9'] },
  async ({ page }) => {
    await signIn(page, MEMBER, '/labels')
    for (const name of ['Lanterna', 'Mareggiata']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    const bar = page.getByRole('region', { name: 'Selected items' })
    const inactive = rows(page).getByText('Inactive', { exact: true })
    const before = await inactive.count()
    await bar.getByRole('button', { name: 'Deactivate' }).click()
    await expect(inactive).toHaveCount(before + 2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(inactive).toHaveCount(before)

    await page.goto('/labels/new')
    await page.getByLabel('Name').fill('Nothing Yet')
    await page.getByRole('button', { name: 'Create label' }).click()
    await expect(page).toHaveURL(/\/labels\/[0-9a-f-]{36}/)
    await pressMore(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page).toHaveURL('/labels')
    await expect(page.getByText('Permanently removed from Liner: “Nothing Yet”.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Nothing Yet')).toHaveCount(0)
  },
)

test.describe('when an id is copied', { tag: '@desktop' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test('then a toast says whether it worked', { tag: ['@catalogue-2.2.4', '@access-8.7'] }, async ({ page }) => {
    const common = textsOf('en', 'common')
    await signIn(page, MEMBER, '/labels')
    await page.getByRole('link', { name: 'Lanterna', exact: true }).click()
    await page.getByRole('button', { name: 'Copy ID' }).click()
    await expect(page.getByText(common('copy.success.title_id'), { exact: true })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await page.getByRole('button', { name: 'Copy ID' }).click()
    await expect(page.getByText(common('copy.error.title'), { exact: true })).toBeVisible()
  })
})

test(
  'when a code cannot be sent again, then the page says so',
  { tag: ['@desktop', '@catalogue-8.14'] },
  async ({ page, errors }) => {
    await page.clock.install()
    await page.goto('/signup?lng=en')
    await page.getByLabel('E-mail').fill('ada@new.test')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Confirm e-mail' }).click()
    await page.getByLabel('Code').waitFor()
    await emulate(page, { fail: { 'auth.sendOtp': 'INTERNAL_SERVER_ERROR' } })
    await page.clock.fastForward(31_000)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect(page.getByText(textsOf('en', 'errors')('code.INTERNAL_SERVER_ERROR'))).toBeVisible()
    errors.length = 0
  },
)

test.describe('when the browser’s language is neither English nor Italian', { tag: '@desktop' }, () => {
  test.use({ locale: 'fr-FR' })
  test('then the interface is in English', { tag: '@catalogue-8.18' }, async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

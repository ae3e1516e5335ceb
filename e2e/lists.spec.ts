import type { Page } from '@playwright/test'
import { navigateWithoutReload } from './fixtures/navigate.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'

const MEMBER = 'member@liner.test'
const ADMIN = 'admin@liner.test'
const LISTS = ['artists', 'releases', 'assets', 'labels', 'people', 'users', 'organizations']

const list = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const rows = (page: Page, name: string) => list(page, name).locator('tbody tr[data-row]')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagination' })

test('when a list is reloaded or returned to, then it shows the same page', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, MEMBER, '/releases')
  await expect(rows(page, 'Releases')).toHaveCount(10)
  expect(new URL(page.url()).search).toBe('')
  const first = await rows(page, 'Releases').first().textContent()

  await pages(page).getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/releases?page=2')
  await expect(pages(page).getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(rows(page, 'Releases').first()).not.toHaveText(first ?? '')
  const second = (await rows(page, 'Releases').first().textContent()) ?? ''

  await page.reload()
  await expect(rows(page, 'Releases').first()).toHaveText(second)
  await pages(page).getByRole('button', { name: 'Last page' }).click()
  await expect(pages(page).getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  await page.goBack()
  await expect(rows(page, 'Releases').first()).toHaveText(second)
  await page.goBack()
  await expect(rows(page, 'Releases').first()).toHaveText(first ?? '')
})

test(
  'when a list has many pages, then the pagination shows as many numbers as fit',
  { tag: ['@desktop', '@catalogue-2.6.4', '@catalogue-9.1', '@catalogue-9.17'] },
  async ({ page }) => {
    await signIn(page, ADMIN, '/assets')
    await expect(pages(page).getByRole('button', { name: /^Page/ })).toHaveCount(5)
    await expect(rows(page, 'Assets')).toHaveCount(5)
  },
)

test(
  'when a list is read on a phone, then it has cards instead of columns, and fewer page numbers',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/assets')
    const cards = page.getByRole('list', { name: 'Assets', exact: true }).getByRole('listitem')
    await expect(cards).toHaveCount(5)
    await expect(pages(page).getByRole('button', { name: /^Page/ })).toHaveCount(3)
    await expect(page.getByRole('columnheader')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible()
    for (const name of ['Columns', 'Views']) await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(cards.first()).toContainText(/Track|Video/)
    // One link a card, besides that to its organization: a finger does not choose between many.
    await expect(cards.first().locator('a[href^="/artists/"]')).toHaveCount(0)
    await expect(cards.first().getByRole('link')).toHaveCount(2)
  },
)

test(
  'when the page is past the end, then the last page shows',
  { tag: ['@desktop', '@catalogue-4.14'] },
  async ({ page }) => {
    await signIn(page, MEMBER, '/artists?page=99')
    await expect(page).toHaveURL('/artists?page=2')
    await expect(rows(page, 'Artists').first()).toBeVisible()
  },
)

test(
  'when a search is typed, then it runs after a second, or at once with Enter',
  { tag: ['@desktop', '@catalogue-5.28', '@catalogue-2.6.1'] },
  async ({ page }) => {
    await signIn(page, MEMBER, '/releases?page=2')
    await expect(rows(page, 'Releases').first()).toBeVisible()
    const box = page.getByRole('searchbox')
    await page.clock.install()
    // Otherwise the clock continues during the checks.
    await page.clock.pauseAt(Date.now() + 60_000)
    await box.fill('vento')
    await page.clock.runFor(900)
    await expect(page).toHaveURL('/releases?page=2')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/releases?search=vento')
    await page.clock.resume()
    await expect(rows(page, 'Releases')).toHaveCount(1)
    await expect(rows(page, 'Releases')).toContainText('Vento da terra')

    await box.fill('  zzzz ')
    await box.press('Enter')
    await expect(page).toHaveURL('/releases?search=zzzz')
    await expect(page.getByText('No results for “zzzz”')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page).toHaveURL('/releases')
    await expect(box).toHaveValue('')

    await page.goBack()
    await expect(box).toHaveValue('zzzz')
    await page.goBack()
    await expect(box).toHaveValue('vento')
    await expect(rows(page, 'Releases')).toHaveCount(1)
  },
)

test(
  'when a super administrator reads the lists on wide screens, then every name has room',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/releases')
    for (const area of LISTS) {
      await page.goto(`/${area}`)
      const names = page.getByRole('table').locator('tbody tr[data-row] td:nth-child(2)')
      await expect(names.first()).toBeVisible()
      for (const width of [1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const room = async () => (await names.first().boundingBox())?.width ?? 0
        await expect.poll(room, `${area} at ${width} px`).toBeGreaterThanOrEqual(170)
      }
    }
  },
)

test(
  'when a column header is pressed, then the table is sorted; arrow keys move through it',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, MEMBER, '/releases?page=2')
    const header = page.getByRole('columnheader', { name: 'Release', exact: true })
    const titles = list(page, 'Releases').locator('[data-row-link]')
    await header.getByRole('button').click()
    await expect(page).toHaveURL('/releases?sortBy=title&sortDir=asc')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const inOrder = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare
    await expect(async () => {
      const shown = await titles.allTextContents()
      expect(shown).toHaveLength(10)
      expect(shown).toEqual(shown.toSorted(inOrder))
    }).toPass()
    const up = await titles.allTextContents()
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(titles.first()).not.toHaveText(up[0] ?? '')

    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('jk')
    await expect(page.getByRole('searchbox')).toHaveValue('jk')
    await page.getByRole('searchbox').fill('')
    // On a slow machine the second after “jk” has passed: the list is searched, and comes back.
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/releases?sortBy=title')
    await expect(rows(page, 'Releases')).toHaveCount(10)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await header.getByRole('button').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(rows(page, 'Releases').nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await expect(rows(page, 'Releases').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
  },
)

test(
  'when a user sees several organizations, then each row names its organization',
  { tag: ['@desktop', '@catalogue-6.1'] },
  async ({ page, browser }) => {
    const whose = (of: Page) => rows(of, 'Labels').filter({ hasText: 'Lanterna Dischi' })
    await signIn(page, MEMBER, '/labels')
    await expect(rows(page, 'Labels')).toHaveCount(3)
    await expect(whose(page)).toHaveCount(0)
    const other = await browser.newPage({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() })
    await signIn(other, ADMIN)
    await other.goto('/labels?page=2')
    await expect(rows(other, 'Labels').first()).toBeVisible()
    await other.goto('/labels?search=Lanterna')
    await expect(whose(other)).toHaveCount(1)
    await other.close()
  },
)

test(
  'when an existing track is picked, then it cannot be picked again',
  { tag: ['@desktop', '@catalogue-2.4.8'] },
  async ({ page }) => {
    await signIn(page, MEMBER, '/releases/new?format=ALBUM&title=Again&step=tracks')
    const open = () => page.getByRole('button', { name: 'Add existing tracks' }).click()
    await open()
    const dialog = page.getByRole('dialog')
    const boxes = dialog.getByRole('checkbox')
    await expect(boxes).toHaveCount(8)
    await expect(dialog.getByRole('button', { name: 'Add 0 tracks' })).toBeDisabled()
    const name = (await boxes.first().getAttribute('aria-label')) ?? ''
    await boxes.first().check()
    await dialog.getByRole('button', { name: 'Next page' }).click()
    await expect(dialog.getByRole('checkbox', { name }).first()).toBeHidden()
    await dialog.locator('[data-row]').first().click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add 2 tracks' }).click()
    await expect(dialog).toBeHidden()
    await open()
    await expect(boxes.first()).toBeChecked()
    await expect(boxes.first()).toBeDisabled()
  },
)

test('when all users of a page are selected, then the current user is not', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, ADMIN, '/users?search=admin%40liner.test')
  await expect(page.getByRole('checkbox', { name: /^You can’t change / })).toBeDisabled()
  await page.goto('/users')
  await expect(rows(page, 'Users').first()).toBeVisible()
  const [all, locked] = [rows(page, 'Users'), page.getByRole('checkbox', { name: /^You can’t change / })]
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const taken = (await all.count()) - (await locked.count())
  await expect(page.getByRole('region', { name: 'Selected items' }).getByRole('status')).toHaveText(`${taken} selected`)
})

test(
  'when any list is opened, then it is accessible and no wider than its page',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/releases')
    for (const name of LISTS) {
      await navigateWithoutReload(page, `/${name}`)
      await expect(page.locator(`[data-row-link][href^="/${name}/"]`).first()).toBeVisible()
      await expectAccessible(page)
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide, name).toBeLessThanOrEqual(0)
    }
  },
)

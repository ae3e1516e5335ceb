import type { Page } from '@playwright/test'
import { pressMore, startSelecting } from './fixtures/lists.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const MEMBER = 'member@liner.test'
const t = textsOf('en', 'lists')
const showAs = (page: Page, name: string) =>
  page.getByRole('group', { name: t('layout.label') }).getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: t('bulk.label') })
const rows = (page: Page) => page.locator('[data-row]')
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test('when releases are shown as covers or in a calendar, then the address keeps the choice', async ({ page }) => {
  await signIn(page, MEMBER, '/releases')
  await expect(rows(page)).toHaveCount(10)
  await showAs(page, 'Covers').click()
  await expect(page).toHaveURL('/releases?view=covers')
  await expect(showAs(page, 'Covers')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('list', { name: 'Releases', exact: true }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(rows(page)).toHaveCount(10)
  const first = (await rows(page).first().locator('[data-row-link]').textContent()) ?? ''
  await rows(page).first().locator('[data-row-link]').click()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/releases?view=covers')

  await showAs(page, 'Calendar').click()
  await expect(page).toHaveURL('/releases?view=calendar')
  await expect(page.getByRole('button', { name: t('calendar.next') })).toBeVisible()
  await page.goto('/releases?view=calendar&month=2027-01')
  await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Scirocco' })).toContainText('Ottobre Salino')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('calendar.next') }).click()
  await expect(page).toHaveURL('/releases?view=calendar&month=2027-02')
  await expect(page.getByRole('heading', { name: 'February 2027' })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Scirocco' })).toHaveCount(0)
  await page.goto('/releases?view=calendar&month=1999-05')
  await expect(page.getByText(t('calendar.empty', { month: 'May 1999' }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'New release' })).toBeVisible()
  await page.getByRole('button', { name: t('calendar.today') }).click()
  await expect(page).toHaveURL('/releases?view=calendar')

  await page.goto('/releases?view=shelf&month=2027-13')
  await expect(showAs(page, 'List')).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(10)
})

test(
  'when the calendar is shown in English or Italian, then its weeks begin on Monday',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [language, monday] of [
      ['en', 'Mon'],
      ['it', 'lun'],
    ] as const) {
      await signIn(page, MEMBER, `/releases?view=calendar&month=2027-01&lng=${language}`)
      await expect(page.getByRole('columnheader').first()).toHaveText(monday)
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
    }
  },
)

test(
  'when selecting has started, then a press selects, and Escape, the button or Back ends it',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, MEMBER, '/releases')
    await showAs(page, 'Covers').click()
    await expect(page).toHaveURL('/releases?view=covers')
    await showAs(page, 'List').click()
    await expect(page).toHaveURL('/releases')
    await expect(rows(page)).toHaveCount(10)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await startSelecting(page)
    await expect(bar(page)).toContainText('0 selected')
    const top = async () => (await rows(page).nth(2).boundingBox())?.y
    const before = await top()
    await rows(page).first().click()
    await rows(page).nth(1).click()
    await expect(bar(page)).toContainText('2 selected')
    await expect.poll(top).toBe(before)
    await expect(page).toHaveURL('/releases')
    await bar(page)
      .getByRole('button', { name: t('select.all') })
      .click()
    await expect(bar(page)).toContainText('10 selected')
    await expectAccessible(page)
    await page.goBack()
    await expect(bar(page)).toHaveCount(0)
    await expect(page).toHaveURL('/releases')
    await expect(page.getByRole('checkbox')).toHaveCount(0)

    await startSelecting(page)
    await expect(bar(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
    await startSelecting(page)
    await bar(page)
      .getByRole('button', { name: t('select.leave') })
      .click()
    await expect(bar(page)).toHaveCount(0)
  },
)

test(
  'when the “⋯” menu is opened by keyboard, then arrow keys move in it, and Escape gives the focus back',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, MEMBER, '/releases')
    await expect(rows(page)).toHaveCount(10)
    const more = page.getByRole('button', { name: 'More actions' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Select', exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: t('export') })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(more).toBeFocused()
    await pressMore(page, t('releases.import'))
    await expect(page).toHaveURL(/\/releases\/import/)
  },
)

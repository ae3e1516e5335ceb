import type { Page } from '@playwright/test'
import { pressMore } from './fixtures/lists.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const lists = textsOf('en', 'lists')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640
const rows = (page: Page) => page.locator('[data-row]')
const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const open = async (page: Page, name: string) => {
  await page.getByRole('button', { name: new RegExp(`^${name}( \\(\\d+\\))?$`) }).click()
  await expect(panel(page, name)).toBeVisible()
}
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test(
  'when filters are set in the panel, then they show above the list and can be removed one by one',
  { tag: '@catalogue-2.6.8' },
  async ({ page }) => {
    if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page, 'admin@liner.test', '/releases?page=2')
    await rows(page).first().waitFor()
    await open(page, 'Filters')
    const filters = panel(page, 'Filters')
    await filters.getByLabel('Format').selectOption({ label: 'Single' })
    await expect(page).toHaveURL('/releases?format=SINGLE')
    await filters.getByRole('combobox', { name: 'Label' }).click()
    await filters.getByRole('listbox').getByRole('option').first().click()
    await expect(page).toHaveURL(/labelId=/)
    await expect(filters.getByRole('combobox', { name: 'Label' })).toBeFocused()
    await expectAccessible(page)
    const box = await filters.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(480)
    if (isPhone(page)) expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(640)
    await page.keyboard.press('Escape')
    await expect(filters).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused()

    const chips = page.getByRole('list', { name: lists('filter.inUse') })
    await expect(chips).toContainText('Format: Single')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await chips.getByRole('button', { name: lists('filter.remove', { label: 'Format', value: 'Single' }) }).click()
    await expect(page).not.toHaveURL(/format=/)
    await expect(chips.getByRole('button').first()).toBeFocused()
    await chips.getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/releases')
    await expect(chips).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused()
  },
)

test('when Back is pressed, then the filters close', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test', '/labels')
  await page.goto('/artists')
  await open(page, 'Filters')
  await panel(page, 'Filters').getByLabel('Status').selectOption({ label: 'Inactive' })
  await expect(page).toHaveURL('/artists?status=INACTIVE')
  await page.goBack()
  await expect(panel(page, 'Filters')).toHaveCount(0)
  await expect(page).toHaveURL('/artists')
})

test('when the filters change, then the selection is cleared', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test', '/releases')
  await rows(page).first().getByRole('checkbox').check()
  await expect(page.getByRole('region', { name: lists('bulk.label') })).toBeVisible()
  await open(page, 'Filters')
  await panel(page, 'Filters').getByLabel('Status').selectOption({ label: 'Approved' })
  await page.getByRole('button', { name: lists('filter.show') }).click()
  await expect(rows(page).getByRole('checkbox').first()).not.toBeChecked()
  await expect(page.getByRole('region', { name: lists('bulk.label') })).toHaveCount(0)
})

test('when the page size changes, then the first visible row stays', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test', '/releases?page=2')
  await expect(rows(page)).toHaveCount(10)
  const first = (await rows(page).first().getByRole('link').first().textContent()) ?? ''
  const size = page.getByLabel(lists('pagination.rows'))
  await size.selectOption('5')
  await expect(page).toHaveURL('/releases?page=3&perPage=5')
  await expect(rows(page)).toHaveCount(5)
  await expect(rows(page).first()).toContainText(first)
  await size.selectOption('100')
  await expect(page).toHaveURL('/releases?perPage=100')
  await expect(rows(page).filter({ hasText: first }).first()).toBeAttached()
  await size.selectOption('10')
  await expect(page).toHaveURL('/releases')
  await page.goto('/releases?perPage=7')
  await expect(rows(page)).toHaveCount(10)
})

test(
  'when columns are chosen and reordered by keyboard, then the export follows',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases')
    await rows(page).first().waitFor()
    const headers = page.getByRole('columnheader')
    await open(page, 'Columns')
    const columns = panel(page, 'Columns')
    await expect(columns.getByRole('checkbox', { name: 'Release Always shown' })).toBeDisabled()
    await columns.getByRole('checkbox', { name: 'Barcode' }).uncheck()
    await columns.getByRole('checkbox', { name: 'Artist' }).uncheck()
    const up = columns.getByRole('button', { name: lists('columns.up', { name: 'Status' }) })
    await up.focus()
    for (const _ of [1, 2, 3]) await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/releases?columns=release.status.label.format.releaseDate')
    await expect(up).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused()
    await page.reload()
    await expect(headers.filter({ hasText: /\w/ })).toHaveText(['Release', 'Status', 'Label', 'Format', 'Release date'])
    const [download] = await Promise.all([page.waitForEvent('download'), pressMore(page, lists('export'))])
    const stream = await download.createReadStream()
    const content = (await stream.toArray()).join('')
    expect(content).toMatch(/^\uFEFF?"?Release"?,"?Status"?,"?Label"?,"?Format"?,"?Release date"?,"?ID"?\r?\n/)

    await page.goto('/releases?columns=nothing.status.__proto__.status')
    await expect(headers.filter({ hasText: /\w/ })).toHaveText(['Release', 'Status'])
    await open(page, 'Columns')
    await page.getByRole('button', { name: lists('columns.reset') }).click()
    await expect(page).toHaveURL('/releases')
  },
)

test(
  'when a view is saved, then it can be applied, renamed, updated, deleted and restored',
  { tag: '@desktop' },
  async ({ page }) => {
    const hostile = '<img src=x onerror=alert(1)>'
    await signIn(page, 'member@liner.test', '/releases?format=SINGLE&sortBy=title&sortDir=asc&perPage=5')
    await open(page, 'Views')
    const views = panel(page, 'Views')
    const save = async (name: string) => {
      await views.getByRole('textbox').fill(name)
      await views
        .getByRole('button', { name: lists('views.save') })
        .last()
        .click()
    }
    await save('\u200B ')
    await expect(views.getByText(lists('views.problem.required'))).toBeVisible()
    await save(hostile)
    await expect(views.getByRole('status')).toContainText(hostile)
    await save(hostile.toUpperCase())
    await expect(views.getByText(lists('views.problem.taken'))).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.goto('/releases')
    await open(page, 'Views')
    await views.getByRole('button', { name: lists('views.rename', { name: hostile }) }).click()
    await views.getByRole('textbox').first().fill('Singles')
    await page.keyboard.press('Enter')
    await views.getByRole('button', { name: 'Singles', exact: true }).click()
    await expect(page).toHaveURL('/releases?perPage=5&sortBy=title&sortDir=asc&format=SINGLE')
    await expect(views).toHaveCount(0)

    await page.goto('/releases?status=APPROVED')
    await open(page, 'Views')
    await views.getByRole('button', { name: lists('views.update', { name: 'Singles' }) }).click()
    await expect(views.getByRole('button', { name: /^Singles/ })).toHaveAttribute('aria-current', 'true')
    await views.getByRole('button', { name: lists('views.delete', { name: 'Singles' }) }).click()
    await expect(views).toHaveCount(0)
    await page.getByRole('button', { name: textsOf('en', 'entities')('undo') }).click()
    await open(page, 'Views')
    await expect(views.getByRole('button', { name: /^Singles/ })).toBeVisible()
  },
)

test('when the store is damaged, then each user still has their own views', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test')
  const userKey = () => page.evaluate(() => Object.keys(localStorage).find((name) => name.startsWith('liner-views/')))
  await page.goto('/artists')
  await open(page, 'Views')
  const views = panel(page, 'Views')
  await views.getByRole('textbox').fill('Mine')
  await views.getByRole('button', { name: lists('views.save') }).click()
  await expect(views.getByRole('button', { name: /^Mine/ })).toBeVisible()
  await page.goto('/labels')
  await open(page, 'Views')
  await expect(views.getByText(lists('views.empty'))).toBeVisible()
  await page.goto('/profile/organization')
  await page.getByRole('main').getByRole('button', { name: 'Switch to Halyard Music' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Switch to Lanterna Dischi' })).toBeVisible()
  await page.goto('/artists')
  await open(page, 'Views')
  await expect(views.getByText(lists('views.empty'))).toBeVisible()
  await page.evaluate((name) => localStorage.setItem(name ?? '', '{"state":[{"id":7}]}'), await userKey())
  await page.goto('/profile/organization')
  await page.getByRole('main').getByRole('button', { name: 'Switch to Lanterna Dischi' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Switch to Halyard Music' })).toBeVisible()
  await page.goto('/artists')
  await open(page, 'Views')
  await expect(views.getByText(lists('views.empty'))).toBeVisible()
})

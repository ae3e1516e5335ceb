import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const ADMIN = 'admin@liner.test'
const rowsOf = (page: Page) => page.getByRole('region', { name: 'Queue' }).locator('[data-row]')

test('when the queue is on a phone, then “Select” shows the checkboxes', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, ADMIN, '/submissions')
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(rowsOf(page).getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByText(/j and k to move/)).toBeHidden()
  const select = page.getByRole('button', { name: 'Select', exact: true })
  const top = async (of: Locator) => (await of.boundingBox())?.y
  expect(await top(select)).toBe(await top(page.getByRole('button', { name: 'Filters' })))
  const firstRow = await top(rowsOf(page).first())
  await select.click()
  expect(await top(rowsOf(page).first())).toBe(firstRow)
  await rowsOf(page).first().getByRole('checkbox').check()
  const bar = page.getByRole('group', { name: 'Selected submissions' })
  await expect(bar).toContainText('1 selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(rowsOf(page).getByRole('checkbox')).toHaveCount(0)
  await rowsOf(page).first().getByRole('button').click()
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('dialog').getByText('Ctrl + Enter')).toBeHidden()
  await expectAccessible(page)
})

test('when a release is closed on a phone, then its row has the focus again', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, ADMIN, '/submissions')
  const second = rowsOf(page).getByRole('button').nth(1)
  await second.click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(second).toBeFocused()
  await second.press('Enter')
  await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(second).toBeFocused()
})

for (const [language, width] of [
  ['en', 390],
  ['it', 320],
] as const)
  test(
    `when a release is reviewed at ${width} px (${language}), then the bar is two lines, before it is taken and after`,
    { tag: '@phone' },
    async ({ page }) => {
      const t = textsOf(language, 'submissions')
      await page.setViewportSize({ width, height: 700 })
      await signIn(page, ADMIN, `/submissions?lng=${language}`)
      await page
        .getByRole('region', { name: t('queue') })
        .locator('[data-row] button')
        .nth(1)
        .click()
      const bar = page.locator('[data-sticky-bar]')
      const height = async () => (await bar.boundingBox())?.height
      const take = bar.getByRole('button', { name: t('review.take') })
      await expect(take).toBeVisible()
      expect(await height()).toBeLessThanOrEqual(112)
      await take.click()
      await expect(bar.getByRole('button', { name: t('review.leave') })).toBeVisible()
      expect(await height()).toBeLessThanOrEqual(112)
      const short = await bar
        .getByRole('button')
        .evaluateAll((buttons) => buttons.filter(({ clientHeight }) => clientHeight < 42).length)
      expect(short).toBe(0)
    },
  )

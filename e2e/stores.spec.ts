import type { Page } from '@playwright/test'
import dayjs from 'dayjs'
import { expect, expectAccessible, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

const store = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test.beforeEach(({ page }) => storeSession(page, 'member@liner.test'))

test('when a release is a single or a video, then stores that do not accept it are not offered', async ({ page }) => {
  await openNewRelease(page, 'distribution')
  await expect(store(page, 'Beatport')).toBeVisible()
  await expect(store(page, 'Vevo')).toHaveCount(0)
  await page.getByText('1 store isn’t offered: it only accepts videos').click()
  await expect(page.getByText('Vevo', { exact: true })).toBeVisible()
  await store(page, 'Beatport').check()

  await openStep(page, 'Basics')
  await page.getByRole('combobox', { name: 'Format' }).selectOption('Video')
  await openStep(page, 'Distribution')
  await expect(store(page, 'Vevo')).toBeVisible()
  await expect(store(page, 'Traxsource')).toHaveCount(0)
  // What was chosen before can be taken back.
  await expect(store(page, 'Beatport')).toBeChecked()
  await expect(page.getByText('This release has only videos, which can’t go to Beatport.')).toBeVisible()
  await store(page, 'Beatport').click()
  await expect(store(page, 'Beatport')).toHaveCount(0)
  await page.getByRole('button', { name: 'Select all' }).click()
  await expect(store(page, 'Vevo')).toBeChecked()
  await expect(page.getByText('This release has only videos')).toHaveCount(0)
})

for (const language of LANGUAGES) {
  const t = textsOf(language, 'releases')
  test(
    `when stores are chosen, then the earliest date is offered, and where the release is live first is shown (${language})`,
    { tag: screenOf(language) },
    async ({ page }) => {
      await openNewRelease(page, 'distribution', language)
      await store(page, 'Spotify').check()
      await store(page, 'Apple Music').check()
      const lead = t('times.workingDays_other', { count: 10 })
      await expect(page.getByText(lead)).toBeVisible()
      const date = page.getByLabel(t('field.consumerReleaseDate'))
      await date.fill(dayjs().add(1, 'day').format('YYYY-MM-DD'))
      const soon = page.getByText(
        textsOf(language, 'problems')('STORE_DATE_SOON', { stores: '', day: '' }).slice(0, 12),
      )
      await expect(soon).toContainText('Apple Music')
      await page.getByRole('button', { name: t('times.use', { day: '' }) }).click()
      await expect(soon).toHaveCount(0)
      expect(dayjs(await date.inputValue()).day()).toBe(5)

      const newZealand = new Intl.DisplayNames(language, { type: 'region' }).of('NZ') ?? ''
      await expect(page.getByText(t('times.first', { place: newZealand, when: '@' }).split('@')[0] ?? '')).toBeVisible()
      await page.getByText(t('times.all')).click()
      await expect(page.getByRole('listitem').filter({ hasText: newZealand })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    },
  )
}

test('when a store and a territory have dates of their own, then these are saved', async ({ page }) => {
  const main = dayjs().add(60, 'day')
  const later = main.add(14, 'day').format('YYYY-MM-DD')
  await openNewRelease(page, 'distribution')
  await page.getByLabel('Release date').fill(main.format('YYYY-MM-DD'))
  await store(page, 'Beatport').check()
  await page.getByText('Store requirements and dates').click()
  const own = page.getByLabel('Different date for Beatport')
  await own.fill('2020-01-01')
  await expect(page.getByText('A store or territory date is in the past.')).toBeVisible()
  await own.fill(later)
  await expect(page.getByText('A store or territory date is in the past.')).toHaveCount(0)
  await expect(page.getByText('buyers keep what they bought')).toBeVisible()

  await page.getByText('Different dates by territory').click()
  await page.getByLabel('Add a territory').selectOption({ label: 'Japan' })
  await expect(page.getByLabel('Japan', { exact: true })).toHaveValue(main.format('YYYY-MM-DD'))
  await page.getByLabel('Japan', { exact: true }).fill(later)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Different date for Beatport')).toHaveValue(later)
  await expect(page.getByLabel('Japan', { exact: true })).toHaveValue(later)
  await page.getByRole('button', { name: 'Remove Japan' }).click()
  await expect(page.getByLabel('Japan', { exact: true })).toHaveCount(0)

  await openStep(page, 'Overview')
  await expect(page.getByText('Beatport: ')).toBeVisible()
})

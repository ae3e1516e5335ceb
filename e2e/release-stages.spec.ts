import type { Page } from '@playwright/test'
import { RELEASE_STAGES } from '#src/domain/submission/status.ts'
import { emulate } from './fixtures/emulation.ts'
import { isPersisted } from './fixtures/indexed-db.ts'
import { expect, expectAccessible, signIn, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const rows = (page: Page) => page.locator('[data-row]')
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

for (const language of LANGUAGES) {
  const t = textsOf(language, 'lists')
  test(
    `when a stage is pressed, then its releases are listed, as many as its count says (${language})`,
    { tag: screenOf(language) },
    async ({ page }) => {
      await signIn(page, 'member@liner.test', `/releases?lng=${language}`)
      const stages = page.getByRole('group', { name: t('stage.label') })
      for (const stage of RELEASE_STAGES) {
        const button = stages.getByRole('button', { name: t(`stage.${stage}`) })
        await expect(button).toHaveAttribute('aria-pressed', 'false')
        await expect(button).toHaveText(/\d+$/)
        const count = Number(/\d+$/.exec((await button.textContent()) ?? '')?.[0])
        expect(count).toBeGreaterThan(0)
        await button.click()
        await expect(page).toHaveURL(new RegExp(`stage=${stage}`))
        await expect(button).toHaveAttribute('aria-pressed', 'true')
        const said = t(count === 1 ? 'releases.count_one' : 'releases.count_other', { count })
        await expect(page.getByText(said, { exact: true })).toBeVisible()
        await expect(rows(page)).toHaveCount(Math.min(count, 10))
      }
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await expect(rows(page).first()).toContainText(t('releaseStatus.APPROVED'))
      await stages.getByRole('button', { name: t('stage.IN_REVIEW') }).click()
      await expect(rows(page).first()).toContainText(t('releaseStatus.IN_REVIEW'))
      await stages.getByRole('button', { name: t('stage.IN_REVIEW') }).click()
      await expect(page).not.toHaveURL(/stage=/)
    },
  )
}

test('when a reviewer opens the releases, then there are no counts', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'admin@liner.test', '/releases')
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByRole('group', { name: 'Stages' })).toHaveCount(0)
})

test('when the counts arrive, then the list does not move', { tag: '@phone' }, async ({ page }) => {
  await storeSession(page, 'member@liner.test')
  await page.goto('/profile')
  // They come after the list: long enough to measure it without them.
  await emulate(page, { delay: { 'releases.stages': 3000 } })
  await page.goto('/releases')
  await rows(page).first().waitFor()
  const before = await rows(page).first().boundingBox()
  const stages = page.getByRole('group', { name: 'Stages' })
  expect(await stages.count()).toBe(0)
  await stages.waitFor()
  expect(await rows(page).first().boundingBox()).toEqual(before)
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  test('when the calendar is opened, then it has the months that were read, and leads back from one that was not', async ({
    page,
    context,
  }) => {
    await signIn(page, 'member@liner.test', '/releases?view=calendar&month=2027-01')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect(rows(page).filter({ hasText: 'Scirocco' })).toBeVisible()
    await expect.poll(() => isPersisted(page, 'releases.list')).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(rows(page).filter({ hasText: 'Scirocco' })).toBeVisible()
    for (const month of ['December 2026', 'November 2026', 'October 2026']) {
      await page.getByRole('button', { name: 'Previous month' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: month })).toBeVisible()
    }
    await expect(page.getByText('Not available offline')).toBeVisible()
    for (const month of ['November 2026', 'December 2026', 'January 2027']) {
      await page.getByRole('button', { name: 'Next month' }).click()
      await expect(page.getByRole('heading', { name: month })).toBeVisible()
    }
    await expect(rows(page).filter({ hasText: 'Scirocco' })).toBeVisible()
  })
})

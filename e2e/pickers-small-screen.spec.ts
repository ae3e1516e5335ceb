import type { Page } from '@playwright/test'
import { patience } from './fixtures/machine-speed.ts'
import { expect, expectAccessible, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { openNewRelease } from './fixtures/workspace.ts'

const TALLEST = { single: 265, multi: 240 }
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const boundsOf = async (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))

for (const language of LANGUAGES)
  test(
    `when the screen is small, then the list stays within it (${language})`,
    { tag: [screenOf(language), '@catalogue-9.19'] },
    async ({ page }) => {
      const t = textsOf(language, 'common')
      await page.setViewportSize({ width: 320, height: 560 })
      await storeSession(page, 'member@liner.test')
      await openNewRelease(page, 'artists', language)
      const field = textsOf(language, 'releases')
      for (const [name, tallest] of [
        [field('field.artists'), TALLEST.multi],
        [field('field.label'), TALLEST.single],
      ] as const) {
        await box(page, name).click()
        await expect(options(page).first()).toBeVisible()
        // What arrives moves it to where there is room.
        await expect(async () => {
          const [panel] = await boundsOf(page, '[popover]:popover-open')
          expect(panel.height).toBeLessThanOrEqual(tallest)
          expect(panel.left).toBeGreaterThanOrEqual(0)
          expect(panel.right).toBeLessThanOrEqual(320)
          expect(panel.bottom).toBeLessThanOrEqual(560)
        }).toPass(patience(10_000))
        await expectAccessible(page)
        await box(page, name).fill('Qwzx')
        await expect(page.getByText(t('search.nothingFor', { text: 'Qwzx' })).last()).toBeVisible()
        await expect(options(page).last()).toHaveText(/Qwzx/)
        await expectAccessible(page)
        await page.keyboard.press('Tab')
      }
      const touched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
      await box(page, field('field.label')).click()
      await options(page).first().waitFor()
      for (const { height } of await boundsOf(page, '[role=option]'))
        expect(height).toBeGreaterThanOrEqual(touched ? 44 : 24)
    },
  )

test('when a banner moves the page, then an open list stays below its field', async ({ page, context }) => {
  await storeSession(page, 'member@liner.test')
  await page.goto('/assets/new?format=TRACK&title=Ebb&lng=en')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const artists = box(page, 'Artists')
  await artists.click()
  await options(page).first().waitFor()
  const gap = async () => {
    const [field, list] = await Promise.all([artists.boundingBox(), page.locator(':popover-open').boundingBox()])
    return Math.round((list?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0))
  }
  const before = await gap()
  await context.setOffline(true)
  await expect(page.getByText(textsOf('en', 'shell')('offline'))).toBeVisible()
  await expect.poll(gap).toBe(before)
})

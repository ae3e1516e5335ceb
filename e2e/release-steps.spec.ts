import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const t = textsOf('en', 'releases')
const READ = ['overview', 'basics', 'artists', 'cover', 'tracks', 'copyright', 'distribution'].map((step) =>
  t(`step.${step}`),
)
const steps = (page: Page) => page.getByRole('navigation', { name: t('steps') })
const step = (page: Page, name: string) => steps(page).getByRole('button', { name: new RegExp(`^${name}`) })

test('when a release at the stores is opened, then its overview comes first, and its steps lead to what was filled in and back', async ({
  page,
}, info) => {
  await signIn(page, 'member@liner.test', '/releases?search=Scirocco')
  await page.getByRole('main').locator('a[href^="/releases/"]').first().click()
  await expect(steps(page).getByRole('button')).toHaveText(READ)
  await expect(step(page, 'Overview')).toHaveAttribute('aria-current', 'step')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await step(page, 'Tracks').click()
  await expect(page.locator('#step-title')).toHaveText('Tracks')
  await expect(page).toHaveURL(/step=tracks/)
  if (info.project.name === 'desktop') await expect(step(page, 'Tracks')).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(/step=/)
  await expect(step(page, 'Overview')).toHaveAttribute('aria-current', 'step')
})

test(
  'when text is twice as large, then no button below a release covers another',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases/new?lng=it')
    const buttons = page.locator('[data-sticky-bar]').getByRole('button')
    await buttons.last().click()
    await expect(buttons).toHaveCount(3)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const covered = () =>
      buttons.evaluateAll((all) => {
        const boxes = all.map((button) => button.getBoundingClientRect())
        return boxes.flatMap((one, at) =>
          one.right > innerWidth ||
          boxes
            .slice(0, at)
            .some(
              (other) =>
                other.right > one.left && one.right > other.left && other.bottom > one.top && one.bottom > other.top,
            )
            ? [all[at]?.textContent]
            : [],
        )
      })
    await expect.poll(covered).toEqual([])
  },
)

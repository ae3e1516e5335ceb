import type { Page } from '@playwright/test'
import common from '../locales/en/common.json' with { type: 'json' }
import { expect, expectAccessible, test } from './fixtures/test.ts'

/** Follows the link of a state as somebody would who looks for it. */
const show = async (page: Page, screen: string, state: string) => {
  await page.goto('/gallery?emulate=language:en')
  await page.getByRole('link', { name: `${screen}: ${state}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeHidden()
}

const labelIn = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

/** The samples, and what each shows. */
const SAMPLES: readonly [string, string, (page: Page) => Promise<void>][] = [
  ['/labels', 'Filled', (page) => expect(labelIn(page, 'Vico Dritto')).toBeVisible()],
  ['/labels', 'Empty', (page) => expect(page.getByRole('heading', { name: 'No labels yet' })).toBeVisible()],
  ['/labels', 'One', (page) => expect(page.getByText('1 label', { exact: true })).toBeVisible()],
  ['/labels', 'Very long', (page) => expect(labelIn(page, /^Vico Dritto Donau/)).toBeVisible()],
  [
    '/labels',
    'Loading',
    async (page) => {
      await expect(page.getByRole('heading', { name: 'Labels', level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible()
    },
  ],
  ['/labels', 'Error', (page) => expect(page.getByRole('button', { name: common.tryAgain })).toBeVisible()],
  ['/labels', 'Forbidden', (page) => expect(page.getByText('You don’t have access to this page')).toBeVisible()],
  ['/login', 'Filled', (page) => expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()],
  [
    '/labels/$labelId',
    'Empty',
    async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(/\/labels\/[\da-f-]{36}$/)
    },
  ],
]

test.describe('the gallery', { tag: '@desktop' }, () => {
  test('when it is opened, then every part can be read in both schemes', async ({ page }) => {
    await page.goto('/gallery?emulate=language:en')
    await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible()
    // Three rows stand for all: each has the same links.
    await page.getByRole('row').evaluateAll((rows) => rows.slice(4).forEach((row) => row.remove()))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ConfirmDialog destructive' }).click()
    await expect(page.getByRole('dialog', { name: 'Paper Boats' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  for (const [screen, state, isShown] of SAMPLES)
    test(`when the link of ${screen}, ${state}, is followed, then it shows that`, async ({ page, errors }) => {
      await show(page, screen, state)
      await isShown(page)
      expect(errors.filter((error) => !/status of (500|403)/.test(error))).toEqual([])
      errors.length = 0
    })

  test('when the link of a screen offline is followed after it was read, then it shows what was read', async ({
    page,
    errors,
  }) => {
    await show(page, '/labels', 'Filled')
    await expect(labelIn(page, 'Vico Dritto')).toBeVisible()
    await show(page, '/labels', 'Offline')
    await expect(labelIn(page, 'Vico Dritto')).toBeVisible()
    errors.length = 0
  })
})

import type { Page } from '@playwright/test'
import { linkOf, screens, type State } from '#mocks/gallery/screens.ts'
import common from '../locales/en/common.json' with { type: 'json' }
import { isPersisted } from './fixtures/indexed-db.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const openGallery = async (page: Page) => {
  await page.goto('/gallery?emulate=language:en')
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible()
}

const labelIn = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

/** The samples, and what each shows. */
const SAMPLES: readonly [string, State, (page: Page) => Promise<void>][] = [
  ['/labels', 'filled', (page) => expect(labelIn(page, 'Vico Dritto')).toBeVisible()],
  ['/labels', 'empty', (page) => expect(page.getByRole('heading', { name: 'No labels yet' })).toBeVisible()],
  ['/labels', 'one', (page) => expect(page.getByText('1 label', { exact: true })).toBeVisible()],
  ['/labels', 'long', (page) => expect(labelIn(page, /^Vico Dritto Donau/)).toBeVisible()],
  [
    '/labels',
    'loading',
    async (page) => {
      await expect(page.getByRole('heading', { name: 'Labels', level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible()
    },
  ],
  ['/labels', 'error', (page) => expect(page.getByRole('button', { name: common.tryAgain })).toBeVisible()],
  ['/labels', 'forbidden', (page) => expect(page.getByText('You don’t have access to this page')).toBeVisible()],
  [
    '/profile/notifications',
    'error',
    (page) => expect(page.getByRole('main').getByRole('button', { name: common.tryAgain })).toBeVisible(),
  ],
  [
    '/promo-card?release=$releaseId',
    'loading',
    async (page) => {
      await expect(page.getByRole('heading', { name: 'Promo card', level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('[data-shape][aria-busy=true]')).toBeVisible()
    },
  ],
  ['/login', 'filled', (page) => expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()],
  [
    '/labels/$labelId',
    'empty',
    async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(/\/labels\/[\da-f-]{36}$/)
    },
  ],
]

test.describe('the gallery', { tag: '@desktop' }, () => {
  test('when it is opened, then every part can be read in both schemes', async ({ page }) => {
    await openGallery(page)
    // Three rows stand for all: each has the same links.
    await page.getByRole('row').evaluateAll((rows) => rows.slice(4).forEach((row) => row.remove()))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ConfirmDialog destructive' }).click()
    await expect(page.getByRole('dialog', { name: 'Paper Boats' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  for (const [name, state, isShown] of SAMPLES)
    test(`when ${name} is opened as ${state}, then it shows that`, async ({ page, errors }) => {
      const look = screens().find((screen) => screen.name === name)?.looks[state]
      if (look === undefined) throw new Error(`${name} has no state ${state}`)
      await page.goto(linkOf(look, { language: 'en' }))
      await isShown(page)
      expect(errors.filter((error) => !/status of (500|403)/.test(error))).toEqual([])
      errors.length = 0
    })

  test('when the link of a screen offline is followed after it was read, then it shows what was read', async ({
    page,
    errors,
  }) => {
    for (const state of ['Filled', 'Offline']) {
      await openGallery(page)
      await page.getByRole('link', { name: `/labels: ${state}`, exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeHidden()
      await expect(labelIn(page, 'Vico Dritto')).toBeVisible()
      await expect.poll(() => isPersisted(page, 'labels.list')).toBe(true)
    }
    errors.length = 0
  })
})

import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Page, Route } from '@playwright/test'
import { expect, signIn, test } from '../fixtures/production.ts'
import { textsOf } from '../fixtures/texts.ts'

const ROOT = `${import.meta.dirname}/../..`
const english = textsOf('en', 'common')
const lists = textsOf('en', 'lists')
const inItalian = textsOf('it', 'lists')
const palette = textsOf('en', 'palette')

const read = (path: string): unknown => JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8'))

/** The address of a file names its namespace and, where it holds several, its language. */
const isItalian = (url: string): boolean => {
  const { pathname } = new URL(url)
  const [, namespace = '', language] = /\/static\/([^.]+?)(?:\.(..))?-.{8}\.json$/.exec(pathname) ?? []
  if (namespace === '' || language !== undefined) return language === 'it'
  return isDeepStrictEqual(read(`dist/production${pathname}`), read(`locales/it/${namespace}.json`))
}

/** The Italian files do not come until they are released. */
const silenceItalian = async (page: Page) => {
  const held: Route[] = []
  let isReleased = false
  await page.route('**/static/*.json', async (route) => {
    if (isReleased || !isItalian(route.request().url())) await route.continue()
    else held.push(route)
  })
  return () => {
    isReleased = true
  }
}

const late = english('languageLate', { language: 'Italiano' })
const italiano = (page: Page) => page.getByRole('button', { name: 'Italiano' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('when the texts of another language are silent', { tag: '@desktop' }, () => {
  test('then it says so within 3 s, the one before goes on, and the other is shown when they come', async ({
    page,
  }) => {
    await page.clock.install()
    const release = await silenceItalian(page)
    await signIn(page, 'member@liner.test', '/labels')
    await expect(page.locator('[data-row-link]').first()).toBeVisible()
    await italiano(page).click()
    await expect(italiano(page)).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(2600)
    await expect(page.getByText(late)).toBeVisible()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'People' }).click()
    await expect(heading(page, lists('people.title'))).toBeVisible()
    await page.reload()
    await expect(heading(page, lists('people.title'))).toBeVisible()
    await page.clock.fastForward(2600)
    await expect(page.getByText(late)).toBeVisible()
    release()
    // What is held ends after 5 s, and is asked for again after two more.
    await page.clock.fastForward(5000)
    await page.clock.fastForward(2000)
    await expect(heading(page, inItalian('people.title'))).toBeVisible()
    await expect(page.getByText(late)).toHaveCount(0)
    await page.reload()
    await expect(heading(page, inItalian('people.title'))).toBeVisible()
  })

  test('then the one before can be chosen again', async ({ page }) => {
    await page.clock.install()
    await silenceItalian(page)
    await page.goto('/login?lng=en')
    await italiano(page).click()
    await page.clock.fastForward(2600)
    await expect(page.getByText(late)).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByText(late)).toHaveCount(0)
    await expect(italiano(page)).not.toHaveAttribute('aria-busy')
  })

  test('then a choice in the palette says so in a toast', async ({ page }) => {
    await page.clock.install()
    await silenceItalian(page)
    await signIn(page, 'member@liner.test', '/labels')
    await expect(page.locator('[data-row-link]').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    const option = page.getByRole('option', { name: palette('action.language', { name: 'Italiano' }) })
    await option.click()
    await page.clock.fastForward(2600)
    // At the switch, and in the toast.
    await expect(page.getByText(late)).toHaveCount(2)
  })
})

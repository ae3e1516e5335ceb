import type { Page } from '@playwright/test'
import { holdFiles } from '../fixtures/held-files.ts'
import { expect, signIn, test } from '../fixtures/production.ts'
import { textsOf } from '../fixtures/texts.ts'

const common = textsOf('en', 'common')
const palette = textsOf('en', 'palette')

const finder = (page: Page) => page.getByRole('dialog', { name: palette('label') })
const row = (page: Page) => page.locator('[data-row]').first()

/** Opens the list with its first row focused, and asks for the palette, whose code comes once `arrive` is called. */
const askForPalette = async (page: Page) => {
  const arrive = await holdFiles(page, '**/static/palette-*.js')
  await signIn(page, 'member@liner.test', '/people')
  await expect(row(page)).toBeVisible()
  await page.keyboard.press('j')
  await expect(row(page)).toBeFocused()
  const asked = page.waitForRequest('**/static/palette-*.js')
  await page.keyboard.press('Control+k')
  await asked
  return arrive
}

test.describe('when the code of the palette is late', { tag: '@desktop' }, () => {
  test('then what is typed meanwhile goes into it, and none of it is a key of the list', async ({ page }) => {
    const arrive = await askForPalette(page)
    const address = page.url()
    await page.keyboard.type('xj/k luxx')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(row(page)).toBeFocused()
    arrive()
    await expect(finder(page).getByRole('combobox')).toHaveValue('xj/k lux')
    await expect(finder(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('e')
    await expect(finder(page).getByRole('combobox')).toHaveValue('xj/k luxe')
    await page.keyboard.press('Escape')
    await expect(finder(page)).toHaveCount(0)
    await expect(row(page)).toBeFocused()
    await expect(row(page).getByRole('checkbox')).not.toBeChecked()
    expect(page.url()).toBe(address)
    // Opened again, it has nothing of it.
    await page.keyboard.press('Control+k')
    await expect(finder(page).getByRole('combobox')).toHaveValue('')
  })

  test('then Escape gives it up, and the keys belong to the list again', async ({ page }) => {
    const arrive = await askForPalette(page)
    await page.keyboard.type('abc')
    await page.keyboard.press('Escape')
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/static/palette-'))
    arrive()
    await arrived
    await page.keyboard.press('x')
    await expect(row(page).getByRole('checkbox')).toBeChecked()
    await expect(finder(page)).toHaveCount(0)
  })

  test('then it says so after 5 s, and the next press opens it', async ({ page }) => {
    await page.clock.install()
    const arrive = await askForPalette(page)
    // In steps, because a page that was blocked counts as one.
    for (let step = 0; step < 20; step += 1) await page.clock.runFor(250)
    await expect(page.getByRole('alert').filter({ hasText: common('error.awayTitle') })).toBeVisible()
    await page.keyboard.press('x')
    await expect(row(page).getByRole('checkbox')).toBeChecked()
    arrive()
    await expect(finder(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(finder(page).getByRole('combobox')).toBeFocused()
  })
})

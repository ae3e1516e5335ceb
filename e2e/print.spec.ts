import type { Page } from '@playwright/test'
import { expect, storeSession, test } from './fixtures/test.ts'

const PAGES_MOST = 2
const A4 = { width: 794, height: 1123 }
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

const openFirst = async (page: Page, area: string, name: string) => {
  await page.goto(`/${area}`)
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

const PRINTED = [
  ['labels', 'Lanterna', 'Releases'],
  ['artists', 'Vela Nera', 'Releases'],
  ['organizations', 'Lanterna Dischi', 'Members'],
] as const

for (const [area, name, section] of PRINTED)
  test(`when one of the ${area} is printed, then its page fits the sheet`, { tag: '@desktop' }, async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openFirst(page, area, name)
    await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible()
    // Loading skeletons would be printed as well.
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'More actions' })).toBeHidden()
    await expect(page.getByText('Skip to content')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.setViewportSize(A4)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4.width)
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(PAGES_MOST)
  })

import type { Page } from '@playwright/test'
import { patience, slowness } from './fixtures/machine-speed.ts'
import { expect, signIn, test } from './fixtures/test.ts'

const ADMIN = 'admin@liner.test'
const rows = (page: Page) => page.getByRole('table', { name: 'Assets', exact: true }).locator('tbody tr[data-row]')
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()

test(
  'when filters are set, then they are in the address and can be removed',
  { tag: ['@desktop', '@catalogue-2.4.1', '@catalogue-2.4.2', '@catalogue-6.1'] },
  async ({ page }) => {
    test.slow()
    await signIn(page, ADMIN, '/assets?page=3')
    await expect(rows(page).first()).toBeVisible()
    await openFilters(page)
    await page.getByRole('combobox', { name: 'Format' }).selectOption({ label: 'Video' })
    await expect(page).toHaveURL('/assets?format=VIDEO')
    await page.getByRole('combobox', { name: 'Organization' }).fill('Lanterna')
    await page.getByRole('option', { name: 'Lanterna Dischi' }).click()
    await expect(page).toHaveURL(/organizationId=/)
    await page.getByRole('combobox', { name: 'Format' }).selectOption('')
    await expect(page).not.toHaveURL(/format=/)

    await page.getByRole('combobox', { name: 'Artist' }).fill('Vela')
    await page.getByRole('option', { name: 'Vela Nera' }).click()
    await expect(page).toHaveURL(/artistId=/)
    await expect(rows(page).first()).toContainText('Vela Nera')
    await page.reload()
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Artist: Vela Nera')
    await openFilters(page)
    await expect(page.getByRole('combobox', { name: 'Artist' })).toHaveValue('Vela Nera')
  },
)

test(
  'when the page takes long to show what a filter leaves, then the panel stays open',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/assets?page=3')
    await expect(rows(page).first()).toBeVisible()
    await openFilters(page)
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await expect(panel).toBeVisible()
    const browser = await page.context().newCDPSession(page)
    // So slow that the skeleton of the list takes its place meanwhile, and with it that of the panel.
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 40 / slowness() })
    await panel.getByRole('combobox', { name: 'Format' }).selectOption({ label: 'Video' })
    await expect(page.getByText('21 assets', { exact: true })).toBeVisible(patience(60_000))
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(panel.getByRole('combobox', { name: 'Format' })).toHaveValue('VIDEO')
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
  },
)

test(
  'when an address has what no filter is called, or what nobody can type, then the list does not follow it',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases?stage=NEEDS_YOU')
    const count = page.getByText(/^[1-9]\d* releases?$/)
    await expect(count).toBeVisible()
    const shown = await count.innerText()
    for (const search of ['displayStatus=DRAFT', 'releaseMonth=2001-01&asked=twice', 'search=%00']) {
      await page.goto(`/releases?stage=NEEDS_YOU&${search}`)
      await expect(page.getByText(shown, { exact: true })).toBeVisible()
    }
  },
)

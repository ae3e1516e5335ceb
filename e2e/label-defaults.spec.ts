import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { expect, expectAccessible, storeSession, test } from './fixtures/test.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
    .locator('dd')
const find = async (page: Page, label: string, text: string) => {
  await page.getByRole('combobox', { name: label }).last().fill(text)
  await page.getByRole('option', { name: text, exact: true }).click()
}

// Every new screen is checked in both colour schemes.
test.describe.configure({ timeout: 240_000 })

test.describe('as a member', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => storeSession(page, 'member@liner.test'))

  test('when a label is chosen, then its defaults fill the empty fields, and can be undone', async ({ page }) => {
    await openNewRelease(page, 'copyright')
    await page.getByLabel('P line owner').fill('Sorbi')
    await openStep(page, 'Artists and label')
    await find(page, 'Label', 'Mareggiata')
    await expect(
      page.getByText('Filled in from Mareggiata: Genre, Subgenre, C line, Territories and Stores.'),
    ).toBeVisible()
    await openStep(page, 'Copyright')
    await expect(page.getByLabel('C line owner')).toHaveValue('Mareggiata')
    await expect(page.getByLabel('P line owner')).toHaveValue('Sorbi')
    await openStep(page, 'Basics')
    await expect(page.getByRole('combobox', { name: 'Genre', exact: true })).toHaveValue('Electronic')
    await expect(page.getByLabel('Subgenre', { exact: true })).toHaveValue('Ambient')

    await openNewRelease(page, 'artists')
    await find(page, 'Label', 'Mareggiata')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Filled in from Mareggiata')).toBeHidden()
    await openStep(page, 'Basics')
    await expect(page.getByRole('combobox', { name: 'Genre', exact: true })).toHaveValue('')
  })

  test('when the stores do not come, then the form of a label says so, and has them once they do', async ({
    page,
    errors,
  }) => {
    await emulate(page, { fail: { 'fuga.digitalServiceProviders': 'INTERNAL_SERVER_ERROR' } })
    await page.goto('/labels/new?lng=en')
    const stores = page.getByRole('group', { name: 'Stores' })
    await expect(stores.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByLabel('Name').fill('Scogliera')
    await expectAccessible(page)
    await emulate(page)
    await stores.getByRole('button', { name: 'Try again' }).click()
    await expect(stores).toHaveCount(0)
    await page.getByText('Stores', { exact: true }).click()
    await page.getByLabel('Search Stores').fill('qob')
    await expect(page.getByRole('checkbox', { name: 'Qobuz' })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Scogliera')
    expect(errors.splice(0).filter((error) => !/status of 500/.test(error))).toEqual([])
  })

  test('when a label is created with defaults for its releases, then its page shows them', async ({ page }) => {
    await page.goto('/labels/new?lng=en')
    await page.getByLabel('Name').fill('Scogliera')
    await page.getByLabel('C line owner').fill('Scogliera Srl')
    await page.getByRole('combobox', { name: 'Genre', exact: true }).selectOption('Jazz')
    await page.getByLabel('Subgenre', { exact: true }).selectOption('Cool')
    await page.getByText('Territories', { exact: true }).click()
    await page.getByLabel('Search Territories').fill('ital')
    await page.getByRole('checkbox', { name: 'Italy' }).check()
    await page.getByText('Stores', { exact: true }).click()
    await page.getByLabel('Search Stores').fill('qob')
    await page.getByRole('checkbox', { name: 'Qobuz' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create label' }).click()
    await expect(fact(page, 'C line owner')).toHaveText('Scogliera Srl')
    await expect(fact(page, 'Subgenre')).toHaveText('Cool')
    await expect(fact(page, 'Territories')).toHaveText('Italy')
    await expect(fact(page, 'Stores')).toHaveText('Qobuz')
    await expectAccessible(page)
  })

  test('when the next ISRC of a label is edited, then its number can be raised but not lowered', async ({ page }) => {
    await page.goto('/labels?search=Mareggiata&lng=en')
    await page.getByRole('link', { name: 'Mareggiata', exact: true }).click()
    const shown = fact(page, 'Next ISRC')
    await expect(shown).toHaveText(/^IT-[A-Z0-9]{3}-\d\d-\d{5}$/)
    const [prefix = '', number = ''] = /^(.*-)(\d{5})$/.exec(await shown.innerText())?.slice(1) ?? []
    const next = page.getByLabel('Next ISRC number')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(next).toHaveValue(String(Number(number)))
    await next.fill(String(Number(number) + 100))
    await save.click()
    await expect(shown).toHaveText(`${prefix}${String(Number(number) + 100).padStart(5, '0')}`)

    await page.getByRole('button', { name: 'Edit' }).click()
    await next.fill(String(Number(number)))
    await save.click()
    await expect(next).toHaveAccessibleDescription(/already been assigned this year/)
    await expectAccessible(page)
  })
})

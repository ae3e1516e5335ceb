import { emulate } from './fixtures/emulation.ts'
import { ENTITIES } from './fixtures/entities.ts'
import { pressMore, startSelecting } from './fixtures/lists.ts'
import { menuOf, openMenu } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'

/** By turns: all kinds are listed and edited by the same parts. */
const screenAt = (index: number) => (index % 2 === 0 ? '@phone' : '@desktop')

for (const [index, entity] of ENTITIES.entries()) {
  const {
    area,
    title: testTitle = area,
    heading,
    account = 'member',
    create,
    existing,
    nameField,
    opensForEdit,
    saved,
    toggles,
    deletes,
  } = entity
  test(
    `when one of the ${testTitle} is opened, then it can be edited, and deactivated and deleted where its kind allows`,
    {
      tag: [
        screenAt(index),
        '@access-2.1.2',
        '@access-2.1.19',
        '@access-2.1.4',
        '@access-2.6.15',
        '@catalogue-2.1.4',
        '@catalogue-2.2.1',
        '@catalogue-2.2.3',
        '@catalogue-2.3.1',
        '@catalogue-2.3.3',
        '@catalogue-2.4.3',
        '@catalogue-2.4.4',
        '@catalogue-2.6.5',
        '@catalogue-2.6.9',
        '@catalogue-3.13',
        '@catalogue-4.8',
        '@catalogue-4.12',
        '@catalogue-4.13',
      ],
    },
    async ({ page, errors }) => {
      const name = existing ?? `Paper Boats ${area}`
      const title = page.getByRole('heading', { level: 1 })
      await signIn(page, `${account}@liner.test`)
      await openMenu(page)
      await menuOf(page)
        .getByRole('link', { name: new RegExp(`^${heading}`) })
        .click()
      await expect(title).toHaveText(heading)
      const find = async (text: string) => {
        await page.getByRole('searchbox').fill(text)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('link', { name: text, exact: true })).toBeVisible()
      }
      if (create === undefined) {
        await find(name)
        await page.getByRole('link', { name, exact: true }).click()
      } else await create(page, name)

      await expect(title).toHaveText(name)
      await expect(page).toHaveURL(new RegExp(`/${area}/[0-9a-f-]{36}`))
      await expect(page.getByRole('button', { name: 'Copy ID' })).toBeVisible()
      await expect(page.getByText(/^Added \d\d [A-Z][a-z]{2} \d{4}$/)).toBeVisible()
      await expectAccessible(page)

      const field = page.getByRole('textbox', { name: nameField }).first()
      if (opensForEdit === undefined) {
        await page.getByRole('button', { name: 'Edit' }).click()
        await field.fill('')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByText('This field is required')).toBeVisible()
        await expect(field).toBeFocused()
      } else await opensForEdit(page)
      await expectAccessible(page)
      await field.fill('Changed')
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click()
      await expect(field).toHaveValue('Changed')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(title).toContainText('Changed')
      // A workspace says that all is saved; a form closes.
      await (saved === undefined ? expect(field).toHaveCount(0) : expect(page.getByText(saved)).toBeVisible())
      await page.reload()
      await expect(title).toContainText('Changed')
      const changed = (await title.textContent()) ?? ''

      if (toggles) {
        await pressMore(page, 'Deactivate')
        await expect(page).toHaveURL(new RegExp(`/${area}$`))
        await find(changed)
        const row = page.locator('[data-row]').filter({ hasText: changed })
        await expect(row.getByText('Inactive', { exact: true })).toBeVisible()
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(row).toBeVisible()
        await expect(row.getByText('Inactive', { exact: true })).toHaveCount(0)
      } else {
        await page.getByRole('link', { name: 'Back', exact: true }).click()
        await find(changed)
      }
      await startSelecting(page)
      await page.getByRole('checkbox', { name: `Select ${changed}` }).check()
      const bar = page.getByRole('region', { name: 'Selected items' })
      await expect(bar).toContainText('1 selected')
      await expectAccessible(page)
      if (!deletes) return
      await bar.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('dialog', { name: `Delete “${changed}”?` })
      await expect(dialog.getByRole('listitem')).toHaveText(changed)
      await dialog.getByRole('button', { name: 'Delete permanently' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(`No results for “${changed}”`)).toBeVisible()
      expect(errors).toEqual([])
    },
  )
}

test(
  'when some of the selected entities have dependents, then they stay and name them, and the rest is deleted',
  { tag: '@phone' },
  async ({ page, errors }) => {
    await signIn(page, 'member@liner.test', '/labels/new')
    await page.getByLabel('Name').fill('Nothing Yet')
    await page.getByRole('button', { name: 'Create label' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing Yet' })).toBeVisible()
    await page.goto('/labels')
    await startSelecting(page)
    for (const name of ['Nothing Yet', 'Lanterna']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await page.getByRole('region', { name: 'Selected items' }).getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(dialog.getByRole('heading', { name: '“Lanterna” couldn’t be deleted' })).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('Lanterna')
    await expect(dialog.getByRole('alert')).not.toContainText('Nothing Yet')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Permanently removed from Liner: “Nothing Yet”.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Nothing Yet')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Lanterna', exact: true })).toBeVisible()
    expect(errors.filter((error) => !error.includes('412'))).toEqual([])
    errors.length = 0
  },
)

test(
  'when two edits of one label conflict, then both are shown and the user chooses',
  { tag: '@desktop' },
  async ({ page, context, errors }) => {
    await signIn(page, 'member@liner.test', '/labels')
    await page.getByRole('link', { name: 'Lanterna', exact: true }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Lanterna')
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByLabel('Name').fill('Lanterna Theirs')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Lanterna Theirs')
    await page.getByLabel('Name').fill('Lanterna Mine')
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Someone else edited this' })
    await expect(dialog.getByLabel('Yours: Lanterna Mine')).toBeChecked()
    await expect(dialog.getByLabel('Saved: Lanterna Theirs')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save selection' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanterna Mine')
    expect(errors.filter((error) => !error.includes('409'))).toEqual([])
    errors.length = 0
  },
)

test(
  'when a save is to fail with CONFLICT, then what is saved and what was typed are compared, and one is chosen',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await signIn(page, 'member@liner.test', '/labels')
    await page.getByRole('link', { name: 'Lanterna', exact: true }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await emulate(page, { failNext: { 'labels.update': 'CONFLICT' } })
    await page.getByLabel('Name').fill('Lanterna Mine')
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Someone else edited this' })
    await expect(dialog.getByLabel('Yours: Lanterna Mine')).toBeChecked()
    await expect(dialog.getByLabel('Saved: Lanterna')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save selection' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanterna Mine')
    expect(errors.filter((error) => !error.includes('409'))).toEqual([])
    errors.length = 0
  },
)

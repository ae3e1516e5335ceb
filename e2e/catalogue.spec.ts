import type { Page } from '@playwright/test'
import { openMenu } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'

type Entity = {
  area: string
  heading: string
  account?: string
  /** Makes one called by this name, from its list on. */
  create?: (page: Page, name: string) => Promise<void>
  /** The one to work with where none is made here. */
  existing?: string
  nameField: string
  toggles: boolean
  deletes: boolean
}

const pressNew = (page: Page, name: string) => page.getByRole('link', { name }).last().click()
const fillName = (page: Page, name: string, action: string) => async () => {
  await page.getByLabel('Name', { exact: false }).first().fill(name)
  await page.getByRole('button', { name: action }).click()
}

const ENTITIES: Entity[] = [
  {
    area: 'labels',
    heading: 'Labels',
    create: async (page, name) => {
      await pressNew(page, 'New label')
      await page.getByLabel('ISRC prefix').fill('nope')
      await fillName(page, name, 'Create label')()
      await expect(page.getByText(/A prefix is two letters/)).toBeVisible()
      await page.getByLabel('ISRC prefix').fill('it zz9')
      await page.getByRole('button', { name: 'Create label' }).click()
      await expect(page.getByText('IT-ZZ9')).toBeVisible()
    },
    nameField: 'Name',
    toggles: true,
    deletes: true,
  },
  {
    area: 'people',
    heading: 'People',
    create: async (page, name) => {
      await pressNew(page, 'New person')
      await fillName(page, name, 'Create person')()
    },
    nameField: 'Name',
    toggles: false,
    deletes: true,
  },
  {
    area: 'artists',
    heading: 'Artists',
    create: async (page, name) => {
      await pressNew(page, 'New artist')
      await fillName(page, name, 'Create artist')()
      await expect(page.getByText(/A link to the artist on Spotify is required/)).toBeVisible()
      await expect(page.getByLabel('Spotify link')).toBeFocused()
      await page.getByLabel('Spotify link').fill('spotify:artist:0OdUWJ0sBjDrqHygGUXeCF')
      await page.getByLabel('Website').fill('javascript:alert(1)')
      await page.getByRole('button', { name: 'Create artist' }).click()
      await expect(page.getByText(/This is not a web address/)).toBeVisible()
      await page.getByLabel('Website').fill('https://paperboats.example')
      await page.getByRole('button', { name: 'Create artist' }).click()
      await expect(page.getByRole('link', { name: 'open.spotify.com/artist/0OdUWJ0sBjDrqHygGUXeCF' })).toBeVisible()
    },
    nameField: 'Name',
    toggles: true,
    deletes: true,
  },
  {
    area: 'assets',
    heading: 'Assets',
    create: async (page, name) => {
      await page.getByRole('button', { name: 'New asset' }).last().click()
      const dialog = page.getByRole('dialog', { name: 'New asset' })
      await expect(dialog.getByLabel('Format')).toHaveValue('TRACK')
      await dialog.getByLabel('Title').fill(name)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(name)
      await page.getByRole('button', { name: 'Create asset' }).click()
      await expect(page.getByText('Choose the artist whose recording this is.')).toBeVisible()
      await page.getByRole('combobox', { name: 'Artist' }).fill('Vela')
      await page.getByRole('option', { name: 'Vela Nera' }).click()
      await page.getByRole('button', { name: 'Create asset' }).click()
    },
    nameField: 'Title',
    toggles: false,
    deletes: true,
  },
  {
    area: 'organizations',
    heading: 'Organizations',
    account: 'admin',
    existing: 'Halyard Music',
    nameField: 'Name',
    toggles: true,
    deletes: false,
  },
  { area: 'users', heading: 'Users', existing: 'Luca Traverso', nameField: 'Last name', toggles: true, deletes: true },
]

for (const { area, heading, account = 'member', create, existing, nameField, toggles, deletes } of ENTITIES)
  test(
    `${area}: list, make, look, change, switch off and on, delete`,
    {
      tag: [
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
      await page.getByRole('link', { name: new RegExp(`^${heading}`) }).click()
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
      await expect(page.getByRole('button', { name: 'Copy the ID' })).toBeVisible()
      await expect(page.getByText(/^Added \d\d [A-Z][a-z]{2} \d{4}$/)).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Edit' }).click()
      const field = page.getByRole('textbox', { name: nameField }).first()
      await field.fill('')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('This field is required')).toBeVisible()
      await expect(field).toBeFocused()
      await expectAccessible(page)
      await field.fill('Changed')
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click()
      await expect(field).toHaveValue('Changed')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(title).toContainText('Changed')
      await page.reload()
      await expect(title).toContainText('Changed')
      const changed = (await title.textContent()) ?? ''

      if (toggles) {
        await page.getByRole('button', { name: 'Deactivate' }).click()
        await expect(page).toHaveURL(new RegExp(`/${area}$`))
        await find(changed)
        const row = page.locator('[data-row]').filter({ hasText: changed })
        await expect(row.getByText('Inactive', { exact: true })).toBeVisible()
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(row.getByText('Active', { exact: true })).toBeVisible()
      } else {
        await page.getByRole('link', { name: 'Back', exact: true }).click()
        await find(changed)
      }
      await page.getByRole('checkbox', { name: `Choose ${changed}` }).check()
      const bar = page.getByRole('region', { name: 'What is chosen' })
      await expect(bar).toContainText('1 chosen')
      await expectAccessible(page)
      if (!deletes) return
      await bar.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('dialog', { name: `Delete “${changed}”?` })
      await expect(dialog.getByRole('listitem')).toHaveText(changed)
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(`Nothing matches “${changed}”`)).toBeVisible()
      expect(errors).toEqual([])
    },
  )

test('what others depend on stays, and says what holds it; the rest goes', async ({ page, errors }) => {
  await signIn(page, 'member@liner.test')
  await page.goto('/labels/new')
  await page.getByLabel('Name').fill('Nothing Yet')
  await page.getByRole('button', { name: 'Create label' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing Yet' })).toBeVisible()
  await page.goto('/labels')
  for (const name of ['Nothing Yet', 'Lanterna']) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await page.getByRole('region', { name: 'What is chosen' }).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Lanterna')
  await expect(dialog.getByRole('alert')).not.toContainText('Nothing Yet')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing Yet')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Lanterna', exact: true })).toBeVisible()
  expect(errors.filter((error) => !error.includes('412'))).toEqual([])
  errors.length = 0
})

test('two edits of one label meet: both are shown, and the person says which stands', async ({
  page,
  context,
  errors,
}) => {
  await signIn(page, 'member@liner.test')
  await page.goto('/labels')
  await page.getByRole('link', { name: 'Lanterna', exact: true }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Name').fill('Lanterna Theirs')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Lanterna Theirs')
  await page.getByLabel('Name').fill('Lanterna Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two edits met' })
  await expect(dialog.getByLabel('Mine: Lanterna Mine')).toBeChecked()
  await expect(dialog.getByLabel('Theirs: Lanterna Theirs')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanterna Mine')
  expect(errors.filter((error) => !error.includes('409'))).toEqual([])
  errors.length = 0
})

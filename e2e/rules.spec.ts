import { expect, storeSession, test } from './fixtures/test.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

test(
  'when a title breaks a rule, then it can be repaired, restored, or kept with a reason',
  { tag: ['@catalogue-5.12'] },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await page.goto('/releases/new?format=EP&title=Blue+Moon+(Radio+Edit)&step=basics')
    const title = page.getByLabel('Title')
    await expect(title).toHaveValue('Blue Moon (Radio Edit)')

    await page.getByRole('button', { name: 'Move “Radio Edit” to the version' }).click()
    await expect(title).toHaveValue('Blue Moon')
    await expect(page.getByLabel('Version')).toHaveValue('Radio Edit')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(title).toHaveValue('Blue Moon (Radio Edit)')
    await expect(page.getByLabel('Version')).toHaveValue('')

    await title.fill('Feat of Strength')
    await expect(page.getByText('add them as a featured artist')).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('en')
    await title.fill('lost in a pair of eyes')
    await expect(page.getByRole('button', { name: 'Change to “Lost in a Pair of Eyes”' })).toBeVisible()

    await openStep(page, 'Overview')
    await expect(page.getByText('Stores reject all-lowercase titles.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep my spelling' }).click()
    const dialog = page.getByRole('dialog', { name: 'Keep this spelling?' })
    await dialog.getByLabel('Why is it written like this?').fill('The artist writes everything small')
    await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(page.getByText('Kept: “The artist writes everything small”')).toBeVisible()
    await page.getByRole('button', { name: 'Don’t keep' }).click()
    await expect(page.getByText('Stores reject all-lowercase titles.')).toBeVisible()
  },
)

test(
  'when Various Artists are written otherwise, then a repair puts them in by name, and can be undone',
  { tag: ['@phone', '@catalogue-5.12'] },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'artists')
    await page.getByRole('combobox', { name: 'Artists' }).fill('V.A.')
    await page.getByRole('option', { name: /^New artist/ }).click()
    const chosen = page.getByRole('list', { name: 'Selected artists' }).getByRole('listitem')
    await expect(chosen).toHaveText([/^V\.A\./])

    await openStep(page, 'Overview')
    await page.getByRole('button', { name: 'Make “Various Artists” the primary artist' }).click()
    await expect(page.getByText('Various Artists: now the primary artist')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make “Various Artists” the primary artist' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Make “Various Artists” the primary artist' })).toBeVisible()
  },
)

test(
  'when the genre changes, then a subgenre of another one stays shown until it is changed too',
  { tag: '@desktop' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'basics')
    const genre = page.getByRole('combobox', { name: 'Genre', exact: true })
    const subgenre = page.getByLabel('Subgenre', { exact: true })
    await genre.selectOption('Pop')
    await subgenre.selectOption('Indie Pop')
    await genre.selectOption('Rock')
    await expect(subgenre).toHaveValue('Indie Pop')
    await expect(page.getByText('This subgenre doesn’t belong to Rock. Choose a different one.')).toBeVisible()
    await subgenre.selectOption('Indie Rock')
    await expect(page.getByText(/This subgenre doesn’t belong/)).toHaveCount(0)
  },
)

import { expect, signIn, test } from './fixtures/test.ts'
import { openNewRelease } from './fixtures/workspace.ts'

test('two tabs edit one release: both versions are shown, and the person says which stands', async ({
  page,
  context,
}) => {
  await signIn(page, 'member@liner.test')
  await openNewRelease(page, 'basics')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
  await expect(page.getByText('All changes saved')).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Title').fill('Paper Ships')
  await page.getByLabel('Title').fill('Paper Kites')
  await page.getByLabel('Version').fill('Live')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('All changes saved')).toBeVisible()

  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two edits met' })
  await expect(dialog.getByLabel('Yours: Paper Kites')).toBeChecked()
  await dialog.getByLabel('Saved: Paper Ships').check()
  await dialog.getByRole('button', { name: 'Use what I chose' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Paper Ships')
  await expect(page.getByLabel('Version')).toHaveValue('Live')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Paper Ships')
  await expect(page.getByLabel('Version')).toHaveValue('Live')
})

import { emulate } from './fixtures/emulation.ts'
import { picture } from './fixtures/picture.ts'
import { chooseOrganization } from './fixtures/shell.ts'
import { expect, signIn, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

for (const language of LANGUAGES) {
  const t = textsOf(language, 'releases')
  test(
    `when two tabs edit one release, then both versions are shown and the user chooses (${language})`,
    { tag: screenOf(language) },
    async ({ page, context }) => {
      await storeSession(page, 'member@liner.test')
      await openNewRelease(page, 'basics', language)
      await page.getByRole('button', { name: t('save') }).click()
      await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
      await expect(page.getByText(t('draft.saved'))).toBeVisible()

      const other = await context.newPage()
      await other.goto(page.url())
      await other.getByLabel(t('field.title')).fill('Paper Ships')
      await page.getByLabel(t('field.title')).fill('Paper Kites')
      await page.getByLabel(t('field.version')).fill('Live')
      await other.getByRole('button', { name: t('save') }).click()
      await expect(other.getByText(t('draft.saved'))).toBeVisible()

      await page.getByRole('button', { name: t('save') }).click()
      const dialog = page.getByRole('dialog', { name: t('conflict.title') })
      await expect(dialog.getByLabel(t('conflict.local', { value: 'Paper Kites' }))).toBeChecked()
      await dialog.getByLabel(t('conflict.remote', { value: 'Paper Ships' })).check()
      await dialog.getByRole('button', { name: t('conflict.action') }).click()
      await expect(page.getByLabel(t('field.title'))).toHaveValue('Paper Ships')
      await expect(page.getByLabel(t('field.version'))).toHaveValue('Live')
      await expect(
        page.getByRole('alert').filter({ hasText: textsOf(language, 'errors')('code.CONFLICT') }),
      ).toHaveCount(0)
      await page.getByRole('button', { name: t('save') }).click()
      await expect(page.getByText(t('draft.saved'))).toBeVisible()
      await page.reload()
      await expect(page.getByLabel(t('field.title'))).toHaveValue('Paper Ships')
      await expect(page.getByLabel(t('field.version'))).toHaveValue('Live')
    },
  )
}

test(
  'when two tabs create one release, then the second chooses between both versions, and nothing is overwritten',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const t = textsOf('en', 'releases')
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'basics')
    const address = page.url()
    await page.getByLabel(t('field.version')).fill('Live')
    await page.getByRole('button', { name: t('save') }).click()
    await expect(page.getByText(t('draft.saved'))).toBeVisible()

    const other = await context.newPage()
    await other.goto(address)
    await other.getByLabel(t('field.title')).fill('Paper Ships')
    await other.getByRole('button', { name: t('save') }).click()
    const dialog = other.getByRole('dialog', { name: t('conflict.title') })
    await expect(dialog.getByLabel(t('conflict.local', { value: 'Paper Ships' }))).toBeChecked()
    await dialog.getByLabel(t('conflict.remote', { value: 'Live' })).check()
    await dialog.getByRole('button', { name: t('conflict.action') }).click()
    await other.getByRole('button', { name: t('save') }).click()
    await expect(other.getByText(t('draft.saved'))).toBeVisible()
    await other.reload()
    await expect(other.getByLabel(t('field.title'))).toHaveValue('Paper Ships')
    await expect(other.getByLabel(t('field.version'))).toHaveValue('Live')
  },
)

test(
  'when another tab deletes a release that is being edited, then what was typed can be saved as a new one',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const t = textsOf('en', 'releases')
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'basics')
    await page.getByRole('button', { name: t('save') }).click()
    await expect(page.getByText(t('draft.saved'))).toBeVisible()
    await page.getByLabel(t('field.title')).fill('Paper Ships')

    const other = await context.newPage()
    await other.goto('/releases?search=Paper+Boats')
    await other.getByRole('checkbox', { name: 'Select Paper Boats' }).check()
    await other.getByRole('region', { name: 'Selected items' }).getByRole('button', { name: 'Delete' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
    await expect(other.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: t('save'), exact: true }).click()
    await page.getByRole('button', { name: t('saveAsNew') }).click()
    await expect(page.getByText(t('draft.saved'))).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(t('field.title'))).toHaveValue('Paper Ships')
  },
)

test(
  'when another organization is chosen and then this one again, then the typed values are restored',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = textsOf('en', 'releases')
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'basics')
    await page.getByRole('button', { name: t('save') }).click()
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
    await expect(page.getByText(t('draft.saved'))).toBeVisible()
    await page.getByLabel(t('field.title')).fill('Paper Ships')
    await expect(page.getByText(t('draft.saved'))).toHaveCount(0)
    await chooseOrganization(page, 'Halyard Music')
    await expect(page.getByRole('link', { name: 'Go to Releases' })).toBeVisible()
    await chooseOrganization(page, 'Lanterna Dischi')
    await expect(page.getByLabel(t('field.title'))).toHaveValue('Paper Ships')
    await expect(page.getByRole('button', { name: t('draft.discard') })).toBeVisible()
  },
)

test(
  'when another tab chooses another organization, then the typed values stay in a draft of this one',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/people/new')
    await page.getByLabel('Name').fill('Ada Lovelace')
    const other = await context.newPage()
    await other.goto('/people')
    await chooseOrganization(other, 'Halyard Music')
    await expect(page.getByLabel('Name')).toHaveValue('')
    await chooseOrganization(other, 'Lanterna Dischi')
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace')
  },
)

test(
  'when one tab discards its changes, then the cover that was picked in the other tab is still there after a reload',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const t = textsOf('en', 'releases')
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'cover')
    await page.getByRole('button', { name: t('save') }).click()
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
    await expect(page.getByText(t('draft.saved'))).toBeVisible()
    await emulate(page, { uploadTime: 60_000 })
    const bar = page.getByRole('progressbar', { name: 'Uploading cover.jpg' })
    const buffer = await picture(page, { side: 1500 })
    await page.locator('input[type=file]').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer })
    await expect(bar).toBeVisible()

    const other = await context.newPage()
    await other.goto(page.url())
    await openStep(other, t('step.cover'))
    await expect(other.getByRole('button', { name: 'Choose cover' })).toBeVisible()
    await expect(other.getByText(t('draft.saved'))).toBeVisible()
    await expect(other.getByRole('progressbar')).toHaveCount(0)
    await openStep(other, t('step.basics'))
    await other.getByLabel(t('field.version')).fill('Live')
    await other.getByRole('button', { name: t('draft.discard') }).click()
    await other
      .getByRole('dialog')
      .getByRole('button', { name: t('draft.discard') })
      .click()
    await expect(other.getByText(t('draft.saved'))).toBeVisible()

    await page.reload()
    await expect(bar).toBeVisible()
    await expect(page.getByRole('img', { name: 'Paper Boats' }).last()).toHaveJSProperty('naturalWidth', 1500)
  },
)

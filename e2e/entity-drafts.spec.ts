import { hasDraftFile, isInDraft } from './fixtures/indexed-db.ts'
import { picture } from './fixtures/picture.ts'
import { expect, expectAccessible, signIn, test, typeSignIn } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

/** They share one form: each is tested in one language. */
const NEW = [
  { area: 'labels', add: 'label.create', language: 'it' },
  { area: 'people', add: 'person.create', language: 'en' },
  { area: 'artists', add: 'artist.create', language: 'en' },
] as const

for (const { area, add, language } of NEW)
  test(
    `when a new form is opened again, then its draft is restored until it is discarded (${area}, ${language})`,
    { tag: '@desktop' },
    async ({ page }) => {
      const t = textsOf(language, 'entities')
      await signIn(page, 'member@liner.test', `/${area}/new?lng=${language}`)
      const name = page.getByRole('textbox', { name: t('field.name') }).first()
      await name.fill('Half a name')
      await page.reload()
      await expect(name).toHaveValue('Half a name')
      const line = page
        .getByRole('status')
        .filter({ hasText: t('draft.restored', { time: '' }).replace(/ ?\(\)$/, '') })
      await expect(line).toContainText(/\d\d:\d\d/)
      await expectAccessible(page)
      await page.getByRole('button', { name: t('draft.discard'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: t('draft.discardTitle') })
      await dialog.getByRole('button', { name: t('draft.discard') }).click()
      await expect(name).toHaveValue('')
      await expect(line).toHaveCount(0)
      await page.reload()
      await expect(name).toHaveValue('')

      await name.fill('Saved at last')
      if (area === 'artists') await page.getByLabel(t('field.spotify')).fill('spotify:artist:0OdUWJ0sBjDrqHygGUXeCF')
      await page.reload()
      await expect(name).toHaveValue('Saved at last')
      await page.getByRole('button', { name: t(add) }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Saved at last' })).toBeVisible()
      await page.goto(`/${area}/new`)
      await expect(name).toHaveValue('')
      await expect(line).toHaveCount(0)
    },
  )

test(
  'when an organization’s bank data is edited, then no draft stores it, and the notice says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/organizations')
    await page.getByRole('link', { name: 'Lanterna Dischi', exact: true }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    const iban = page.getByLabel('IBAN')
    const before = await iban.inputValue()
    await page.getByLabel('City').fill('Camogli')
    await iban.fill('DE89 3704 0044 0532 0130 00')
    await page.getByLabel('Tax code').fill('SECRETTAXCODE')
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    const stored = await page.evaluate(() => JSON.stringify(localStorage))
    expect(stored).not.toContain('SECRETTAXCODE')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel('City')).toHaveValue('Camogli')
    await expect(iban).toHaveValue(before)
    await expect(
      page.getByText('For your security, IBAN and Tax code aren’t saved in drafts. Enter them again.'),
    ).toBeVisible()
    const found = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('liner-drafts')
          opening.onsuccess = () => {
            const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
            all.onsuccess = () => resolve(JSON.stringify(all.result))
          }
        }),
    )
    expect(found).toContain('Camogli')
    expect(found).not.toMatch(/SECRETTAXCODE|DE89/)
  },
)

test(
  'when an entity changed after its draft, then saving shows both versions',
  { tag: '@desktop' },
  async ({ page, context, errors }) => {
    await signIn(page, 'member@liner.test', '/labels')
    await page.getByRole('link', { name: 'Lanterna', exact: true }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Name').fill('Lanterna Mine')
    const address = page.url()
    await expect.poll(() => isInDraft(page, 'Lanterna Mine')).toBe(true)
    const other = await context.newPage()
    await other.goto(address)
    await expect(other.getByLabel('Name')).toHaveValue('Lanterna')
    await page.close()
    await other.getByLabel('Name').fill('Lanterna Theirs')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Lanterna Theirs' })).toBeVisible()
    await other.getByRole('button', { name: 'Edit' }).click()
    await expect(other.getByLabel('Name')).toHaveValue('Lanterna Mine')
    await other.getByRole('button', { name: 'Save' }).click()
    const dialog = other.getByRole('dialog', { name: 'Someone else edited this' })
    await expect(dialog.getByLabel('Yours: Lanterna Mine')).toBeChecked()
    await dialog.getByLabel('Saved: Lanterna Theirs').check()
    await dialog.getByRole('button', { name: 'Save selection' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Lanterna Theirs' })).toBeVisible()
    expect(errors.filter((error) => !error.includes('409'))).toEqual([])
    errors.length = 0
  },
)

test(
  'when a draft is restored, then so is its picked image; when the user signs out, then both are deleted',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/artists/new')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Kept with a face')
    const field = page.getByRole('group', { name: 'Image' })
    await field
      .locator('input[type=file]')
      .setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: await picture(page, { side: 500 }) })
    await expect(field.getByRole('button', { name: 'Replace image' })).toBeVisible()
    // It is shown before it is stored.
    await expect.poll(() => hasDraftFile(page)).toBe(true)
    await page.reload()
    await expect(name).toHaveValue('Kept with a face')
    await expect(field.locator('img')).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/artists$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible()
    await page.goto('/artists/new')
    await expect(name).toHaveValue('')
    await expect(field.locator('img')).toHaveCount(0)

    await name.fill('Signed out')
    await expect.poll(() => isInDraft(page, 'Signed out')).toBe(true)
    await page.goto('/profile')
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/login/)
    await typeSignIn(page, 'member@liner.test')
    await page.goto('/artists/new')
    await expect(name).toBeVisible()
    await expect(name).toHaveValue('')
  },
)

import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { picture } from './fixtures/picture.ts'
import { chooseOrganization, menuOf, openMenu } from './fixtures/shell.ts'
import { expect, storeSession, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const NAME = 'Slow Paper Boats'

const entities = textsOf('en', 'entities')

const imageField = (page: Page) => page.getByRole('group', { name: 'Image' })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const createButton = (page: Page) => page.getByRole('button', { name: 'Create artist' })

/** A new artist is being created, and waits for a picture that takes a minute to arrive. */
const createWithSlowPicture = async (page: Page) => {
  await page.goto('/artists/new')
  await emulate(page, { uploadTime: 60_000 })
  await nameField(page).fill(NAME)
  await page.getByLabel('Spotify link').fill('spotify:artist:0OdUWJ0sBjDrqHygGUXeCF')
  await imageField(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: await picture(page, { side: 600 }) })
  await expect(imageField(page).getByRole('progressbar')).toBeVisible()
  await createButton(page).click()
  await expect(createButton(page)).toBeDisabled()
}

const expectNotCreated = async (page: Page, another: string) => {
  await openMenu(page)
  await menuOf(page)
    .getByRole('link', { name: /^Artists/ })
    .click()
  await expect(page.getByText(another).first()).toBeVisible()
  await expect(page.getByText(NAME)).toHaveCount(0)
}

test.beforeEach(async ({ page }) => storeSession(page, 'member@liner.test'))

test(
  'when a form is left while its save waits for the picture, then nothing is saved, and the person stays where they went',
  { tag: '@phone' },
  async ({ page }) => {
    await createWithSlowPicture(page)
    await openMenu(page)
    await menuOf(page)
      .getByRole('link', { name: /^Labels/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible()
    await expectNotCreated(page, 'Vela Nera')
  },
)

test(
  'when the organization is switched while a save waits for the picture, then nothing is saved, and the draft stays',
  { tag: '@phone' },
  async ({ page }) => {
    await createWithSlowPicture(page)
    await chooseOrganization(page, 'Halyard Music')
    await expect(nameField(page)).toHaveValue('')
    await expectNotCreated(page, 'Maren Ashdown')
    await emulate(page)
    await chooseOrganization(page, 'Lanterna Dischi')
    await expectNotCreated(page, 'Vela Nera')
    await page.getByRole('link', { name: 'New artist' }).last().click()
    await expect(nameField(page)).toHaveValue(NAME)
    await createButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(page.getByRole('main').locator('img')).toBeVisible()
  },
)

test(
  'when a save waits for the picture, then it can be cancelled, changed, and so can the upload',
  { tag: '@phone' },
  async ({ page }) => {
    await createWithSlowPicture(page)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(createButton(page)).toBeEnabled()
    await expect(imageField(page).getByRole('progressbar')).toBeVisible()
    await createButton(page).click()
    await nameField(page).fill(`${NAME} II`)
    await imageField(page).getByRole('button', { name: 'Cancel face.jpg' }).click()
    await expect(imageField(page).getByText('The image wasn’t uploaded. Try again, or remove it.')).toBeVisible()
    await imageField(page).getByRole('button', { name: 'Remove image' }).click()
    await createButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: `${NAME} II` })).toBeVisible()
  },
)

test(
  'when the organization is switched while the profile waits for the picture, then the form says that nothing is saved',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/profile?edit=true')
    await emulate(page, { uploadTime: 60_000 })
    const phone = page.getByLabel(entities('field.phone'))
    const save = page.getByRole('button', { name: entities('save'), exact: true })
    await phone.fill('+39 010 7654321')
    await imageField(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: await picture(page, { side: 600 }) })
    await page.getByRole('button', { name: 'Use this square' }).click()
    await expect(imageField(page).getByRole('progressbar')).toBeVisible()
    await save.click()
    await expect(save).toBeDisabled()
    await chooseOrganization(page, 'Halyard Music')
    await expect(page.getByRole('alert').filter({ hasText: entities('switched') })).toBeVisible()
    await expect(phone).toHaveValue('+39 010 7654321')
    await emulate(page)
    await save.click()
    await expect(page.getByRole('heading', { level: 2, name: /Olcese$/ })).toBeVisible()
    await expect(page.getByText('+39 010 7654321')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your details' }).locator('img')).toBeVisible()
  },
)

import { picture } from './fixtures/picture.ts'
import { expect, expectAccessible, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const MEGABYTE = 1024 * 1024
const GIF = Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0080\u0000\u0000', 'latin1')
const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer })

test.beforeEach(async ({ page }) => storeSession(page, 'member@liner.test'))

for (const language of LANGUAGES)
  test(
    `when an artist’s image is chosen, then it is checked, uploaded and shown, and can be removed (${language})`,
    { tag: screenOf(language) },
    async ({ page }) => {
      const [uploads, problems, entities] = ['uploads', 'problems', 'entities'].map((name) => textsOf(language, name))
      if (uploads === undefined || problems === undefined || entities === undefined) throw new Error('no texts')
      await page.goto(`/artists/new?lng=${language}`)
      const field = page.getByRole('group', { name: entities('field.imageFileId') })
      const input = field.locator('input[type=file]')
      const jpeg = await picture(page, { side: 1000 })
      const refused = [
        [file('moving.gif', GIF, 'image/gif'), problems('IMAGE_UNREADABLE')],
        [file('empty.jpg', Buffer.alloc(0)), problems('IMAGE_EMPTY')],
        [file('not-a-picture.png', Buffer.from('no picture at all'), 'image/png'), problems('IMAGE_UNREADABLE')],
        [
          file('heavy.jpg', Buffer.concat([jpeg, Buffer.alloc(10 * MEGABYTE)])),
          problems('IMAGE_TOO_HEAVY', { megabytes: 4 }),
        ],
      ] as const
      for (const [bad, message] of refused) {
        await input.setInputFiles(bad)
        await expect(field.getByText(message)).toBeVisible()
        await expect(field.getByText(uploads('image.refused'))).toBeVisible()
      }
      await expectAccessible(page)
      await field.getByRole('button', { name: uploads('image.shrink') }).click()
      await expect(field.getByRole('button', { name: uploads('image.replace') })).toBeVisible()
      await expect(field.getByRole('alert')).toBeEmpty()

      const name = `Paper Boats ${language}`
      await page
        .getByRole('textbox', { name: entities('field.name') })
        .first()
        .fill(name)
      await page.getByRole('button', { name: entities('artist.create') }).click()
      await expect(page.getByText(entities('rule.SPOTIFY_LINK_REQUIRED'))).toBeVisible()
      await expect(field.locator('img')).toBeVisible()
      await page.getByLabel(entities('field.spotify')).fill('spotify:artist:0OdUWJ0sBjDrqHygGUXeCF')
      await page.getByRole('button', { name: entities('artist.create') }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('main').locator('img')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('main').locator('img')).toBeVisible()

      await page.getByRole('button', { name: entities('edit') }).click()
      await expect(field.locator('img')).toBeVisible()
      await input.setInputFiles(file('other.webp', jpeg))
      await expect(field.getByRole('progressbar')).toHaveCount(0)
      await field.getByRole('button', { name: uploads('image.remove') }).click()
      await expect(field.locator('img')).toHaveCount(0)
      await page.getByRole('button', { name: entities('save') }).click()
      await expect(page.getByRole('button', { name: entities('edit') })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('main').locator('img')).toHaveCount(0)
    },
  )

test(
  'when an image is dropped on an organization, then the list and the organization menu show it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/organizations')
    await page.getByRole('link', { name: 'Lanterna Dischi', exact: true }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    const field = page.getByRole('group', { name: 'Image' })
    await field.getByRole('button', { name: 'Remove image' }).click()
    const bytes = await picture(page, { side: 600, type: 'image/png' })
    const dropped = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer()
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([raw], 'logo.png', { type: 'image/png' }))
      return transfer
    }, bytes.toString('base64'))
    await field.dispatchEvent('drop', { dataTransfer: dropped })
    await expect(field.locator('img')).toHaveAttribute('src', /^blob:/)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(page.locator('header img').first()).toHaveAttribute('src', /^blob:/)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('main').locator('img[src^="blob:"]').first()).toBeVisible()
  },
)

test(
  'when an image upload fails, then its field says so and a retry works',
  { tag: '@desktop' },
  async ({ page, context, errors }) => {
    await page.goto('/artists/new')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Offline Picture')
    await page.getByLabel('Spotify link').fill('spotify:artist:0OdUWJ0sBjDrqHygGUXeCF')
    const field = page.getByRole('group', { name: 'Image' })
    const bytes = await picture(page, { side: 600 })
    await context.setOffline(true)
    await field.locator('input[type=file]').setInputFiles(file('portrait.jpg', bytes))
    await expect(field.getByRole('button', { name: 'Try again portrait.jpg' })).toBeVisible()
    await page.getByRole('button', { name: 'Create artist' }).click()
    await expect(field.getByText('The image wasn’t uploaded. Try again, or remove it.')).toBeVisible()
    await context.setOffline(false)
    await expect(field.getByRole('button', { name: 'Replace image' })).toBeVisible()
    await page.getByRole('button', { name: 'Create artist' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Offline Picture' })).toBeVisible()
    await expect(page.getByRole('main').locator('img')).toBeVisible()
    errors.length = 0
  },
)

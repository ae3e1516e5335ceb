import { badCovers } from './fixtures/bad-covers.ts'
import { coverFile, picture } from './fixtures/picture.ts'
import { expect, storeSession, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'
import { openNewRelease } from './fixtures/workspace.ts'

// A trace fetches the source of a broken picture, which the page's policy forbids.
test.use({ trace: 'off' })

const problem = textsOf('en', 'problems')
const REFUSED = ['COVER_DAMAGED', 'COVER_UNREADABLE', 'COVER_NOT_RGB', 'COVER_TRANSPARENT'].map((code) => problem(code))

test.beforeEach(async ({ page }) => storeSession(page, 'member@liner.test'))

test('when a cover has a defect, then its own message says so', { tag: '@desktop' }, async ({ page }) => {
  test.slow()
  await openNewRelease(page, 'cover')
  const input = page.locator('input[type=file]')
  const messages = page.getByRole('alert')
  for (const [what, bytes, code, values] of await badCovers(page))
    await test.step(what, async () => {
      await input.setInputFiles({ name: `${what}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) })
      if (code !== null) return expect(messages.getByText(problem(code, values))).toBeVisible()
      await expect(page.getByRole('button', { name: 'Replace cover' })).toBeVisible()
      for (const text of REFUSED) await expect(messages.getByText(text)).toHaveCount(0)
    })
})

test(
  'when a cover is too large or transparent, then a JPEG of it is offered, checked and uploaded',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewRelease(page, 'cover')
    const jpeg = await picture(page, { side: 1400, detailed: true })
    const heavy = Buffer.concat([jpeg, Buffer.alloc(4 * 1024 * 1024)])
    await page.locator('input[type=file]').setInputFiles(coverFile(heavy))
    await expect(page.getByText('The maximum file size is 4MB.')).toBeVisible()
    await page.getByRole('button', { name: 'Convert to JPEG' }).click()
    await expect(page.getByRole('button', { name: 'Replace cover' })).toBeVisible()
    await expect(page.getByText('The maximum file size is 4MB.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Convert to JPEG' })).toHaveCount(0)
  },
)

test(
  'when the cover bears the Parental Advisory logo, then a track has to be explicit',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewRelease(page, 'cover')
    const logo = page.getByRole('switch', { name: 'Parental Advisory logo on the cover' })
    await expect(logo).toHaveCount(0)
    const jpeg = await picture(page, { side: 1400, detailed: true })
    await page.locator('input[type=file]').setInputFiles(coverFile(jpeg))
    await logo.check()
    await expect(logo).toBeChecked()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.reload()
    await expect(logo).toBeChecked()
  },
)

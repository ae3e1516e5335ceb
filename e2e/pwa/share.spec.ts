import { coverFile, picture } from '../fixtures/picture.ts'
import { share } from '../fixtures/share.ts'
import { expect, expectAccessible, PASSWORD, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'
import { masterFile, wav } from '../fixtures/wav.ts'

test.use({ serviceWorkers: 'allow' })

const device = textsOf('en', 'device')
const SECONDS = 31

test(
  'when a master is shared, then it becomes the master of a new asset once the user says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await share(page, [
      masterFile('01 Ebb.wav', wav({ seconds: SECONDS })),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('la la') },
    ])
    await expect(page).toHaveURL(/\/share$/)
    await expect(page.getByText(device('share.unsupported'))).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('button', { name: device('share.discardNamed', { name: 'notes.txt' }) }).click()
    await expect(page.getByText('notes.txt')).toHaveCount(0)
    await page.getByRole('link', { name: device('share.newAsset') }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Ebb')
    await expect(page.getByText('16 bit')).toBeVisible()
  },
)

test(
  'when a file is shared while signed out, then it is there after the sign-in',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login?lng=it')
    const t = textsOf('it', 'device')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await share(page, [coverFile(await picture(page, { side: 1500 }))])
    await page.getByLabel('E-mail').fill('member@liner.test')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    await expect(page).toHaveURL(/\/share$/)
    await page.getByRole('link', { name: t('share.newCover') }).click()
    await expect(page).toHaveURL(/\/releases\/[\da-f-]{36}\?/)
    await expect(page.locator('img[src^="blob:"]').first()).toBeVisible()
  },
)

test(
  'when a file is shared offline, then it is stored and still there once online',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await share(page, [masterFile('Ebb.wav', wav({ seconds: SECONDS }))], { before: () => context.setOffline(true) })
    await page.getByRole('link', { name: device('share.newAsset') }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Ebb')
    await expect(page.getByText('16 bit')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('16 bit')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  },
)

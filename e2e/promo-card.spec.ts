import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { isPersisted } from './fixtures/indexed-db.ts'
import { pressMore } from './fixtures/lists.ts'
import { openMenu } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const IHDR_WIDTH = 16
const IHDR_HEIGHT = 20
const LINK = 'https://ditto.fm/fathom'

const cardOf = (page: Page) => page.locator('canvas')
/** The card's colour at a point. */
const pixel = (page: Page, x: number, y: number) =>
  cardOf(page).evaluate(
    (canvas: HTMLCanvasElement, [x = 0, y = 0]) => canvas.getContext('2d')?.getImageData(x, y, 1, 1).data.join(' '),
    [x, y],
  )
const chooseRelease = async (page: Page, name: string, label = 'Release') => {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(cardOf(page)).toBeVisible()
}
const downloadCard = async (page: Page, button = 'Download') => {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await started
  const bytes = await readFile(await download.path())
  return {
    name: download.suggestedFilename(),
    size: [bytes.readUInt32BE(IHDR_WIDTH), bytes.readUInt32BE(IHDR_HEIGHT)],
  }
}

for (const language of LANGUAGES) {
  const t = textsOf(language, 'promo')
  test(
    `when a card is opened from the menu, then it can be designed and downloaded (${language})`,
    { tag: [screenOf(language), '@access-2.1.6', '@catalogue-2.1.9', '@catalogue-2.8.1', '@catalogue-2.8.2'] },
    async ({ page }) => {
      await signIn(page, 'member@liner.test', `/releases?lng=${language}`)
      await openMenu(page)
      await page.getByRole('link', { name: textsOf(language, 'shell')('menu.serviceHub') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'))
      await expect(page.getByText(t('empty.title'))).toBeVisible()
      await chooseRelease(page, 'Fathom', t('release'))
      // Nothing lies over the buttons, wherever the page is.
      await expect(page.getByRole('button', { name: t('download') })).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: t('download') }).click({ trial: true })
      await page.getByLabel(t('platform')).selectOption('TIDAL')
      await expect(page.getByRole('figure')).toHaveAccessibleName(
        t('preview', { text: `Fathom, Marea Lenta, ${t('card.OUT_NOW', { platform: 'TIDAL' })}` }),
      )
      await page.getByRole('radio', { name: t('style.NOTES') }).check()
      await expect.poll(() => pixel(page, 4, 4)).toBe('250 248 244 255')
      await page.getByLabel(t('link.label')).fill(LINK)
      await expect(page).toHaveURL(/link=/)
      if (language === 'en') await expectAccessible(page)
      expect(await downloadCard(page, t('download'))).toEqual({ name: 'Fathom – TIDAL.png', size: [1080, 1920] })
      await page.getByRole('radio', { name: t('shape.SQUARE') }).check()
      // A choice shows at once, and then goes into the address.
      await expect(page).toHaveURL(/shape=SQUARE/)
      await page.reload()
      await expect(page.getByRole('radio', { name: t('shape.SQUARE') })).toBeChecked()
      expect(await downloadCard(page, t('download'))).toEqual({ name: 'Fathom – TIDAL.png', size: [1080, 1080] })
    },
  )
}

test(
  'when a card is opened from its release, then it has the cover’s colours or another, and remembers the choices',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/promo-card')
    await chooseRelease(page, 'Fathom')
    await expect(page).toHaveURL(/release=/)
    await page.goto(`/releases/${new URL(page.url()).searchParams.get('release')}`)
    await pressMore(page, 'Promo card')
    await expect(cardOf(page)).toBeVisible()
    const offered = page.getByRole('radio', { name: /^Colour \d/ })
    await expect(offered).toHaveCount(5)
    await expect(offered.first()).toBeChecked()
    const before = await pixel(page, 4, 4)
    await offered.nth(1).check()
    await expect.poll(() => pixel(page, 4, 4)).not.toBe(before)
    await page.getByLabel('Another colour').fill('#757575')
    await expect(page).toHaveURL(/accent=%23757575/)
    // Neither dark nor light text is readable on that grey: the background changes.
    await expect.poll(() => pixel(page, 4, 4)).not.toBe('117 117 117 255')
    await page.getByRole('button', { name: /Clear/ }).click()
    await expect(page.getByText('Choose a release')).toBeVisible()
    await page.getByRole('combobox', { name: 'Release' }).click()
    await expect(page.getByRole('option').first()).toContainText('Fathom')
  },
)

test('when a link is invalid, then it is refused, and the card has no code', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'member@liner.test', '/promo-card')
  await expect(page.getByRole('region', { name: 'Newest releases' }).getByRole('button')).toHaveCount(6)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Scirocco/ }).click()
  await expect(cardOf(page)).toBeVisible()
  const plain = await cardOf(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const link = page.getByLabel('Link')
  for (const hostile of ['javascript:alert(1)', 'https://user:secret@ditto.fm', '<b>x</b>']) {
    await link.fill(hostile)
    await expect(link).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page).toHaveURL(/link=%3Cb/)
  expect(await cardOf(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())).toBe(plain)
  await page.goto('/promo-card?release=1&shape=ROUND&accent=url(x)&platform[]=2')
  await expect(page.getByText('Choose a release')).toBeVisible()
})

test('when a user has no releases, then the page says so and stays open', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'viewer@liner.test', '/promo-card')
  await expect(page.getByText('No access to releases')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Release' })).toHaveCount(0)
})

test(
  'when a card is shared from a phone, then the picture is sent; closing the share sheet is no error',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, {
        canShare: ({ files = [] }: ShareData) => files.every(({ type }) => type === 'image/png'),
        share: ({ files = [], title }: ShareData) => {
          shared.push({ title, files: files.map(({ name, size }) => [name, size > 10_000]) })
          if (shared.length > 1) return Promise.reject(new DOMException('closed', 'AbortError'))
          return Promise.resolve()
        },
      })
    })
    await signIn(page, 'member@liner.test', '/promo-card')
    await chooseRelease(page, 'Fathom')
    const share = page.getByRole('button', { name: 'Share' })
    const shared = () => page.evaluate<unknown>('window.shared')
    await share.click()
    await expect.poll(shared).toEqual([{ title: 'Fathom', files: [['Fathom – Spotify.png', true]] }])
    await share.click()
    await expect.poll(shared).toHaveLength(2)
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test.describe('when the page was visited before', () => {
  test.use({ serviceWorkers: 'allow' })
  test(
    'then the card of a visited release can be designed and downloaded offline',
    { tag: '@phone' },
    async ({ page, context, errors }) => {
      await signIn(page, 'member@liner.test')
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.goto('/promo-card')
      await chooseRelease(page, 'Fathom')
      await expect(page).toHaveURL(/release=/)
      await expect.poll(() => isPersisted(page, 'releases.get')).toBe(true)
      await context.setOffline(true)
      await page.reload()
      await page.getByRole('radio', { name: 'Square' }).check()
      expect(await downloadCard(page)).toEqual({ name: 'Fathom – Spotify.png', size: [1080, 1080] })
      // The refetch fails, and the banner says so. A page that is closed has nothing more to say.
      await page.close()
      expect(errors.filter((error) => error !== 'Failed to fetch')).toEqual([])
      errors.length = 0
    },
  )
})

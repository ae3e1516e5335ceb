import { writeFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { sampleIds } from '#mocks/db/seed/sample-of-each.ts'
import { emulate } from '../fixtures/emulation.ts'
import { storeSession } from '../fixtures/test.ts'
import { open } from './open.ts'
import { settledPicture } from './settled-picture.ts'

const ids = sampleIds()
const MEMBER = 'member@liner.test'

const { barcodes, releases, submissions } = seedCatalogue(new Date())
const isSentBack = ({ id }: { id: string }) => {
  const own = submissions.filter(({ releaseId }) => releaseId === id)
  return own.length > 0 && own.every(({ status }) => status === 'REJECTED')
}
const sentBack = releases.find((release) => release.organizationId === ids.organization && isSentBack(release))?.id
const SHEET = 'Release title\tFormat\tArtists\tTrack title\nPaper Boats\tSingle\tNina Calvera\tPaper Boats'

const openTrack = async (page: Page) => {
  await page.locator('ol, ul').getByRole('button', { expanded: false }).first().click()
  await page.getByText('Add a credit').first().scrollIntoViewIfNeeded()
}
const openStores = async (page: Page) => {
  await page.getByText('Store requirements and dates').click()
  await page.getByRole('heading', { name: 'Spotify' }).scrollIntoViewIfNeeded()
}
const readCells = async (page: Page) => {
  await page.getByRole('textbox').fill(SHEET)
  await page.getByRole('button', { name: 'Read cells' }).click()
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible()
}
const reject = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Reject', exact: true })
  // On a phone the queue comes first.
  if (!(await button.isVisible())) await page.getByRole('listitem').getByRole('button').first().click()
  await button.click()
}
const requestTakedown = async (page: Page) => {
  await page.getByRole('button', { name: 'Request takedown' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const show = (text: string) => async (page: Page) => {
  await page.getByText(text, { exact: true }).first().scrollIntoViewIfNeeded()
  // What is fetched when it comes into view.
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
}

type Screen = {
  file: string
  path: string
  email: string | null
  /** What is done once it is there; such a screen has no picture of before. */
  act?: (page: Page) => Promise<void>
}

/** The screens of docs/design-review.md by the names of their pictures. */
const SCREENS: readonly Screen[] = [
  { file: 'sign-in', path: '/login', email: null },
  { file: 'onboarding', path: '/organizations/new', email: 'invited@liner.test' },
  { file: 'releases', path: '/releases', email: MEMBER },
  { file: 'release', path: `/releases/${ids.release}`, email: MEMBER },
  { file: 'basics', path: `/releases/${ids.draft}?step=basics`, email: MEMBER },
  { file: 'distribution', path: `/releases/${ids.draft}?step=distribution`, email: MEMBER },
  { file: 'overview', path: `/releases/${ids.draft}?step=overview`, email: MEMBER },
  { file: 'review', path: '/submissions', email: 'admin@liner.test' },
  { file: 'asset', path: `/assets/${ids.asset}`, email: MEMBER },
  { file: 'artist', path: `/artists/${ids.artist}`, email: MEMBER },
  { file: 'label', path: `/labels/${ids.label}`, email: MEMBER },
  { file: 'person', path: `/people/${ids.person}`, email: MEMBER },
  { file: 'organization', path: `/organizations/${ids.organization}`, email: MEMBER },
  { file: 'profile', path: '/profile', email: MEMBER },
  { file: 'notifications', path: '/notifications', email: MEMBER },
  { file: 'calendar', path: `/releases?view=calendar&month=${ids.month}`, email: MEMBER, act: async () => {} },
  { file: 'sent-back', path: `/releases/${sentBack}`, email: MEMBER, act: async () => {} },
  { file: 'takedown', path: `/releases/${ids.release}`, email: MEMBER, act: requestTakedown },
  { file: 'player', path: `/releases/${ids.release}`, email: MEMBER, act: press(/^Play /) },
  { file: 'timeline', path: `/releases/${ids.release}`, email: MEMBER, act: show('History') },
  { file: 'track', path: `/releases/${ids.draft}?step=tracks`, email: MEMBER, act: openTrack },
  { file: 'stores', path: `/releases/${ids.draft}?step=distribution`, email: MEMBER, act: openStores },
  {
    file: 'barcodes',
    path: `/organizations/${barcodes[0]?.organizationId}`,
    email: MEMBER,
    act: show('Used barcodes'),
  },
  { file: 'import', path: '/releases/import', email: MEMBER, act: readCells },
  { file: 'reject', path: '/submissions', email: 'admin@liner.test', act: reject },
]

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const SHARED = { locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' } as const
const HEIGHT = 400
const GAP = 12
const QUALITY = 0.7

/** Settings are stored as they are, because an older build knows no links. */
const shoot = async (
  browser: Browser,
  device: typeof DESKTOP,
  baseURL: string | undefined,
  { path, email, act }: Screen,
) => {
  const context = await browser.newContext({ ...SHARED, ...device, baseURL })
  const page = await context.newPage()
  await emulate(page)
  if (email !== null) await storeSession(page, email)
  await open(page, path)
  await act?.(page)
  const picture = await settledPicture(page)
  await context.close()
  return `data:image/png;base64,${picture.toString('base64')}`
}

/** Desktop and phone side by side, downscaled. */
const compose = async (browser: Browser, pictures: readonly string[]) => {
  const page = await browser.newPage()
  const url = await page.evaluate(
    async ({ pictures: sources, height, gap, quality }) => {
      const images = await Promise.all(
        sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
      )
      const widths = images.map((image) => Math.round((image.width * height) / image.height))
      const canvas = document.createElement('canvas')
      canvas.width = widths.reduce((sum, width) => sum + width + gap, -gap)
      canvas.height = height
      const context = canvas.getContext('2d')
      if (context === null) return ''
      context.imageSmoothingQuality = 'high'
      let left = 0
      for (const [at, image] of images.entries()) {
        context.drawImage(image, left, 0, widths[at] ?? 0, height)
        left += (widths[at] ?? 0) + gap
      }
      return canvas.toDataURL('image/webp', quality)
    },
    { pictures, height: HEIGHT, gap: GAP, quality: QUALITY },
  )
  await page.close()
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

for (const screen of SCREENS)
  test(`when the screen “${screen.file}” is opened on a desktop and on a phone, then one picture shows both`, async ({
    browser,
    baseURL,
  }) => {
    test.skip(process.env.GALLERY_REVIEW === 'before' && screen.act !== undefined)
    const pictures = [await shoot(browser, DESKTOP, baseURL, screen), await shoot(browser, PHONE, baseURL, screen)]
    const picture = await compose(browser, pictures)
    expect(picture.length).toBeGreaterThan(0)
    writeFileSync(`docs/design-review/${screen.file}-${process.env.GALLERY_REVIEW ?? ''}.webp`, picture)
  })

import type { Page } from '@playwright/test'
import { mp4File } from '#src/domain/media/testing/mp4-file.ts'
import { atmos } from './fixtures/atmos.ts'
import { expect, expectAccessible, storeSession, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'
import { masterFile, wav } from './fixtures/wav.ts'

const problem = textsOf('en', 'problems')
const SECONDS = 8
const THIS_YEAR = new Date().getFullYear()

const master = (page: Page) => page.getByRole('group', { name: 'Master' })
const spatial = (page: Page) => page.getByRole('group', { name: 'Dolby Atmos' })
const chooseMaster = (page: Page, group: 'Master' | 'Dolby Atmos', name: string, buffer: Buffer) =>
  page.getByRole('group', { name: group }).locator('input[type=file]').first().setInputFiles(masterFile(name, buffer))

const openNewAsset = async (page: Page, language = 'en', format = 'TRACK') => {
  await page.goto(`/assets/new?format=${format}&title=Paper+Boats&lng=${language}`)
  await page.locator('form').waitFor()
}

test.beforeEach(async ({ page }) => storeSession(page, 'member@liner.test'))

test(
  'when an asset is created with all fields and both masters, then its page shows all of them',
  { tag: ['@desktop', '@catalogue-2.2.2'] },
  async ({ page }) => {
    await openNewAsset(page)
    await chooseMaster(page, 'Master', 'paper-boats.wav', wav({ seconds: SECONDS }))
    await expect(master(page).getByText('0:08')).toBeVisible()
    await expect(master(page).getByText('2 channels')).toBeVisible()
    await chooseMaster(page, 'Dolby Atmos', 'paper-boats-atmos.wav', atmos({ seconds: SECONDS }))
    await expect(spatial(page).getByText('4 channels')).toBeVisible()

    await page.getByRole('combobox', { name: 'Artists' }).fill('Vela')
    await page.getByRole('option', { name: 'Vela Nera' }).click()
    await page.getByRole('combobox', { name: 'Artists' }).fill('Nina')
    await page.getByRole('option', { name: 'Nina Calvera' }).click()
    await expect(page.getByLabel('Role for Nina Calvera')).toHaveValue('FEATURED')
    await page.getByLabel('Role for Vela Nera').selectOption('MAIN')

    await page.getByLabel('Version').fill('Live')
    await page.getByLabel('Explicit content').selectOption('No')
    await page.getByLabel('Catalogue tier').selectOption('Front')
    await page.getByLabel('Composers').fill('Anna Ferrante, Luca Moro')
    await page.getByLabel('Lyricists').fill('Anna Ferrante')
    await page.getByLabel('Genre', { exact: true }).selectOption('Punk')
    await page.getByLabel('Subgenre', { exact: true }).selectOption('Post-Punk')
    await page.getByLabel('Alternative genre').selectOption('Rock')
    await page.getByLabel('Alternative subgenre').selectOption('Indie Rock')
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Italian')
    await page.getByLabel('Metadata language').selectOption('English')
    await page.getByLabel('Lyrics').fill('Barche di carta\nsul fiume')
    await page.getByLabel('P line year').fill(String(THIS_YEAR))
    await page.getByLabel('P line owner').fill('Vico Dritto')
    await page.getByLabel('Preview start').fill('1')
    await page.getByLabel('Preview length').fill('7')
    await page.getByRole('button', { name: 'Create asset' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper Boats')
    const main = page.locator('main')
    for (const text of [
      'Live',
      'Front',
      'Vela Nera (Main)',
      'Nina Calvera (Featured)',
      'Anna Ferrante and Luca Moro',
      'Post-Punk',
      'Indie Rock',
      'Italian',
      'English',
      'sul fiume',
      'Vico Dritto',
      'paper-boats.wav',
      'paper-boats-atmos.wav',
      '1 second',
      '7 seconds',
      'Not on any release yet.',
    ])
      await expect(main.getByText(text).first()).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Preview length')).toHaveValue('7')
    await expect(page.getByLabel('Format')).toBeDisabled()
    await master(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page.getByLabel('Format')).toBeEnabled()
  },
)

test(
  'when a value is invalid, then its field says so while it is typed, and nothing is sent',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewAsset(page)
    await chooseMaster(page, 'Master', 'paper-boats.wav', wav({ seconds: SECONDS }))
    await expect(master(page).getByText('2 channels')).toBeVisible()
    const [start, length] = [page.getByLabel('Preview start'), page.getByLabel('Preview length')]
    await start.fill('2')
    await length.fill('7')
    await expect(page.getByText(problem('PREVIEW_START_TOO_LATE', { maximum: 1 }))).toBeVisible()
    await expect(page.getByText(problem('PREVIEW_LENGTH_TOO_LONG', { maximum: 6 }))).toBeVisible()

    await page.getByLabel('Genre', { exact: true }).selectOption('Pop')
    await page.getByLabel('Alternative genre').selectOption('Pop')
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('No linguistic content')
    await page.getByLabel('Lyrics').fill('La la')
    await page.getByLabel('P line owner').fill('Vico Dritto')
    await page.getByLabel('P line year').fill('1899')
    await page.getByRole('button', { name: 'Create asset' }).click()
    await expect(page.getByText('Choose the artist of this recording.')).toBeVisible()
    const messages = [
      problem('ALTERNATE_GENRE_SAME'),
      problem('LYRICS_ON_INSTRUMENTAL'),
      problem('COPYRIGHT_YEAR_WRONG', { minimum: 1900, maximum: THIS_YEAR }),
    ]
    for (const message of messages) await expect(page.getByText(message)).toBeVisible()
    await expectAccessible(page)

    // Fixed in the other field: this one shows no message any more.
    await length.fill('6')
    await expect(page.getByText(/The preview runs past the end/)).toHaveCount(0)
    await start.fill('soon')
    await page.getByRole('button', { name: 'Create asset' }).click()
    await expect(page.getByText('Use digits only.')).toBeVisible()
    await expect(page).toHaveURL(/assets\/new/)
  },
)

test(
  'when a Dolby Atmos master is invalid, then it is not uploaded, and the asset can be saved without it',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewAsset(page)
    await chooseMaster(page, 'Dolby Atmos', 'plain.wav', atmos({ seconds: 6, adm: false }))
    await expect(spatial(page).getByText(problem('ATMOS_NOT_ADM'))).toBeVisible()
    await spatial(page).getByRole('button', { name: 'Remove this file' }).click()
    await chooseMaster(page, 'Master', 'paper-boats.wav', wav({ seconds: SECONDS }))
    await chooseMaster(page, 'Dolby Atmos', 'other.wav', atmos({ seconds: 6 }))
    await expect(spatial(page).getByText(problem('ATMOS_LENGTH_DIFFERS'))).toBeVisible()
  },
)

test(
  'when a video’s resolution or frame rate is wrong, then its field says so before the upload',
  { tag: ['@desktop', '@catalogue-2.1.4', '@catalogue-5.27'] },
  async ({ page }) => {
    await openNewAsset(page, 'en', 'VIDEO')
    const video = page.getByRole('group', { name: 'Video' })
    const film = (buffer: Buffer) =>
      video.locator('input[type=file]').first().setInputFiles({ name: 'boats.mp4', mimeType: 'video/mp4', buffer })
    await film(wav({ seconds: 1 }))
    await expect(video.getByText(problem('VIDEO_CONTAINER', { container: 'WAV' }))).toBeVisible()
    await film(Buffer.from(mp4File({ width: 318, height: 240, seconds: 2 })))
    const small = { width: 318, height: 240, minWidth: 320, minHeight: 100 }
    await expect(video.getByText(problem('VIDEO_TOO_SMALL', small))).toBeVisible()
    await film(Buffer.from(mp4File({ width: 320, height: 240, seconds: 2, frameRate: 10 })))
    await expect(video.getByText(problem('VIDEO_FRAME_RATE', { frameRate: 10, minimum: 15 }))).toBeVisible()

    await film(Buffer.from(mp4File({ width: 320, height: 100, seconds: 2 })))
    await expect(video.getByText('25 frames per second')).toBeVisible()
    await page.getByRole('combobox', { name: 'Artists' }).fill('Vela')
    await page.getByRole('option', { name: 'Vela Nera' }).click()
    await page.getByRole('button', { name: 'Create asset' }).click()
    await expect(page.locator('main').getByText('320 × 100')).toBeVisible()
  },
)

test(
  'when the language is Italian on the narrowest phone, then nothing is English or too wide',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openNewAsset(page, 'it')
    const english = textsOf('en', 'entities')
    const main = page.locator('main')
    for (const field of ['metadataLanguage', 'catalogTier', 'previewStart', 'copyrightOwner', 'alternateGenre'])
      await expect(main).toContainText(textsOf('it', 'entities')(`field.${field}`), { useInnerText: true })
    const texts = await main.innerText()
    for (const field of [
      'metadataLanguage',
      'catalogTier',
      'previewStart',
      'copyrightOwner',
      'alternateGenre',
      'lyrics',
    ])
      expect(texts).not.toContain(english(`field.${field}`))
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  },
)

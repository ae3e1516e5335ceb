import type { Page } from '@playwright/test'
import { patience } from './fixtures/machine-speed.ts'
import { openTab } from './fixtures/tab.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const ADMIN = 'admin@liner.test'
const MEMBER = 'member@liner.test'
const inEnglish = textsOf('en', 'uploads')

const playerOf = (page: Page, t = inEnglish) => page.getByRole('region', { name: t('player.name'), exact: true })
const positionOf = (page: Page, t = inEnglish) => playerOf(page, t).getByRole('slider', { name: t('player.position') })
const pauseIn = (page: Page, t = inEnglish) =>
  playerOf(page, t).getByRole('button', { name: t('player.pause'), exact: true })
const playIn = (page: Page, t = inEnglish) =>
  playerOf(page, t).getByRole('button', { name: t('player.play'), exact: true })
const trackButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Play|Riproduci) / })

/** A released album of the demo, on its overview. */
const openAlbum = async (page: Page, language = 'en') => {
  await signIn(page, MEMBER, `/releases?search=Scirocco&lng=${language}`)
  await page.getByRole('main').locator('a[href^="/releases/"]').first().click()
  await expect(trackButtons(page).first()).toBeVisible()
}

const openTrack = async (page: Page, language = 'en') => {
  await signIn(page, MEMBER, `/assets?format=TRACK&lng=${language}`)
  const link = page.getByRole('main').locator('a[href^="/assets/"]').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  // The list has buttons that play, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(trackButtons(page).first()).toBeVisible()
}

for (const language of LANGUAGES) {
  const t = textsOf(language, 'uploads')
  test(
    `when a track is played, then the player stays on every page and is steered by keys (${language})`,
    { tag: screenOf(language) },
    async ({ page }) => {
      await openTrack(page, language)
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await trackButtons(page).first().click()
      await expect(playerOf(page, t)).toContainText(title)
      await expect(pauseIn(page, t)).toBeVisible()
      // It sounds: the position moves.
      await expect(positionOf(page, t)).not.toHaveValue('0')

      await pauseIn(page, t).click()
      await expect(playIn(page, t)).toBeVisible()
      await positionOf(page, t).press('Home')
      await positionOf(page, t).press('PageUp')
      await positionOf(page, t).press('ArrowRight')
      await expect(positionOf(page, t)).toHaveValue('55')
      await playIn(page, t).click()
      await expect(pauseIn(page, t)).toBeVisible()
      await expectAccessible(page)

      await page.goBack()
      await expect(page).toHaveURL(/\/assets\?/)
      await expect(pauseIn(page, t)).toBeVisible()
      // The address changes first.
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press(' ')
      await expect(playIn(page, t)).toBeVisible()
      await page.keyboard.press('?')
      const palette = textsOf(language, 'palette')
      await expect(page.getByRole('dialog').getByText(palette('keys.does.playOrPause'))).toBeVisible()
      await page.keyboard.press('Escape')

      // Its title leads back.
      await playerOf(page, t).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await playerOf(page, t)
        .getByRole('button', { name: t('player.close') })
        .click()
      await expect(playerOf(page, t)).toHaveCount(0)
      await expect(trackButtons(page).first()).toBeVisible()
    },
  )
}

test('when a track of a release ends or is skipped, then the next one plays', { tag: '@desktop' }, async ({ page }) => {
  await openAlbum(page)
  const player = playerOf(page)
  const [previous, next] = ['player.previous', 'player.next'].map((key) =>
    player.getByRole('button', { name: inEnglish(key) }),
  )
  await trackButtons(page).first().click()
  await expect(pauseIn(page)).toBeVisible()
  await expect(previous ?? player).toHaveAttribute('aria-disabled', 'true')
  const first = (await player.getByRole('link').textContent()) ?? ''
  await next?.click()
  await expect(player.getByRole('link')).not.toHaveText(first)
  await expect(previous ?? player).toHaveAttribute('aria-disabled', 'false')
  await expect(pauseIn(page)).toBeVisible()
  await previous?.click()
  await expect(player.getByRole('link')).toHaveText(first)
  await expect(pauseIn(page)).toBeVisible()
  await expect(positionOf(page)).not.toHaveValue('0')
  await positionOf(page).press('End')
  await expect(player.getByRole('link')).not.toHaveText(first)
})

test(
  'when a reviewer presses P, then the release plays, and pauses at the next press',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/submissions')
    await expect(trackButtons(page).first()).toBeVisible()
    await page.keyboard.press('p')
    await expect(pauseIn(page)).toBeVisible()
    await page.keyboard.press('p')
    await expect(playIn(page)).toBeVisible()
  },
)

test('when there is no network, then the track that was pressed says so', { tag: '@phone' }, async ({ page }) => {
  await openAlbum(page)
  await trackButtons(page).first().click()
  await expect(pauseIn(page)).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/You’re offline/).first()).toBeVisible()
  // The line that says how old the page is moves what is below it.
  await expect(page.getByText(/^Updated at/)).toBeVisible()
  await trackButtons(page).nth(1).click()
  await expect(page.getByRole('main').getByText(inEnglish('player.problem.OFFLINE'))).toBeVisible()
  await page.context().setOffline(false)
  await playIn(page).click()
  await expect(pauseIn(page)).toBeVisible()
  await expect(page.getByText(inEnglish('player.problem.OFFLINE'))).toHaveCount(0)
})

test(
  'when a file is locked, or the server does not answer, then the track that was pressed says so',
  { tag: '@desktop' },
  async ({ page }) => {
    await openTrack(page)
    // What the server does with files from now on.
    await page.evaluate(() => {
      const fetchElse = window.fetch
      window.fetch = async (input, init) =>
        typeof input === 'string' && input.startsWith('/api/files/')
          ? new Response(null, { status: 403 })
          : fetchElse(input, init)
    })
    await trackButtons(page).first().click()
    await expect(page.getByRole('main').getByText(inEnglish('player.problem.LOCKED'))).toBeVisible()
    await page.evaluate(() => {
      const fetchElse = window.fetch
      window.fetch = (input, init) =>
        typeof input === 'string' && input.startsWith('/api/files/')
          ? new Promise(() => undefined)
          : fetchElse(input, init)
    })
    await trackButtons(page).first().click()
    await expect(page.getByRole('main').getByText(inEnglish('player.problem.SILENT'))).toBeVisible(patience(15_000))
    await playerOf(page)
      .getByRole('button', { name: inEnglish('player.close') })
      .click()
    await expect(page.getByText(inEnglish('player.problem.SILENT'))).toHaveCount(0)
  },
)

test(
  'when a second tab plays, then the first one pauses, and a sign-out closes the player',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openTrack(page)
    await trackButtons(page).first().click()
    await expect(positionOf(page)).not.toHaveValue('0')
    const other = await openTab(context, page.url())
    await trackButtons(other.page()).first().click()
    await expect(pauseIn(other.page())).toBeVisible()
    await expect(playIn(page)).toBeVisible()
    await other.close()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/login/)
    await expect(playerOf(page)).toHaveCount(0)
  },
)

test('when the preview is dragged on the waveform, then its fields follow, and the other way round', async ({
  page,
}) => {
  await openTrack(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  const [start, length] = [page.getByLabel('Preview start'), page.getByLabel('Preview length')]
  await start.fill('40')
  await length.fill('30')
  const handle = (name: string) => page.getByRole('slider', { name, exact: true })
  const whole = handle(inEnglish('preview.name'))
  await expect(whole).toHaveAttribute('aria-valuetext', '0:40 to 1:10')
  await whole.press('ArrowRight')
  await expect(start).toHaveValue('41')
  await handle(inEnglish('preview.end')).press('PageDown')
  await expect(length).toHaveValue('20')
  await handle(inEnglish('preview.start')).press('ArrowLeft')
  await expect(start).toHaveValue('40')
  await expect(length).toHaveValue('21')
  await whole.press('End')
  await expect(page.getByText(/The preview runs past the end/)).toHaveCount(0)
  await whole.press('Home')
  await expect(start).toHaveValue('0')

  // Waits until it neither moves nor is covered.
  await page.locator('[data-handle="WHOLE"]').hover()
  const box = await whole.boundingBox()
  if (box === null) throw new Error('The preview has no place')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 4 })
  await page.mouse.up()
  await expect(start).not.toHaveValue('0')
  await expect(length).toHaveValue('21')
  await expectAccessible(page)

  await page.getByRole('button', { name: inEnglish('preview.clear') }).click()
  await expect(start).toHaveValue('')
  await page.getByRole('button', { name: inEnglish('preview.choose') }).click()
  await expect(length).toHaveValue('30')
})

test(
  'when a reviewer opens the cover, then it shows at its real size beside the release’s words',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/submissions')
    const rows = page.getByRole('region', { name: 'Queue' }).locator('[data-row]')
    await rows.first().getByRole('button').first().click()
    const detail = page.getByRole('article')
    const title = (await detail.getByRole('heading', { level: 2 }).textContent()) ?? ''
    await detail.getByRole('button', { name: /^Show the cover of/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Cover' })
    await expect(dialog.getByText('1000 × 1000 px')).toBeVisible()
    const picture = dialog.locator('img')
    const width = async () => (await picture.boundingBox())?.width
    await expect.poll(width).toBe(1000)
    await expect(dialog.getByRole('definition').first()).toHaveText(title.replace(/ \(.*$/, ''))
    await expect(dialog.getByText('Label', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Fit to screen' }).click()
    await expect.poll(width).toBeLessThan(1000)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  },
)

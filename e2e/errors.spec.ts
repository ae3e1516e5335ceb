import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { expect, expectAccessible, signIn, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

test.describe('when a chunk cannot be loaded', () => {
  // A worker would have the chunk: this is a visit before it is installed.
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  for (const language of LANGUAGES)
    test(
      `then the page says so, offers a retry and shows details (${language})`,
      { tag: [screenOf(language), '@access-8.7'] },
      async ({ page, errors }) => {
        const t = textsOf(language, 'common')
        await signIn(page, 'member@liner.test')
        await page.route('**/static/entity-lists-*.js', (route) => route.abort())
        let starts = 0
        page.on('domcontentloaded', () => starts++)
        await page.goto(`/labels?lng=${language}`)
        // The page reloads once, in case another build is deployed by now.
        await expect.poll(() => starts).toBe(2)
        const panel = page.getByRole('alert').filter({ has: page.getByRole('heading') })
        await expect(panel.getByRole('heading', { name: t('error.title') })).toBeVisible()
        await expectAccessible(page)
        await panel.getByRole('button', { name: t('error.copyDetails') }).click()
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/labels')

        await page.unroute('**/static/entity-lists-*.js')
        await panel.getByRole('button', { name: t('tryAgain') }).click()
        await expect(
          page.getByRole('heading', { level: 1, name: textsOf(language, 'shell')('menu.labels') }),
        ).toBeVisible()
        expect(errors.filter((error) => !/ERR_FAILED|dynamically imported module/.test(error))).toEqual([])
        errors.length = 0
      },
    )
})

for (const language of LANGUAGES)
  test(
    `when a save is refused as a whole, then the reason is in view beside the button (${language})`,
    { tag: screenOf(language) },
    async ({ page, errors }) => {
      const t = textsOf(language, 'entities')
      await storeSession(page, 'member@liner.test')
      await emulate(page, { fail: { 'artists.create': 'BAD_REQUEST' } })
      await page.goto(`/artists/new?lng=${language}`)
      await page
        .getByRole('textbox', { name: t('field.name') })
        .first()
        .fill('Paper Boats')
      await page.getByRole('checkbox', { name: t('field.newSpotifyProfile') }).check()
      await page.getByRole('button', { name: t('artist.create') }).click()
      const reason = page.getByRole('alert').filter({ hasText: textsOf(language, 'errors')('code.BAD_REQUEST') })
      await expect(reason).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: t('artist.create') })).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      expect(errors.filter((error) => !/status of 400/.test(error))).toEqual([])
      errors.length = 0
    },
  )

/** Replaces the token with one that the server does not know. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('user-session') ?? '{}')
    session.state.jwt = 'ended'
    localStorage.setItem('user-session', JSON.stringify(session))
  })

test(
  'when the session has expired before the sign-in page opens, then its address stays as it is',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await signIn(page, 'member@liner.test')
    // Until the page is there, the app still stores the session.
    await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible()
    await endSession(page)
    await page.goto('/login?redirect=%2Flabels')
    await expect(page.getByLabel('E-mail')).toBeVisible()
    expect(new URL(page.url()).search).toBe('?redirect=%2Flabels')
    expect(errors.filter((error) => !error.includes('401'))).toEqual([])
    errors.length = 0
  },
)

test(
  'when the session ends elsewhere, then the sign-in page opens once and leads back',
  { tag: ['@desktop', '@access-4.5', '@access-8.5'] },
  async ({ page, errors }) => {
    await signIn(page, 'member@liner.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible()
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await endSession(page)
    await page.goto('/releases?sortBy=title')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    expect(visited.filter((path) => path === '/login')).toHaveLength(1)
    await page.getByLabel('E-mail').fill('member@liner.test')
    await page.getByLabel('Password').fill('Liner-2026!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/releases\?sortBy=title/)
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
    expect(errors.filter((error) => !error.includes('401'))).toEqual([])
    errors.length = 0
  },
)

import type { Page } from '@playwright/test'
import { emulate } from './fixtures/picker.ts'
import { isNarrow } from './fixtures/shell.ts'
import { expect, expectAccessible, PASSWORD, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, textsOf } from './fixtures/texts.ts'

const ADMIN = 'admin@liner.test'
const en = textsOf('en', 'notifications')
const links = (page: Page) => page.locator('main').getByRole('listitem').getByRole('link')
const dots = (page: Page) => page.getByRole('img', { name: en('unread') })

/** Somebody else completes their registration, of which the administrators are told. */
const somebodySignsUp = (page: Page) =>
  page.evaluate(async (password) => {
    const call = async (procedure: string, input: unknown, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const answer = await fetch(`/api/trpc/${procedure}`, { method: 'POST', headers, body: JSON.stringify(input) })
      return answer.json()
    }
    const { result } = await call('auth.signIn', { email: 'newcomer@liner.test', password })
    const person = { firstName: 'Nora', lastName: 'Prova', kind: 'ARTIST' }
    await call('users.completeRegistration', person, result.data.token)
  }, PASSWORD)

/** What the worker says to a page that is looked at, when a push message arrives. */
const workerSays = (page: Page) =>
  page.evaluate(() => {
    const data = { type: 'PUSH', title: 'Liner', body: 'News', target: '/users' }
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  })

test('what happens while the list is read waits above it, and moves nothing', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, ADMIN, '/notifications')
  const first = links(page).first()
  await expect(first).toBeVisible()
  const [words, place] = [await first.textContent(), await first.boundingBox()]
  await somebodySignsUp(page)
  await workerSays(page)
  const newer = page.getByRole('button', { name: en('newer_one', { count: 1 }) })
  await expect(newer).toBeVisible()
  expect(await first.textContent()).toBe(words)
  expect(await first.boundingBox()).toEqual(place)
  await newer.click()
  await expect(first).toContainText('Nora Prova')
  await expect(first).toContainText(/seconds? ago/)
  await expect(newer).toHaveCount(0)
  await expect(links(page).nth(1)).toContainText(words?.slice(0, 20) ?? '-')
})

test(
  'the list has ten, its end fetches ten more, and what is unread stays so until it is closed',
  { tag: ['@desktop', '@access-2.7.4', '@access-4.14', '@access-4.10'] },
  async ({ page }) => {
    await signIn(page, ADMIN, '/notifications')
    // Where there is room for more than ten, the end is in view from the start.
    if (isNarrow(page)) await expect(links(page)).toHaveCount(10)
    await expect(dots(page).nth(9)).toBeVisible()
    await expectAccessible(page)
    await expect(dots(page).nth(9)).toBeVisible()
    await page.getByRole('button', { name: en('more') }).scrollIntoViewIfNeeded()
    await expect(links(page).nth(19)).toBeAttached()
    await page.goto('/profile')
    await page.goto('/notifications')
    await expect(links(page).first()).toBeVisible()
    await expect(dots(page)).toHaveCount(0)
  },
)

test(
  'the bell differs while something is unread; only small screens ask notifications.has',
  { tag: ['@desktop', '@access-2.7.2', '@access-2.7.7', '@access-2.7.1'] },
  async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() =>
      localStorage.setItem(
        'liner-emulation',
        '{"latency":"none","refuses":{"notifications.has":"PRECONDITION_FAILED"}}',
      ),
    )
    await signIn(page, ADMIN)
    if (isNarrow(page)) {
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
      await emulate(page)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('link', { name: 'Notifications' }).click()
      return expect(page).toHaveURL(/\/notifications/)
    }
    const bell = page.getByRole('button', { name: 'Notifications' })
    await expect(bell).toHaveAccessibleDescription('There are unread notifications')
    await bell.click()
    await expect(bell).toHaveAccessibleDescription('')
    await expect(dots(page)).toHaveCount(5)
    await somebodySignsUp(page)
    await page.clock.fastForward(16_000)
    await expect(page.getByRole('button', { name: en('newer_one', { count: 1 }) })).toBeVisible()
    await expect(bell).toHaveAccessibleDescription('There are unread notifications')
  },
)

test('a kind of news that is switched off is not listed, and some cannot be', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: isNarrow(page) ? 320 : 1440, height: 800 })
  await signIn(page, ADMIN, '/profile')
  const choice = page.getByRole('checkbox', {
    name: `${en('preferences.type.ADMIN_NEWUSER')}: ${en('preferences.channel.inApp')}`,
  })
  await choice.click()
  await expect(choice).not.toBeChecked()
  await expect(page.getByText(en('preferences.saved'))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectAccessible(page)
  await somebodySignsUp(page)
  await page.goto('/notifications')
  await expect(links(page).nth(9)).toBeVisible()
  await expect(page.getByText(/seconds? ago/)).toHaveCount(0)
})

test('nothing has happened, and it is said', { tag: ['@desktop', '@access-2.7.6'] }, async ({ page }) => {
  await signIn(page, 'luca.traverso@lanterna.test')
  for (const language of LANGUAGES) {
    const t = textsOf(language, 'notifications')
    await page.goto(`/notifications?lng=${language}`)
    await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible()
  }
})

// A phone has the page instead: this file is told on a desktop only (playwright.config.ts).
test.describe('on a desktop', { tag: '@desktop' }, () => {
  test(
    'the popover has five, the way to all, and keeps what is unread until it is closed',
    { tag: ['@access-2.7.1', '@access-2.7.3', '@access-2.7.5', '@access-4.10'] },
    async ({ page, context }) => {
      // In the first hours of a day all that the demo tells of is of the day before.
      await context.clock.setFixedTime(new Date().setUTCHours(12, 0, 0, 0))
      await signIn(page, ADMIN)
      const other = await context.newPage()
      await other.goto('/profile')
      const bellOf = (one: Page) => one.getByRole('button', { name: 'Notifications' })
      await expect(bellOf(other)).toHaveAccessibleDescription('There are unread notifications')
      const panel = page.getByRole('dialog', { name: 'Notifications' })
      await bellOf(page).click()
      await expect(panel.getByRole('listitem')).toHaveCount(5)
      await expect(panel.getByRole('region', { name: en('today') })).toBeVisible()
      await expect(panel.getByRole('region', { name: en('previous') })).toBeVisible()
      const { width = 0, height = 0 } = (await panel.boundingBox()) ?? {}
      expect(width).toBeGreaterThan(640)
      expect(width).toBeLessThanOrEqual(660)
      expect(height).toBeLessThanOrEqual(650)
      await expect(panel.getByRole('link', { name: en('seeAll') })).toBeVisible()
      // What was seen here is no news in the other tab.
      await expect(bellOf(other)).toHaveAccessibleDescription('')
      await expect(dots(page)).toHaveCount(5)
      await page.keyboard.press('Escape')
      await bellOf(page).click()
      await expect(dots(page)).toHaveCount(0)
      await panel
        .getByRole('link', { name: /signed up/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/users/)
    },
  )

  test('what cannot be had can be asked for again, and without a network its age is said', async ({
    page,
    context,
  }) => {
    await signIn(page, ADMIN)
    await emulate(page, { refuses: { 'notifications.get': 'PRECONDITION_FAILED' } })
    await page.getByRole('button', { name: 'Notifications' }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('alert')).toBeVisible()
    await emulate(page)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(5)
    await context.setOffline(true)
    await expect(panel.getByText(/^As of /)).toBeVisible()
  })
})

test('whoever asks for help is found among the users', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, ADMIN, '/notifications')
  const request = links(page).filter({ hasText: 'asks for help' })
  await expect(request).toHaveAttribute('href', /^\/support\?search=/)
  const name = (await request.textContent())?.replace(/ asks for help.*/, '') ?? ''
  await request.click()
  await expect(page).toHaveURL((url) => url.pathname === '/users' && url.searchParams.get('search') === name)
  await expect(page.getByRole('searchbox').first()).toHaveValue(name)
  await expect(page.getByRole('link', { name })).toBeVisible()
})

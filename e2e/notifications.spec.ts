import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { isNarrow } from './fixtures/shell.ts'
import { expect, expectAccessible, PASSWORD, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, textsOf } from './fixtures/texts.ts'

const ADMIN = 'admin@liner.test'
const en = textsOf('en', 'notifications')
const links = (page: Page) => page.locator('main').getByRole('listitem').getByRole('link')
const dots = (page: Page) => page.getByRole('listitem').getByText(en('unread'), { exact: true })

/** Another user completes their registration, which notifies the administrators. */
const registerAnotherUser = (page: Page) =>
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

/** Sends the page what the worker sends to a visible page for a push message. */
const sendPushFromWorker = (page: Page) =>
  page.evaluate(() => {
    const data = { type: 'PUSH', title: 'Liner', body: 'News', target: '/users' }
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  })

test(
  'when a notification arrives while the list is open, then it waits above the list and nothing moves',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/notifications')
    const first = links(page).first()
    await expect(first).toBeVisible()
    const [text, bounds] = [await first.textContent(), await first.boundingBox()]
    await registerAnotherUser(page)
    await sendPushFromWorker(page)
    const newer = page.getByRole('button', { name: en('newer_one', { count: 1 }) })
    await expect(newer).toBeVisible()
    expect(await first.textContent()).toBe(text)
    expect(await first.boundingBox()).toEqual(bounds)
    await newer.click()
    await expect(first).toContainText('Nora Prova')
    await expect(first).toContainText(/seconds? ago/)
    await expect(newer).toHaveCount(0)
    await expect(links(page).nth(1)).toContainText(text?.slice(0, 20) ?? '-')
  },
)

test(
  'when the end of the list is reached, then ten more load; unread ones stay marked until it is closed',
  { tag: ['@desktop', '@access-2.7.4', '@access-4.14', '@access-4.10'] },
  async ({ page }) => {
    await signIn(page, ADMIN, '/notifications')
    // On a screen with room for more than ten, the end is visible from the start.
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
  'when something is unread, then the bell shows it; only small screens call notifications.has',
  { tag: ['@desktop', '@access-2.7.2', '@access-2.7.7', '@access-2.7.1'] },
  async ({ page }) => {
    await page.clock.install()
    await emulate(page, { fail: { 'notifications.has': 'PRECONDITION_FAILED' } })
    await signIn(page, ADMIN)
    if (isNarrow(page)) {
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
      await emulate(page)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Notifications' }).click()
      return expect(page).toHaveURL(/\/notifications/)
    }
    const bell = page.getByRole('button', { name: 'Notifications' })
    await expect(bell).toHaveAccessibleDescription('You have unread notifications')
    await bell.click()
    await expect(bell).toHaveAccessibleDescription('')
    await expect(dots(page)).toHaveCount(5)
    await registerAnotherUser(page)
    await page.clock.fastForward(16_000)
    await expect(page.getByRole('button', { name: en('newer_one', { count: 1 }) })).toBeVisible()
    await expect(bell).toHaveAccessibleDescription('You have unread notifications')
  },
)

test(
  'when a type is switched off, then it is not listed; some types cannot be switched off',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: isNarrow(page) ? 320 : 1440, height: 800 })
    await signIn(page, ADMIN, '/profile/notifications')
    const choice = page.getByRole('checkbox', {
      name: `${en('preferences.type.ADMIN_NEWUSER')}: ${en('preferences.channel.inApp')}`,
    })
    await choice.click()
    await expect(choice).not.toBeChecked()
    await expect(page.getByText(en('preferences.saved'))).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(page)
    await registerAnotherUser(page)
    await page.goto('/notifications')
    await expect(links(page).nth(9)).toBeVisible()
    await expect(page.getByText(/seconds? ago/)).toHaveCount(0)
  },
)

test(
  'when a preference is refused and none can be fetched again, then it is shown as it was',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await signIn(page, ADMIN, '/profile/notifications')
    const choice = page.getByRole('checkbox', {
      name: `${en('preferences.type.ADMIN_NEWUSER')}: ${en('preferences.channel.inApp')}`,
    })
    await expect(choice).toBeChecked()
    const refused = {
      'notifications.updatePreferences': 'FORBIDDEN',
      'notifications.preferences': 'FORBIDDEN',
    } as const
    await emulate(page, { fail: refused })
    await choice.click()
    await expect(page.getByText(textsOf('en', 'errors')('code.FORBIDDEN')).first()).toBeVisible()
    await expect(choice).toBeChecked()
    expect(errors.splice(0).filter((error) => !/status of 403/.test(error))).toEqual([])
  },
)

test(
  'when there are no notifications, then the list says so',
  { tag: ['@desktop', '@access-2.7.6'] },
  async ({ page }) => {
    await signIn(page, 'luca.traverso@lanterna.test')
    for (const language of LANGUAGES) {
      const t = textsOf(language, 'notifications')
      await page.goto(`/notifications?lng=${language}`)
      await expect(page.getByRole('heading', { name: t('empty.title') })).toBeVisible()
    }
  },
)

// A phone opens the page instead of the popover.
test.describe('on a desktop', { tag: '@desktop' }, () => {
  test(
    'when the bell opens, then it shows five notifications and a link to all; unread ones stay marked until it closes',
    { tag: ['@access-2.7.1', '@access-2.7.3', '@access-2.7.5', '@access-4.10'] },
    async ({ page, context }) => {
      // In the first hours of a day all notifications of the seed are of the day before.
      await context.clock.setFixedTime(new Date().setUTCHours(12, 0, 0, 0))
      await signIn(page, ADMIN)
      const other = await context.newPage()
      await other.goto('/profile')
      const bellOf = (one: Page) => one.getByRole('button', { name: 'Notifications' })
      await expect(bellOf(other)).toHaveAccessibleDescription('You have unread notifications')
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
      // Notifications read here are read in the other tab.
      await expect(bellOf(other)).toHaveAccessibleDescription('')
      await expect(dots(page)).toHaveCount(5)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await bellOf(page).click()
      await expect(dots(page)).toHaveCount(0)
      await panel
        .getByRole('link', { name: /signed up/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/users/)
    },
  )

  test('when notifications cannot be loaded, then a retry is offered; offline, their age shows', async ({
    page,
    context,
  }) => {
    await signIn(page, ADMIN)
    await emulate(page, { fail: { 'notifications.get': 'PRECONDITION_FAILED' } })
    await page.getByRole('button', { name: 'Notifications' }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('alert')).toBeVisible()
    await emulate(page)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(5)
    await context.setOffline(true)
    await expect(panel.getByText(/^Updated /)).toBeVisible()
  })
})

test('when a user asked for help, then the notification leads to that user', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, ADMIN, '/notifications')
  const request = links(page).filter({ hasText: 'asked for help' })
  await expect(request).toHaveAttribute('href', /^\/support\?search=/)
  const name = (await request.textContent())?.replace(/ asked for help.*/, '') ?? ''
  await request.click()
  await expect(page).toHaveURL((url) => url.pathname === '/users' && url.searchParams.get('search') === name)
  await expect(page.getByRole('searchbox').first()).toHaveValue(name)
  await expect(page.getByRole('link', { name })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { demoToken } from '#mocks/db/seed/sessions.ts'
import { patience } from '../fixtures/machine-speed.ts'
import { expect, signIn, test } from '../fixtures/production.ts'
import { PASSWORD } from '../fixtures/test.ts'
import { callsOf } from '../fixtures/unanswered-calls.ts'

const ENDED = 'Your session has expired. Sign in again to continue.'
/** What a page asks for once its list is shown. */
const BACKGROUND = ['users.checkNoReleases', 'fuga.digitalServiceProviders', 'notifications.get', 'auth.resourcesCount']
const tokenIn = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('user-session') ?? '{}').state?.jwt)
/** Ends the session on the server; no page knows it yet. */
const endOnServer = async (page: Page) => {
  const headers = { authorization: `Bearer ${String(await tokenIn(page))}`, 'content-type': 'application/json' }
  await page.request.post('/api/trpc/auth.signOut', { headers, data: {} })
}
const only401 = (errors: string[]) => {
  expect(errors.filter((error) => !error.includes('401'))).toEqual([])
  errors.length = 0
}

test(
  'when the server ends a session, then every tab shows the sign-in page and follows the next sign-in',
  { tag: '@desktop' },
  async ({ page, context, server, errors }) => {
    await signIn(page, 'member@liner.test', '/people?search=a')
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/labels')
    await expect(other.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible()
    // The requests that both tabs make in the background are answered by then.
    for (const procedure of BACKGROUND) {
      const answered = () => callsOf(server, procedure)
      // A slow machine may ask for some of them again meanwhile.
      await expect.poll(answered, procedure).toBeGreaterThanOrEqual(2)
    }
    await endOnServer(page)
    await page.getByRole('searchbox').first().fill('b')
    for (const [tab, path] of [
      [page, '/people'],
      [other, '/labels'],
    ] as const) {
      await expect(tab).toHaveURL((url) => url.searchParams.get('redirect')?.startsWith(path) === true)
      await expect(tab.getByRole('alert').filter({ hasText: ENDED })).toHaveCount(1)
    }

    await other.getByLabel('E-mail').fill('member@liner.test')
    await other.getByLabel('Password').fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other).toHaveURL(/\/labels$/)
    await expect(page).toHaveURL(/\/people\?search=/)
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()

    await other.getByRole('button', { name: 'Sign out' }).first().click()
    for (const tab of [other, page]) {
      await expect(tab).toHaveURL(/\/login$/)
      await expect(tab.getByText(ENDED)).toHaveCount(0)
    }
    only401(errors)
  },
)

test(
  'when a 401 arrives late, then it does not end a newer session',
  { tag: '@desktop' },
  async ({ page, context, server, errors }) => {
    await signIn(page, 'member@liner.test', '/profile?edit=true')
    const other = await context.newPage()
    await other.goto('/privacy-policy')
    const called = () => server.calls.flatMap(({ procedures }) => procedures)
    await expect.poll(called).toEqual(expect.arrayContaining(BACKGROUND))
    await page.getByLabel('First name').fill('Ada')
    await endOnServer(page)
    // Late enough for a slow machine, and not so late that the page no longer waits: it gives up after ten seconds.
    server.set('users.updateProfile', { kind: 'late', ms: 6000 })
    const refused = page.waitForResponse((answer) => answer.url().includes('updateProfile') && answer.status() === 401)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(called).toContain('users.updateProfile')
    server.heal()
    const token = demoToken('admin@liner.test')
    await other.evaluate(
      (jwt) =>
        localStorage.setItem(
          'user-session',
          JSON.stringify({ state: { organizationId: null, jwt, inviteCode: null }, version: 0 }),
        ),
      token,
    )
    await (await refused).finished()
    await expect(page.getByRole('link', { name: /^Pending approval/ })).toBeVisible()
    await expect(page).toHaveURL(/\/profile/)
    expect(await tokenIn(page)).toBe(token)
    only401(errors)
  },
)

test(
  'when a path cannot be decoded, then it leads home like any unknown path',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'artist@liner.test', '/%E0%A4%A')
    await expect(page).toHaveURL(/\/releases$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
    await page.goto('/artists/%E0%A4%A?search=%E0')
    await expect(page).toHaveURL(/\/releases$/)
  },
)

test(
  'when the user is loading, then a spinner shows',
  { tag: ['@desktop', '@access-2.3.4'] },
  async ({ page, server }) => {
    server.set('auth.user', { kind: 'late', ms: patience(2000).timeout })
    await signIn(page, 'member@liner.test', '/releases')
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
  },
)

import type { Page } from '@playwright/test'
import { persistedQueries } from '../fixtures/indexed-db.ts'
import { navigateWithoutReload } from '../fixtures/navigate.ts'
import type { Fault } from '../fixtures/production-server.ts'
import { expect, signIn, test } from '../fixtures/production.ts'
import { routeOf } from '../fixtures/shell.ts'
import { textsOf } from '../fixtures/texts.ts'

const common = textsOf('en', 'common')
const shell = textsOf('en', 'shell')
const ID = '00000000-0000-4000-8000-000000000000'
const AREAS = ['artists', 'releases', 'labels', 'assets', 'people', 'organizations', 'users'] as const
/** Only the first of these is persisted. */
const READING = [
  '/artists',
  ...AREAS.slice(1).map((area) => `/${area}`),
  ...AREAS.map((area) => `/${area}/${ID}`),
  '/submissions',
  '/notifications',
]
/** These pages work without an answer. */
const USABLE = [
  ...AREAS.slice(0, 6).map((area) => `/${area}/new`),
  '/profile',
  '/promo-card',
  '/share',
  '/terms',
  '/releases/import',
  '/royalties',
  '/analytics',
  '/artisthub',
]
const SOME = ['/artists', '/labels', `/labels/${ID}`, '/submissions', '/profile', '/promo-card']
const CASES: [string, Fault, string[]][] = [
  ['cannot be reached', { kind: 'broken' }, [...READING, ...USABLE]],
  ['is silent', { kind: 'silent' }, SOME],
  ['is away behind its proxy', { kind: 'status', status: 502 }, SOME],
]
const NOT_HERE = new RegExp([common('error.lateTitle'), common('error.awayTitle')].join('|'))

/** The shell says that there is no answer, the page offers what it has; none points to support. */
const expectBanner = async (page: Page, path: string) => {
  await expect(page.getByText(shell('silent')), path).toBeVisible()
  await expect(page.getByText(common('error.message')), path).toHaveCount(0)
  if (path === '/artists') return expect(page.getByText(/^Updated at \d\d:\d\d$/), path).toBeVisible()
  if (!READING.includes(path)) return
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: NOT_HERE })
  await expect(notice, path).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Available offline' }).getByRole('link', { name: 'Artists' }),
    path,
  ).toBeVisible()
}

for (const [what, fault, paths] of CASES)
  test(
    `when the server ${what}, then every page says within 3 s that there is no connection`,
    { tag: '@desktop' },
    async ({ page, server, errors }) => {
      await page.clock.install()
      await signIn(page, 'admin@liner.test', '/artists')
      await expect(page.locator('[data-row-link]').first()).toBeVisible()
      for (const query of ['auth.user', 'artists.list'])
        await expect.poll(() => persistedQueries(page, query), query).not.toEqual([])
      server.set('*', fault)
      await page.reload()
      for (const path of paths) {
        await navigateWithoutReload(page, path)
        await expect(page.getByRole('main'), path).toBeVisible()
        await expect(page).toHaveURL((url) => routeOf(url) === path)
        await page.clock.fastForward(2600)
        await expectBanner(page, path)
      }
      // It asks again and again: no call may fail after the look at the errors.
      await page.close()
      expect(errors.splice(0).filter((error) => !error.includes('/api/'))).toEqual([])
    },
  )

test(
  'when nothing is persisted and the server is silent, then the start says so and offers a retry',
  { tag: '@desktop' },
  async ({ page, server, errors }) => {
    await page.clock.install()
    server.set('*', { kind: 'silent' })
    await signIn(page, 'member@liner.test', '/labels')
    await page.clock.fastForward(1000)
    const late = page.getByRole('alert').filter({ hasText: common('error.lateTitle') })
    // On a busy machine it may be late before anybody looks.
    await expect(page.getByRole('status', { name: common('loading') }).or(late)).toBeVisible()
    await page.clock.fastForward(2000)
    await expect(late).toBeVisible()
    await page.clock.fastForward(13_000)
    await expect(page.getByRole('alert').filter({ hasText: common('error.awayTitle') })).toBeVisible()
    server.heal()
    const retry = page.getByRole('button', { name: common('tryAgain') })
    // The page asks again as well, and may be there before the press.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 })
      await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    // The route's error boundary logs the error.
    expect(errors.splice(0).filter((error) => !error.startsWith('TRPCClientError: TIMEOUT'))).toEqual([])
  },
)

for (const [what, fault] of [
  ['is broken', { kind: 'broken' }],
  ['is answered by a proxy', { kind: 'status', status: 502 }],
] as const)
  test(
    `when the first call of a start ${what}, then the page finds its way back by itself`,
    { tag: '@desktop' },
    async ({ page, server, errors }) => {
      await page.clock.install()
      server.set('*', fault)
      await signIn(page, 'member@liner.test', '/labels')
      const away = page.getByRole('alert').filter({ hasText: common('error.awayTitle') })
      await expect(async () => {
        await page.clock.fastForward(1000)
        await expect(away).toBeVisible({ timeout: 200 })
      }).toPass()
      server.heal()
      await page.clock.fastForward(5000)
      await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible()
      await expect(page.locator('[data-row-link]').first()).toBeVisible()
      await expect(away).toHaveCount(0)
      // The route's error boundary logs the error.
      expect(errors.splice(0).filter((error) => !/\/api\/|^TRPCClientError/.test(error))).toEqual([])
    },
  )

test(
  'when the server is silent, then a public page says so before anything is pressed',
  { tag: '@desktop' },
  async ({ page, context, errors }) => {
    const host = '**/manifest.webmanifest'
    await page.clock.install()
    let refused = 0
    await context.route(host, async (route) => {
      await route.abort()
      refused += 1
    })
    for (const path of ['/login', '/signup', '/forgot-password', '/terms-and-conditions', '/privacy-policy']) {
      const before = refused
      await page.goto(`${path}?lng=en`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => refused).toBeGreaterThan(before)
      await page.clock.fastForward(2600)
      await expect(page.getByText(shell('silent')), path).toBeVisible()
    }
    await context.unroute(host)
    await page.clock.fastForward(5000)
    await expect(page.getByText(shell('silent'))).toHaveCount(0)
    await context.setOffline(true)
    await expect(page.getByText(shell('offlineSignedOut'))).toBeVisible()
    await page.close()
    expect(errors.splice(0).filter((error) => !error.includes('/manifest.webmanifest'))).toEqual([])
  },
)

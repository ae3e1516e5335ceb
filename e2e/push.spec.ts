import type { Page } from '@playwright/test'
import { WHOLE_BROWSER } from './fixtures/browser.ts'
import { readRecord } from './fixtures/indexed-db.ts'
import { patience } from './fixtures/machine-speed.ts'
import { expect, expectAccessible, signIn, storeSession, test, typeSignIn } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'
import { workerOf } from './fixtures/worker.ts'

test.use({ launchOptions: WHOLE_BROWSER, serviceWorkers: 'allow' })

const push = textsOf('en', 'push')
const RELEASE = '11111111-1111-4111-8111-111111111111'
const DENIED = { type: 'USER_RELEASEDENIED', releaseId: RELEASE, release: 'Paper Boats', unread: '2' }
const EIGHT_DAYS = 8 * 24 * 60 * 60_000
const TOKEN = { database: 'liner-push', store: 'device', key: 'token' }

const INSTALLATION = {
  database: 'firebase-installations-database',
  store: 'firebase-installations-store',
  key: '[DEFAULT]!1:100000000000:web:emulated',
}

const subscribed = async (page: Page) => {
  await page.goto('/profile/notifications')
  // The first worker fetches the whole build.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect(page.getByText(push('on'))).toBeVisible()
}

const statusOfPage = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming ? entry.responseStatus : undefined
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications())
      .map(({ title, body, tag }) => ({ title, body, tag }))
      .toSorted((a, b) => (a.tag > b.tag ? -1 : 1))
  })

test(
  'when the permission is refused, then there is no token and no error, and the page says how to allow it',
  { tag: ['@desktop', '@access-8.6'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    })
    await signIn(page, 'member@liner.test', '/profile/notifications')
    await expect(page.getByText(push('blocked'))).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await readRecord(page, TOKEN)).toBeUndefined()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test.describe('when the permission is granted', { tag: '@desktop' }, () => {
  test.use({ permissions: ['notifications'] })

  test('then a device is registered with the real client, turned off and on, and removed at the sign-out', async ({
    page,
  }) => {
    await storeSession(page, 'member@liner.test')
    await subscribed(page)
    const token = await readRecord(page, TOKEN)
    expect(token).toEqual(expect.any(String))
    const key = `devices/${String(token)}`
    const known = () => readRecord(page, { database: 'liner-emulation', store: 'changes', key })
    await expect.poll(known).toMatchObject({ row: { id: token } })
    await page.getByRole('button', { name: push('turnOff') }).click()
    await expect(page.getByText(push('off'))).toBeVisible()
    await expect.poll(known).not.toMatchObject({ row: { id: token } })
    await page.getByRole('button', { name: push('turnOn') }).click()
    await expect(page.getByText(push('on'))).toBeVisible()
    const installation = () => readRecord(page, INSTALLATION)
    await expect.poll(installation).toMatchObject({ fid: expect.any(String), registrationStatus: 2 })
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(installation).toBeUndefined()
  })

  test('then a message to a visible page is a toast that leads to its target', async ({ page, context }) => {
    await storeSession(page, 'member@liner.test')
    await subscribed(page)
    const { deliver } = await workerOf(context, page)
    await deliver({ data: { type: 'ORG_INVITATION_ACCEPTED', organization: 'Vela Nera', sender: 'Ada Prova' } })
    // Under the pointer it stays, however slow the machine is.
    await page.getByRole('button', { name: push('open') }).hover()
    await expect(page.getByText('Ada Prova joined Vela Nera.')).toBeVisible()
    expect(await shown(page)).toEqual([])
    await page.getByRole('button', { name: push('open') }).click()
    await expect(page).toHaveURL(/\/organizations$/)
  })

  test('then a message to a hidden page is a system notification, one per release', async ({ page, context }) => {
    await storeSession(page, 'member@liner.test')
    await subscribed(page)
    const { deliver } = await workerOf(context, page)
    // A page left a moment ago may still count as visible; the same message again changes nothing.
    await expect(async () => {
      await page.goto('about:blank')
      await deliver({ data: DENIED })
      await deliver({ data: { ...DENIED, type: 'USER_RELEASEACCEPTED' } })
      await deliver('nonsense')
      await page.goto('/profile')
      expect(await shown(page)).toEqual([
        { title: 'Paper Boats', body: '“Paper Boats” was approved.', tag: `release:${RELEASE}` },
        { title: 'Liner', body: 'You have a new notification.', tag: 'general' },
      ])
    }).toPass(patience(30_000))
  })

  // `npm run bench -- endurance` repeats this fifty times, at random moments.
  test('then a stopped worker fails no navigation and still shows messages', async ({ page, context }) => {
    await storeSession(page, 'member@liner.test')
    await subscribed(page)
    const { deliver, stop, shown: notified } = await workerOf(context, page)
    for (const release of ['Paper Boats', 'Tin Boats', 'Glass Boats']) {
      await stop()
      const telling = deliver({ data: { ...DENIED, release } })
      await Promise.all([page.goto('/terms', { waitUntil: 'commit' }), telling])
      // Playwright may miss the response of a worker that has just started: the page knows it.
      expect(await page.evaluate(statusOfPage)).toBe(200)
      const toast = page.getByText(release, { exact: true })
      await expect.poll(async () => notified.has(release) || (await toast.count()) > 0).toBe(true)
      // A worker that is stopped while it answers would fail a part of this page.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('then the device is registered again after eight days', async ({ page }) => {
    await page.clock.install()
    await storeSession(page, 'member@liner.test')
    await subscribed(page)
    const refreshedAt = async () => {
      const stored = await readRecord(page, { database: 'liner-push', store: 'device', key: 'subscription' })
      return typeof stored === 'object' && stored !== null && 'refreshedAt' in stored ? Number(stored.refreshedAt) : 0
    }
    const before = await refreshedAt()
    // The session has expired by then.
    await page.clock.setSystemTime(Date.now() + EIGHT_DAYS)
    await typeSignIn(page, 'member@liner.test')
    await expect.poll(refreshedAt).toBeGreaterThanOrEqual(before + EIGHT_DAYS)
  })
})

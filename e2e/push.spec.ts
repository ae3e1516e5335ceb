import type { Page } from '@playwright/test'
import { WHOLE_BROWSER } from './fixtures/browser.ts'
import { storedIn } from './fixtures/stores.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'
import { workerOf } from './fixtures/worker.ts'

test.use({ launchOptions: WHOLE_BROWSER, serviceWorkers: 'allow' })

const push = textsOf('en', 'push')
const RELEASE = '11111111-1111-4111-8111-111111111111'
const DENIED = { type: 'USER_RELEASEDENIED', releaseId: RELEASE, release: 'Paper Boats', unread: '2' }
const TOKEN = { database: 'liner-push', store: 'device', key: 'token' }

const subscribed = async (page: Page) => {
  await page.goto('/profile')
  await expect(page.getByText(push('on'))).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications())
      .map(({ title, body, tag }) => ({ title, body, tag }))
      .toSorted((a, b) => (a.tag > b.tag ? -1 : 1))
  })

test('refused permission: no token, no error, and the way back is told', { tag: '@access-8.6' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await signIn(page, 'member@liner.test', '/profile')
  await expect(page.getByText(push('blocked'))).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await storedIn(page, TOKEN)).toBeUndefined()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('with permission', () => {
  test.use({ permissions: ['notifications'] })

  test('a device is registered with the real client, turned off, and on again', async ({ page }) => {
    await signIn(page, 'member@liner.test')
    await subscribed(page)
    const token = await storedIn(page, TOKEN)
    expect(token).toEqual(expect.any(String))
    const key = `devices/${String(token)}`
    const known = () => storedIn(page, { database: 'liner-emulation', store: 'changes', key })
    expect(await known()).toMatchObject({ row: { id: token } })
    await page.getByRole('button', { name: push('turnOff') }).click()
    await expect(page.getByText(push('off'))).toBeVisible()
    await expect.poll(known).not.toMatchObject({ row: { id: token } })
    await page.getByRole('button', { name: push('turnOn') }).click()
    await expect(page.getByText(push('on'))).toBeVisible()
  })

  test('a message to whoever looks at the page is a toast that leads there', async ({ page, context }) => {
    await signIn(page, 'member@liner.test')
    await subscribed(page)
    const { deliver } = await workerOf(context, page)
    await deliver({ data: { type: 'ORG_INVITATION_ACCEPTED', organization: 'Vela Nera', sender: 'Ada Prova' } })
    await expect(page.getByText('Ada Prova joined Vela Nera.')).toBeVisible()
    expect(await shown(page)).toEqual([])
    await page.getByRole('button', { name: push('open') }).click()
    await expect(page).toHaveURL(/\/organizations$/)
  })

  test('while nobody looks, the system shows one notification a release', async ({ page, context }) => {
    await signIn(page, 'member@liner.test')
    await subscribed(page)
    const { deliver } = await workerOf(context, page)
    // A page that was just left may still count as looked at; the same news again changes nothing.
    await expect(async () => {
      await page.goto('about:blank')
      await deliver({ data: DENIED })
      await deliver({ data: { ...DENIED, type: 'USER_RELEASEACCEPTED' } })
      await deliver('nonsense')
      await page.goto('/profile')
      expect(await shown(page)).toEqual([
        { title: 'Paper Boats', body: '“Paper Boats” was approved.', tag: `release:${RELEASE}` },
        { title: 'Liner', body: 'There is news for you.', tag: 'general' },
      ])
    }).toPass({ timeout: 30_000 })
  })

  test('a worker that is stopped again and again fails no navigation', async ({ page, context }) => {
    test.slow()
    await signIn(page, 'member@liner.test')
    await subscribed(page)
    const { deliver, stop } = await workerOf(context, page)
    for (let time = 0; time < 50; time++) {
      await stop()
      const told = deliver({ data: { ...DENIED, type: time % 2 === 0 ? 'USER_RELEASEDENIED' : 'TEST_NOTIFICATION' } })
      const [answer] = await Promise.all([page.goto('/terms', { waitUntil: 'commit' }), told])
      expect(answer?.ok()).toBe(true)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { WHOLE_BROWSER } from './fixtures/browser.ts'
import { emulate } from './fixtures/emulation.ts'
import { readRecord, writeRecord } from './fixtures/indexed-db.ts'
import { slowness } from './fixtures/machine-speed.ts'
import { chooseOrganization, openMenu } from './fixtures/shell.ts'
import { expect, expectAccessible, PASSWORD, signIn, storeSession, test, typeSignIn } from './fixtures/test.ts'
import { openNewRelease } from './fixtures/workspace.ts'

// For a notification that the sign-out closes.
test.use({ launchOptions: WHOLE_BROWSER })

const DEVICE = { database: 'liner-push', store: 'device', key: 'token' }

const signOut = async (page: Page) => {
  await openMenu(page)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL(/\/login/)
}

/** Ends the session on the server; the page does not know it yet. */
const endOnServer = (page: Page) =>
  page.evaluate(async () => {
    const { jwt } = JSON.parse(localStorage.getItem('user-session') ?? '{}').state
    const headers = { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' }
    await fetch('/api/trpc/auth.signOut', { method: 'POST', headers, body: '{}' })
  })

test(
  'when one tab signs out, then every other follows within a second',
  { tag: ['@desktop', '@access-3.1', '@access-4.1'] },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/profile')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const other = await context.newPage()
    await other.goto('/releases')
    await expect(other.getByText('33 releases')).toBeVisible()
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user-session') ?? '{}').state)).toEqual({
      jwt: expect.any(String),
      organizationId: expect.any(String),
      inviteCode: null,
    })

    // It listens before the other tab signs out.
    await other.evaluate(() => {
      const following = new Promise<number>((resolve) => {
        window.addEventListener('storage', ({ key }) => {
          if (key !== 'user-session') return
          const from = performance.now()
          const look = () => {
            if (location.pathname === '/login') resolve(performance.now() - from)
            else requestAnimationFrame(look)
          }
          look()
        })
      })
      Object.assign(window, { following })
    })
    await signOut(page)
    const followed = await other.evaluate(async () => ('following' in window ? Number(await window.following) : NaN))
    expect(followed).toBeLessThan(1000 * slowness())
    await expect(other.getByText('33 releases')).toHaveCount(0)
    expect(await other.evaluate(() => localStorage.getItem('user-session'))).not.toContain('"jwt":"')
    // The next user is not redirected to where this user was.
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login$/)
  },
)

test(
  'when a stored session is invalid, then it is ignored, and no copy of it remains',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login')
    for (const stored of [
      '{"state":{"jwt":["x"],"organizationId":1}}',
      '{"jwt":"an older shape"}',
      '{"state":{"jwt":"x","organizationId":"../..","inviteCode":null}}',
      '{"state":{"jwt":"tokèn","organizationId":null,"inviteCode":null}}',
      'nonsense',
    ]) {
      await page.evaluate((value) => localStorage.setItem('user-session', value), stored)
      await page.goto('/releases')
      await expect(page).toHaveURL(/\/login/)
      await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).not.toContain(stored)
    }
  },
)

test(
  'when a session ends with an unsaved form, then the sign-in leads the same user back to it, and nobody else',
  { tag: ['@desktop', '@access-4.5', '@access-8.5'] },
  async ({ page, errors }) => {
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'basics')
    await page.getByLabel('Version').fill('Live at the Pier')
    await expect(page.getByText('Draft saved at')).toBeVisible()
    const address = page.url()
    await endOnServer(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect(page.getByRole('alert').getByText('Your session has expired.')).toBeVisible()
    await expectAccessible(page)

    const signInHere = async (email: string) => {
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(address)
    }
    await signInHere('artist@liner.test')
    await expect(page.getByLabel('Title')).toHaveValue('Paper Boats')
    await expect(page.getByLabel('Version')).toHaveValue('')
    await endOnServer(page)
    await page.goto(address)
    await signInHere('member@liner.test')
    await expect(page.getByLabel('Version')).toHaveValue('Live at the Pier')
    expect(errors.filter((error) => !error.includes('401'))).toEqual([])
    errors.length = 0
  },
)

test.describe('when a device has a push token', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  test(
    'then the sign-in sends it to the server, and the sign-out deletes it',
    { tag: ['@access-4.12', '@catalogue-7.12'] },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(navigator, {
          clearAppBadge: async () => localStorage.setItem('badge-cleared', 'yes'),
        })
      })
      await page.goto('/login')
      await writeRecord(page, { ...DEVICE, value: 'device-token' })
      await writeRecord(page, { ...DEVICE, key: 'subscription', value: { endpoint: null, refreshedAt: Date.now() } })
      await typeSignIn(page, 'member@liner.test')
      // The first worker fetches the whole build.
      await page.evaluate(() => navigator.serviceWorker.ready)
      const registered = () =>
        readRecord(page, { database: 'liner-emulation', store: 'changes', key: 'devices/device-token' })
      await expect.poll(registered).toMatchObject({ row: { id: 'device-token', userId: expect.any(String) } })
      await expect(page.getByText('Vela Nera').first()).toBeVisible()
      const left = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready
          const notifications = await registration.getNotifications()
          const names = await caches.keys()
          return { notifications: notifications.length, runtime: names.filter((name) => !name.includes('precache')) }
        })
      await page.evaluate(async () => {
        const cache = await caches.open('covers')
        await cache.put('/cover.png', new Response('somebody’s cover'))
        const registration = await navigator.serviceWorker.ready
        await registration.showNotification('Your release was approved')
      })
      await expect.poll(left).toEqual({ notifications: 1, runtime: ['covers'] })

      await signOut(page)
      await expect.poll(left).toEqual({ notifications: 0, runtime: [] })
      await expect.poll(registered).not.toMatchObject({ row: { id: 'device-token' } })
      await expect.poll(() => page.evaluate(() => localStorage.getItem('badge-cleared'))).toBe('yes')
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
    },
  )
})

test(
  'when the chosen organization is not the user’s, then their first one is chosen',
  { tag: ['@desktop', '@access-4.8', '@catalogue-4.16'] },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    await expect(page.getByText('Vela Nera').first()).toBeVisible()
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('user-session') ?? '{}')
      session.state.organizationId = '00000000-0000-4000-8000-00000000dead'
      localStorage.setItem('user-session', JSON.stringify(session))
    })
    await page.reload()
    await expect(page.getByText('Vela Nera').first()).toBeVisible()
    await openMenu(page)
    await expect(page.getByRole('button', { name: 'Organization: Lanterna Dischi' })).toBeVisible()
  },
)

test(
  'when the organization is switched with ten calls in flight, then no row of the old one shows',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    await expect(page.getByText('Vela Nera').first()).toBeVisible()
    await emulate(page, { latency: 'demo' })
    // Each requests its list, the counters, the permissions and the notifications.
    for (const area of ['Organizations', 'Users', 'Releases', 'Assets', 'Labels', 'People', 'Artists']) {
      await openMenu(page)
      await page.getByRole('link', { name: new RegExp(`^${area}`) }).click()
    }
    await chooseOrganization(page, 'Halyard Music')
    await page.evaluate(() => {
      const content = document.querySelector('main')
      const seen: string[] = []
      Object.assign(window, { seen })
      // The old rows disappear with the next paint; every later row is checked.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (content === null) return
          const note = () => seen.push(content.innerText)
          new MutationObserver(note).observe(content, { childList: true, subtree: true, characterData: true })
          note()
        }),
      )
    })
    await expect(page.getByText('Maren Ashdown').first()).toBeVisible()
    const seen = () => page.evaluate(() => ('seen' in window ? String(window.seen) : ''))
    await expect.poll(seen).toContain('Maren Ashdown')
    expect(await seen()).not.toContain('Vela Nera')
  },
)

test(
  'when a call is refused, then the organization stays, and the message is right',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await signIn(page, 'member@liner.test')
    await chooseOrganization(page, 'Halyard Music')
    await expect(page.getByText('Maren Ashdown').first()).toBeVisible()
    await emulate(page, { fail: { 'people.list': 'FORBIDDEN' } })
    await page.getByRole('link', { name: /^People/ }).click()
    await expect(page.getByText('You can’t do that here')).toBeVisible()
    await page.getByRole('link', { name: /^Artists/ }).click()
    await expect(page.getByText('Maren Ashdown').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Organization: Halyard Music' })).toBeVisible()
    expect(errors.filter((error) => !error.includes('403'))).toEqual([])
    errors.length = 0
  },
)

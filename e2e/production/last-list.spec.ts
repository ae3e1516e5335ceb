import type { Page } from '@playwright/test'
import { uuidOf } from '#mocks/db/seed/random.ts'
import { demoToken } from '#mocks/db/seed/sessions.ts'
import { holdFiles } from '../fixtures/held-files.ts'
import { expect, storeSession, test } from '../fixtures/production.ts'
import { textsOf } from '../fixtures/texts.ts'

const LANTERNA = uuidOf('organization/lanterna')
const HALYARD = uuidOf('organization/halyard')
const MEMBER = 'member@liner.test'
const shell = textsOf('en', 'shell')

const storedLists = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('liner-snapshot:')))

/** Opens a list, and waits until it is stored for the next visit. */
const visit = async (page: Page, path: string) => {
  await storeSession(page, MEMBER, LANTERNA)
  await page.goto(path)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect.poll(() => storedLists(page)).toContain(`liner-snapshot:${new URL(path, page.url()).pathname}`)
}

/** The page then has only what its HTML paints. */
const holdCode = (page: Page) => holdFiles(page, '**/static/index-*.js')

/** A page of this origin without the app, between two visits. */
const leave = (page: Page) => page.goto('/favicon.svg')

/** Where the code is held back, the page is never loaded. */
const visitAgain = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

const lastList = (page: Page) => page.locator('#shell .snapshot')

test('when a list is opened again, then it is shown before the code of the app has come', async ({ page }) => {
  await visit(page, '/releases')
  const first = await page.locator('[data-row-link]').first().innerText()
  const title = page.getByRole('heading', { level: 1 })
  const place = await title.boundingBox()
  await leave(page)
  const release = await holdCode(page)
  await visitAgain(page, '/releases')
  await expect(lastList(page).locator('[data-row-link]').first()).toHaveText(first)
  const painted = lastList(page).locator('h1')
  await expect(painted).toBeVisible()
  expect(await painted.boundingBox()).toEqual(place)
  // Until the page itself has it, nothing is read out twice, and only links lead on.
  await expect(page.getByRole('link')).toHaveCount(0)
  release()
  await expect(title).toBeVisible()
  await expect(page.locator('#shell')).toHaveCount(0)
  expect(await title.boundingBox()).toEqual(place)
})

test(
  'when the app is opened at its start, then the list that it leads to is shown at once, and its links lead on',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/artists')
    await leave(page)
    await holdCode(page)
    await visitAgain(page, '/')
    const link = lastList(page).locator('[data-row-link]').nth(1)
    const target = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(target ?? '')
  },
)

test(
  'when the list does not come a second time, then the page says so instead of what it had',
  { tag: '@desktop' },
  async ({ page, server, errors }) => {
    await visit(page, '/labels')
    await leave(page)
    await page.evaluate(() => indexedDB.deleteDatabase('liner-queries'))
    server.set('labels.list', { kind: 'status', status: 500 })
    await page.goto('/labels')
    await expect(page.getByRole('button', { name: textsOf('en', 'common')('tryAgain') })).toBeVisible()
    await expect(page.locator('#shell')).toHaveCount(0)
    errors.length = 0
  },
)

test(
  'when the person, the organization, the language or the width is another one, then no list of before is shown',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('#shell .snapshot') !== null) document.documentElement.dataset['saw'] = 'a list'
      }).observe(document, { childList: true, subtree: true })
    })
    await visit(page, '/labels')
    const sawList = () => page.evaluate(() => document.documentElement.dataset['saw'] !== undefined)
    const stored = await page.evaluate(() => ({ ...localStorage }))
    const open = async (change: () => Promise<unknown>) => {
      await leave(page)
      await page.evaluate((entries) => Object.assign(localStorage, entries), stored)
      await change()
      await page.goto('/labels')
      await expect(page.locator('[data-row]').first()).toBeVisible()
      return sawList()
    }
    expect(await open(async () => undefined), 'nothing changed').toBe(true)
    const session = (jwt: string, organizationId: string) =>
      page.evaluate(
        (value) => localStorage.setItem('user-session', value),
        JSON.stringify({ state: { organizationId, jwt, inviteCode: null }, version: 0 }),
      )
    expect(await open(() => session(demoToken('admin@liner.test'), LANTERNA)), 'another person').toBe(false)
    expect(await open(() => session(demoToken(MEMBER), HALYARD)), 'another organization').toBe(false)
    expect(await open(() => page.evaluate(() => localStorage.setItem('i18nextLng', 'it'))), 'in Italian').toBe(false)
    expect(await open(() => page.setViewportSize({ width: 700, height: 700 })), 'narrower').toBe(false)
  },
)

test('when somebody signs out, then no list stays on the device', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/labels')
  await page.getByRole('button', { name: shell('signOut') }).click()
  await expect(page).toHaveURL(/login/)
  expect(await storedLists(page)).toEqual([])
})

test(
  'when something else is stored in place of a list, then nothing of it runs, and the list is shown as ever',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/labels')
    const hostile = [
      [
        'div',
        {},
        [
          ['script', {}, ['document.title = "broken into"']],
          ['IFRAME', { srcdoc: '<p>' }, []],
        ],
      ],
      [
        'div',
        { onclick: 'document.title = "broken into"' },
        [['img', { onerror: 'alert(1)', src: '/favicon.svg' }, []]],
      ],
      ['a', { href: 'javascript:alert(1)' }, ['Labels']],
      ['svg', {}, [['script', { href: 'data:text/javascript,alert(1)' }, []]]],
      ['div', {}, 'no children'],
      null,
    ]
    for (const tree of hostile) {
      await leave(page)
      await page.evaluate((value) => {
        const stored = JSON.parse(localStorage.getItem('liner-snapshot:/labels') ?? '{}')
        localStorage.setItem('liner-snapshot:/labels', JSON.stringify({ ...stored, tree: value }))
      }, tree)
      const release = await holdCode(page)
      await visitAgain(page, '/labels')
      await expect(page.locator('#shell')).toBeVisible()
      if (Array.isArray(tree?.[2])) await expect(lastList(page)).toBeAttached()
      const made = lastList(page).locator('script, iframe, [onclick], [onerror], [href]')
      await expect(made).toHaveCount(0)
      release()
      await expect(page.locator('#root [data-row]').first()).toBeVisible()
      await expect(page).toHaveTitle(/Labels/)
      await page.unrouteAll()
    }
  },
)

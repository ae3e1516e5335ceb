import type { BrowserContext, Page } from '@playwright/test'
import { patience } from '../fixtures/machine-speed.ts'
import { expect, signIn, test } from '../fixtures/production.ts'
import { chooseOrganization } from '../fixtures/shell.ts'
import { PASSWORD } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'
import { openNewRelease } from '../fixtures/workspace.ts'

const releases = textsOf('en', 'releases')
const outbox = textsOf('en', 'outbox')
const REFUSED = { kind: 'status', status: 503 } as const

const openTabs = (context: BrowserContext, ...paths: string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const tab = await context.newPage()
      await tab.goto(path)
      return tab
    }),
  )
const title = (page: Page) => page.getByLabel(releases('field.title'))
const save = (page: Page) => page.getByRole('button', { name: releases('save'), exact: true }).click()

const createPerson = async (page: Page, name: string) => {
  await page.goto('/people/new')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create person' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(outbox('banner.waiting_one', { count: 1 }))).toBeVisible()
}

test(
  'when one of three tabs signs in, and another out, then all follow, each to its own page',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/login?lng=en')
    const [labels, signUp] = await openTabs(context, '/labels', '/signup?lng=en')
    if (labels === undefined || signUp === undefined) throw new Error('no tabs')
    await expect(labels).toHaveURL(/\/login\?redirect=/)
    await page.getByLabel('E-mail').fill('member@liner.test')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    for (const [tab, path] of [
      [page, '/artists'],
      [labels, '/labels'],
      [signUp, '/artists'],
    ] as const) {
      await expect(tab).toHaveURL((url) => url.pathname === path)
      await expect(tab.locator('[data-row-link]').first()).toBeVisible(patience(10_000))
    }
    await signUp.getByRole('button', { name: 'Sign out' }).click()
    for (const tab of [page, labels, signUp]) {
      await expect(tab).toHaveURL(/\/login$/)
      await expect(tab.getByRole('alert').filter({ hasText: /expired/ })).toHaveCount(0)
      await expect(tab.locator('[data-row-link]')).toHaveCount(0)
    }
  },
)

test(
  'when one of three tabs switches the organization, then all show that one, and nothing of the other',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/artists')
    const [artists, people] = await openTabs(context, '/artists', '/people')
    if (artists === undefined || people === undefined) throw new Error('no tabs')
    for (const tab of [page, artists]) await expect(tab.getByText('Lia Montaldi')).toBeVisible()
    await expect(people.locator('[data-row-link]').first()).toBeVisible()
    const before = await people.locator('[data-row-link]').allTextContents()
    await chooseOrganization(people, 'Halyard Music')
    for (const tab of [page, artists, people])
      await expect(tab.getByRole('button', { name: 'Organization: Halyard Music' })).toBeVisible()
    for (const tab of [page, artists]) {
      await expect(tab.getByText('Maren Ashdown')).toBeVisible()
      await expect(tab.getByText('Lia Montaldi')).toHaveCount(0)
    }
    await expect.poll(() => people.locator('[data-row-link]').allTextContents()).not.toEqual(before)
  },
)

test(
  'when three tabs edit one release, then each keeps its own draft, a new tab takes over one that was left, and none overwrites another',
  { tag: '@desktop' },
  async ({ page, context, errors }) => {
    await signIn(page, 'member@liner.test', '/artists')
    await openNewRelease(page, 'basics')
    await save(page)
    await expect(page.getByText(releases('draft.saved'))).toBeVisible()
    await expect(page).not.toHaveURL(/format=/)
    const address = page.url()
    const [second, third] = await openTabs(context, address, address)
    if (second === undefined || third === undefined) throw new Error('no tabs')
    for (const [tab, text] of [
      [page, 'First'],
      [second, 'Second'],
      [third, 'Third'],
    ] as const) {
      await title(tab).fill(text)
      await expect(tab.getByText(/^Draft saved at/)).toBeVisible()
    }
    for (const [tab, text] of [
      [page, 'First'],
      [second, 'Second'],
    ] as const) {
      await tab.reload()
      await expect(title(tab)).toHaveValue(text)
      await expect(tab.getByText(releases('draft.openElsewhere'))).toBeVisible()
    }
    await third.close()
    const [heir] = await openTabs(context, address)
    if (heir === undefined) throw new Error('no tab')
    await expect(title(heir)).toHaveValue('Third')

    await save(heir)
    await expect(heir.getByText(releases('draft.saved'))).toBeVisible()
    await save(second)
    const dialog = second.getByRole('dialog', { name: releases('conflict.title') })
    await expect(dialog.getByLabel(releases('conflict.remote', { value: 'Third' }))).toBeVisible()
    await expect(dialog.getByLabel(releases('conflict.local', { value: 'Second' }))).toBeChecked()
    await expect(title(page)).toHaveValue('First')
    expect(errors.splice(0).filter((error) => !error.includes('409'))).toEqual([])
  },
)

test(
  'when the tab that sends is closed, then another sends what waits, once',
  { tag: '@desktop' },
  async ({ page, context, server, errors }) => {
    await signIn(page, 'member@liner.test', '/people')
    const [second, third] = await openTabs(context, '/people', '/labels')
    if (second === undefined || third === undefined) throw new Error('no tabs')
    server.set('people.create', REFUSED)
    await createPerson(page, 'Ada Lovelace')
    for (const tab of [second, third])
      await expect(tab.getByText(outbox('banner.waiting_one', { count: 1 }))).toBeVisible()
    await page.close()
    server.heal()
    await expect(second.getByText(outbox('allSent.message'))).toBeVisible(patience(30_000))
    for (const tab of [second, third])
      await expect(tab.getByText(outbox('banner.waiting_one', { count: 1 }))).toHaveCount(0)
    await third.goto('/people?search=Lovelace')
    await expect(third.locator('[data-row-link]')).toHaveCount(1)
    expect(errors.splice(0).filter((error) => !error.includes('503'))).toEqual([])
  },
)

test(
  'when the tab that sends shows a page for everybody, then what waits is sent all the same',
  { tag: '@desktop' },
  async ({ page, context, server, errors }) => {
    await signIn(page, 'member@liner.test', '/people')
    const [legal] = await openTabs(context, '/privacy-policy')
    if (legal === undefined) throw new Error('no tab')
    await expect(legal.getByRole('heading', { level: 1 })).toBeVisible()
    server.set('people.create', REFUSED)
    await createPerson(page, 'Ada Lovelace')
    // Its lock passes to the other tab, which has waited for it.
    await expect.poll(() => legal.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1)
    await page.reload()
    await expect.poll(() => legal.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1)
    server.heal()
    await expect(page.getByText(outbox('banner.waiting_one', { count: 1 }))).toHaveCount(0, patience(30_000))
    await page.goto('/people?search=Lovelace')
    await expect(page.locator('[data-row-link]')).toHaveCount(1)
    // Until it is sent, the server does not know her.
    expect(errors.splice(0).filter((error) => !/503|404/.test(error))).toEqual([])
  },
)

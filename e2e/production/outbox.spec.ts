import type { Page } from '@playwright/test'
import { z } from '#src/contract/zod.ts'
import { readRecord } from '../fixtures/indexed-db.ts'
import { expect, signIn, test } from '../fixtures/production.ts'
import { chooseOrganization, openMenu } from '../fixtures/shell.ts'
import { expectAccessible, typeSignIn } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'
import { masterFile, wav } from '../fixtures/wav.ts'
import { openNewRelease, openStep } from '../fixtures/workspace.ts'

test.use({ serviceWorkers: 'allow' })

// Offline, the browser logs each failed request.
test.afterEach(({ errors }) => {
  const others = errors.filter((text) => !text.startsWith('Failed to load resource'))
  errors.splice(0, errors.length, ...others)
})

/** Waits until the worker has precached the app. */
const openWithWorker = async (page: Page, path: string) => {
  await signIn(page, 'member@liner.test', path)
  await page.evaluate(() => navigator.serviceWorker.ready)
}
const queue = z.object({ changes: z.array(z.unknown()) })
/** What waits in this browser to be sent. */
const queued = async (page: Page) =>
  queue.parse(await readRecord(page, { database: 'liner-outbox', store: 'queue', key: 'queue' })).changes

const createPerson = async (page: Page, name: string, language: 'en' | 'it') => {
  const entities = textsOf(language, 'entities')
  await page.goto(`/people/new?lng=${language}`)
  await page.getByLabel(entities('field.name')).fill(name)
  await page.getByRole('button', { name: entities('person.create') }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

test(
  'when a person is created offline, then a cold start and the other organization show it, and it is sent to its own',
  { tag: '@desktop' },
  async ({ page, context, server }) => {
    const outbox = textsOf('en', 'outbox')
    const lists = textsOf('en', 'lists')
    const waiting = page.getByText(outbox('banner.waiting_one', { count: 1 }))
    const row = page.locator('[data-row]').filter({ hasText: 'Ada Lovelace' })
    await openWithWorker(page, '/people')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    const home = server.calls.findLast(({ procedures }) => procedures.includes('people.list'))?.organizationId

    await context.setOffline(true)
    await createPerson(page, 'Ada Lovelace', 'en')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    await page.goto('/people')
    await expect(row.getByText(lists('waiting'))).toBeAttached()

    server.set('people.create', { kind: 'status', status: 503 })
    await context.setOffline(false)
    await page.goto('/people')
    await expect(row).toBeVisible()
    await chooseOrganization(page, 'Halyard')
    await expect(row).toHaveCount(0)
    await expect(waiting).toBeVisible()
    await page.getByRole('button', { name: outbox('banner.show') }).click()
    const panel = page.getByRole('dialog', { name: outbox('title') })
    await expect(panel.getByRole('heading', { name: 'Lanterna Dischi' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: textsOf('en', 'shell')('signOut') }).click()
    const question = page.getByRole('dialog', { name: outbox('signOut.title_one', { count: 1 }) })
    await question.getByRole('button', { name: outbox('signOut.send') }).click()
    await expect(question.getByText(outbox('signOut.left_one', { count: 1 }))).toBeVisible()
    server.heal()
    await question.getByRole('button', { name: outbox('signOut.send') }).click()
    await expect(page).toHaveURL(/login/)
    const created = server.calls.filter(({ procedures }) => procedures.includes('people.create'))
    expect(created.length).toBeGreaterThan(1)
    expect(new Set(created.map(({ organizationId }) => organizationId))).toEqual(new Set([home]))
  },
)

test(
  'when a release is created offline and sent, then a reload asks for it and shows what was filled in',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const releases = textsOf('en', 'releases')
    await openWithWorker(page, '/releases')
    await openNewRelease(page, 'basics')
    await context.setOffline(true)
    await page.getByLabel(releases('field.version')).fill('Live')
    await page.getByRole('button', { name: releases('save'), exact: true }).click()
    await expect(page.getByText(releases('draft.queued'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(releases('draft.saved'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(releases('draft.saved'))).toBeVisible()
    await expect(page.getByLabel(releases('field.version'))).toHaveValue('Live')
  },
)

test(
  'when a release is saved offline, then it says that it waits, and after sending that it is saved, with its files',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const releases = textsOf('en', 'releases')
    await openWithWorker(page, '/releases')
    await page.locator('[data-row-link]').first().click()
    await expect(page.getByText(releases('draft.saved'))).toBeVisible()
    await context.setOffline(true)
    await page.getByLabel('Title').fill('Paper Boats')
    await page.getByRole('button', { name: releases('save'), exact: true }).click()
    await expect(page.getByText(releases('draft.queued'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(releases('draft.queued'))).toBeVisible()
    await expect(page.getByText(releases('draft.saved'))).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText(releases('draft.saved'))).toBeVisible()

    // A master has another id once it is uploaded.
    await context.setOffline(true)
    await openStep(page, releases('step.tracks'))
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles(masterFile('Slack Water.wav', wav({ seconds: 6 })))
    await expect(page.getByText('0:06')).toBeVisible()
    await page.getByRole('button', { name: releases('save'), exact: true }).click()
    await expect(page.getByText(releases('draft.queued'))).toBeVisible()
    await openStep(page, releases('step.basics'))
    await page.getByLabel(releases('field.version')).fill('Live')
    await expect(page.getByText(releases('draft.discard'))).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => (await queued(page)).length).toBe(0)
    await page.getByRole('button', { name: releases('save'), exact: true }).click()
    await expect(page.getByText(releases('draft.saved'))).toBeVisible()
  },
)

test(
  'when a user signs out with a queued change and leaves it on the device, then their next sign-in sends it (it)',
  { tag: '@phone' },
  async ({ page, context, server }) => {
    const outbox = textsOf('it', 'outbox')
    const waiting = page.getByText(outbox('banner.waiting_one', { count: 1 }))
    const question = page.getByRole('dialog', { name: outbox('signOut.title_one', { count: 1 }) })
    const created = () => server.calls.filter(({ procedures }) => procedures.includes('people.create'))
    await openWithWorker(page, '/people?lng=it')
    await context.setOffline(true)
    await createPerson(page, 'Ada Lovelace', 'it')
    await openMenu(page)
    await page.getByRole('button', { name: textsOf('it', 'shell')('signOut') }).click()
    await expect(question.getByRole('button', { name: outbox('signOut.send') })).toBeDisabled()
    await expectAccessible(page)
    await question.getByRole('button', { name: outbox('signOut.discard_one', { count: 1 }) }).click()
    await page.evaluate(() => {
      const own = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction') ?? {}
      const fail = () => {
        throw new DOMException('No database', 'UnknownError')
      }
      Object.defineProperty(IDBDatabase.prototype, 'transaction', { ...own, value: fail })
      window.addEventListener('storage-is-back', () => Object.defineProperty(IDBDatabase.prototype, 'transaction', own))
    })
    await question.getByRole('button', { name: outbox('signOut.discardForGood') }).click()
    await expect(question.getByText(outbox('signOut.discardFailed'))).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('storage-is-back')))
    await question.getByRole('button', { name: textsOf('it', 'common')('cancel') }).click()
    await question.getByRole('button', { name: outbox('signOut.keep') }).click()
    await expect(page).toHaveURL(/login/)

    await context.setOffline(false)
    await signIn(page, 'artist@liner.test', '/artists')
    await expect(page.locator('[data-row-link]').first()).toBeVisible()
    await expect(waiting).toHaveCount(0)
    expect(created()).toEqual([])
    await page.evaluate(() => localStorage.removeItem('user-session'))
    // The sign-out may have reached the server: this is a new session.
    await typeSignIn(page, 'member@liner.test')
    // A page that is left before the answer has come sends it once more.
    await expect.poll(() => queued(page)).toEqual([])
    await page.goto('/people')
    await expect(page.getByText('Ada Lovelace')).toBeVisible()
    await expect.poll(() => created().length).toBe(1)
  },
)

test(
  'when an organization was chosen offline, then a cold start opens it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const rows = page.locator('[data-row]')
    await openWithWorker(page, '/people')
    await expect(rows.first()).toBeVisible()
    await chooseOrganization(page, 'Halyard')
    await expect(page.getByRole('button', { name: 'Organization: Halyard' })).toBeVisible()
    await expect(rows.first()).toBeVisible()
    await context.setOffline(true)
    await chooseOrganization(page, 'Lanterna')
    await expect(page.getByRole('button', { name: 'Organization: Lanterna' })).toBeVisible()
    await createPerson(page, 'Ada Lovelace', 'en')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  },
)

import type { Page } from '@playwright/test'
import { demoToken } from '#mocks/db/seed/sessions.ts'
import { submissions } from '#src/contract/submissions.ts'
import { emulate } from './fixtures/emulation.ts'
import { patience } from './fixtures/machine-speed.ts'
import { queryApi } from './fixtures/query-api.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'

const ADMIN = 'admin@liner.test'
const rowsOf = (page: Page) => page.getByRole('region', { name: 'Queue' }).locator('[data-row]')

test(
  'when releases arrive meanwhile, then they wait to be asked for, and are listed below',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/submissions')
    await expect(rowsOf(page)).toHaveCount(5)
    const labels = () =>
      rowsOf(page)
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    const all = await labels()
    // Before they arrived, the queue had only the first two of its page.
    const asked = { page: 1, perPage: 5, status: 'PENDING_APPROVAL', sortBy: 'waitingSince', sortDir: 'asc' }
    const queue = submissions.queue.output.parse(await queryApi(page, 'submissions.queue', asked))
    const two = { ...queue, groups: queue.groups.slice(0, 2), totalGroups: 2 }
    await emulate(page, { answer: { 'submissions.queue': two, 'submissions.arrivals': { count: 3 } } })
    await page.reload()
    await expect.poll(labels).toEqual(all.slice(0, 2))
    const arrived = page.getByRole('button', { name: 'Show 3 new releases' })
    await expect(arrived).toBeVisible()
    await expectAccessible(page)
    await emulate(page)
    await expect.poll(labels).toEqual(all.slice(0, 2))
    await arrived.click()
    await expect.poll(labels).toEqual(all)
    await expect(arrived).toHaveCount(0)
  },
)

test(
  'when the queue is ordered by release date, then the earliest come first, and a row says how long it waits',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/submissions')
    await expect(rowsOf(page)).toHaveCount(5)
    await expect(rowsOf(page).first().locator('[data-fact=waiting]')).toContainText(/Waiting for \d+ days?/)
    await page.getByRole('combobox', { name: 'Order' }).selectOption('By release date')
    await expect(page).toHaveURL(/order=releaseDate/)
    // The address changes first: until the answer comes, the rows are in the order before.
    await expect(async () => {
      await expect(page.getByRole('region', { name: 'Queue' }).locator('[aria-busy=false]')).toBeVisible()
      const dates = await rowsOf(page).locator('[data-fact=date] time').all()
      const days = await Promise.all(dates.map(async (date) => (await date.getAttribute('datetime')) ?? ''))
      expect(days).toHaveLength(5)
      expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)))
    }).toPass(patience(10_000))
  },
)

test(
  'when another reviewer was first, then their name and decision are said, and the next release is opened',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/submissions')
    await page.getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const asked = { page: 1, perPage: 5, status: 'PENDING_APPROVAL', sortBy: 'waitingSince', sortDir: 'asc' }
    const queue = submissions.queue.output.parse(await queryApi(page, 'submissions.queue', asked))
    const [first] = queue.groups
    const status = await page.evaluate(
      async ([token, body]) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        return (await fetch('/api/trpc/submissions.decide', { method: 'POST', headers, body })).status
      },
      [
        demoToken('elias.brandvold@liner.test'),
        JSON.stringify({
          submissionIds: first?.submissions.map(({ id }) => id),
          status: 'REJECTED',
          reason: 'No cover',
        }),
      ] as const,
    )
    expect(status).toBe(200)
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(`Elias Brandvold already rejected “${first?.release.title}”`)).toBeVisible()
    await expect(page.getByText('Your decision was not saved.')).toBeVisible()
    await expect(page.getByText('That didn’t work')).toHaveCount(0)
    await expect(page.getByRole('article')).not.toHaveAttribute('aria-label', new RegExp(first?.release.title ?? ''))
  },
)

test(
  'when the label withdraws what is being rejected, then that is said, and the queue goes on without it',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/submissions')
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
    const asked = { page: 1, perPage: 5, status: 'PENDING_APPROVAL', sortBy: 'waitingSince', sortDir: 'asc' }
    const queue = submissions.queue.output.parse(await queryApi(page, 'submissions.queue', asked))
    const mine = queue.groups.find(({ release }) => release.organization.name === 'Lanterna Dischi')
    const title = mine?.release.title ?? ''
    await page.getByRole('button', { name: title }).first().click()
    await expect(page.getByRole('article')).toHaveAttribute('aria-label', title)
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
    const status = await page.evaluate(
      async ([token, organization, body]) => {
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-organization-id': organization,
        }
        return (await fetch('/api/trpc/submissions.withdraw', { method: 'POST', headers, body })).status
      },
      [
        demoToken('member@liner.test'),
        mine?.release.organization.id ?? '',
        JSON.stringify({ submissionIds: mine?.submissions.map(({ id }) => id) }),
      ] as const,
    )
    expect(status).toBe(200)
    await page.getByRole('button', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reject this release?' })
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(`The label has withdrawn “${title}”`)).toBeVisible()
    await expect(rowsOf(page).filter({ hasText: title })).toHaveCount(0)
    await expect(page.getByRole('article')).not.toHaveAttribute('aria-label', title)
  },
)

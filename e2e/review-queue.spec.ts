import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { patience } from './fixtures/machine-speed.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'

const ADMIN = 'admin@liner.test'
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640
const rowsOf = (page: Page) => page.getByRole('region', { name: 'Queue' }).locator('[data-row]')

test(
  'when the stores do not come, then a reviewer is not told that a release has no issues',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await emulate(page, { fail: { 'fuga.digitalServiceProviders': 'INTERNAL_SERVER_ERROR' } })
    await signIn(page, ADMIN, '/submissions')
    const checks = page.getByRole('article').getByRole('region', { name: 'Automatic checks' })
    await expect(checks).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await expect(checks.getByText('No issues found.')).toHaveCount(0)
    await emulate(page)
    await page.reload()
    await expect(checks.getByText('No issues found.')).toBeVisible()
    expect(errors.splice(0).filter((error) => !/status of 500/.test(error))).toEqual([])
  },
)

test(
  'when a reviewer opens the queue, then it lists pending submissions with their facts, and links to their organization',
  { tag: ['@catalogue-2.5.2', '@catalogue-2.5.4', '@catalogue-2.5.7', '@catalogue-6.1'] },
  async ({ page }) => {
    await signIn(page, ADMIN, '/submissions')
    const queue = page.getByRole('region', { name: 'Queue' })
    await expect(page.getByRole('searchbox')).toBeVisible()
    if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('PENDING_APPROVAL')
    await expect(page.getByRole('combobox', { name: 'Organization' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('PENDING_TAKEDOWN')
    await expect(page).toHaveURL(/status=PENDING_TAKEDOWN/)
    await page.goto('/submissions')
    await expect(page.getByRole('main').getByRole('button', { name: /^(New|Add)/ })).toHaveCount(0)

    const row = queue.locator('[data-row]').first()
    const fact = (name: string) => row.locator(`[data-fact=${name}]`)
    await expect(fact('release').locator('img')).toBeVisible()
    await expect(fact('release')).toContainText(/Album|EP|Single|Video/)
    await expect(fact('artists')).toContainText('primary')
    await expect(fact('artists')).toContainText(' · ')
    await expect(fact('store')).toContainText(/\w/)
    await expect(fact('date')).toContainText(/\d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d/)
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThanOrEqual(66)

    // Beside the release, a row has no room for the others: the release shows them.
    await row.getByRole('button').click()
    const detail = page.getByRole('article')
    const detailFact = (name: string) =>
      detail.getByRole('term').filter({ hasText: name }).locator('xpath=following::dd[1]')
    await expect(detailFact('Barcode')).toContainText(/\d{6} \d{6}|–|—/)
    await expect(detailFact('Submission')).toContainText(/[0-9a-f]{8}-/)
    await expect(detailFact('Organization').getByRole('link')).toBeVisible()
    if (isPhone(page)) return
    await page.setViewportSize({ width: 1100, height: 800 })
    await page.goto('/submissions')
    await expect(fact('barcode')).toContainText(/\d{6} \d{6}|–|—/)
    await expect(fact('id')).toContainText(/[0-9a-f]{8}/)
    for (const name of ['barcode', 'id']) await expect(fact(name)).toBeVisible()
    const organization = fact('organization').getByRole('link')
    const name = (await organization.textContent()) ?? ''
    await organization.click()
    await expect(page).toHaveURL(/\/organizations\/[0-9a-f-]{36}/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  },
)

test(
  'when a submission is decided, then it cannot be decided again',
  { tag: ['@desktop', '@catalogue-4.6'] },
  async ({ page }) => {
    await signIn(page, ADMIN)
    const queue = page.getByRole('region', { name: 'Queue' })
    for (const [status, choices] of [
      ['PENDING_APPROVAL', 2],
      ['APPROVED', 0],
      ['REJECTED', 0],
      ['TAKEN_DOWN', 0],
    ] as const) {
      await page.goto(`/submissions?status=${status}`)
      await queue.locator('[data-row]').first().getByRole('button').click()
      await expect(page.getByRole('article')).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Approve|Reject|Take down|Refuse)/ })).toHaveCount(choices)
    }
  },
)

test(
  'when a release is under review, then its tracks are in view, and its territories are in few words',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await signIn(page, ADMIN, '/submissions')
    const tracks = page.getByRole('article').getByRole('region', { name: 'Tracks' })
    await expect(tracks.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    const territories = page.getByRole('article').getByRole('term').filter({ hasText: 'Territories' })
    expect((await territories.locator('xpath=following::dd[1]').innerText()).length).toBeLessThan(80)
  },
)

test('when a reason is picked with Enter, then Ctrl and Enter send it', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, ADMIN, '/submissions')
  await expect(page.getByRole('article').getByRole('region', { name: 'Tracks' })).toBeVisible()
  const first = (await rowsOf(page).first().getByRole('button').getAttribute('aria-label')) ?? ''
  const opened = await page.getByRole('article').getAttribute('aria-label')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Reject this release?' })
  const search = dialog.getByRole('searchbox', { name: 'Search reasons' })
  await expect(search).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('clip')
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('')
  await expect(dialog.getByRole('checkbox', { name: 'A master is clipped' })).toBeChecked()
  await expect(dialog.getByRole('status').filter({ hasText: 'Selected: A master is clipped' })).toBeVisible()
  await search.fill('nothing like it')
  await expect(dialog.getByText('No matching reason.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeInViewport({ ratio: 1 })
  await dialog.getByLabel('Message to the label').fill('From 1:20 on.')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/was rejected for/)).toBeVisible()
  // What is decided stays in its place, and the next one is opened.
  await expect(rowsOf(page).first().getByRole('button', { name: first, exact: true })).toBeVisible()
  await expect(rowsOf(page).first()).toContainText('Needs changes')
  await expect(page.getByRole('article', { name: opened ?? '', exact: true })).toHaveCount(0)
})

test(
  'when a reason is chosen, then it can name the tracks that it is about, and the history shows them',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/submissions?search=Sempre+dispari')
    await expect(page.getByRole('article').getByRole('region', { name: 'Tracks' })).toBeVisible()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Reject this release?' })
    await dialog.getByRole('checkbox', { name: 'A master is clipped' }).check()
    const tracks = dialog.getByRole('group', { name: 'Tracks: A master is clipped' })
    await expect(tracks.getByRole('checkbox')).toHaveCount(3)
    await tracks.getByRole('checkbox', { name: 'Track 2, Marea:' }).check()
    await expect(dialog.getByRole('status').filter({ hasText: 'A master is clipped (track 2)' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(dialog).toHaveCount(0)

    await page.goto('/submissions?search=Sempre+dispari&status=REJECTED')
    const article = page.getByRole('article', { name: 'Sempre dispari' })
    const stores = article.getByRole('region', { name: 'Stores', exact: true })
    await expect(stores).toContainText('A master is clipped (track 2)')
    await article.getByText('Release history').click()
    await expect(article.getByRole('list', { name: 'History' })).toContainText('A master is clipped (track 2)')
    await expectAccessible(page)
  },
)

test(
  'when the stores of a release are decided one by one or together, then the list keeps its order',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN, '/submissions')
    const article = page.getByRole('article')
    await expect(article.getByRole('region', { name: 'Tracks' })).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(5)
    const titles = () => rowsOf(page).getByRole('button').allInnerTexts()
    const order = await titles()
    await page.keyboard.press('2')
    await expect(article.getByRole('group', { name: '1 of 2 stores' })).toBeVisible()
    await article.getByRole('button', { name: 'Approve 1 of 2' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(/was approved for Amazon Music\./)).toBeVisible()
    await expect(
      rowsOf(page)
        .first()
        .getByRole('button', { name: /, TIDAL$/ }),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('a')
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(/was approved for TIDAL\./)).toBeVisible()
    await expect(rowsOf(page).first()).toContainText('Approved')
    await expect(page.getByText('27 releases, 81 submissions')).toBeVisible()
    await expect.poll(titles).toEqual(order)
    await expectAccessible(page)
  },
)

test('when keys are used, then twenty releases are decided in a minute', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, ADMIN, '/submissions')
  const article = page.getByRole('article')
  await expect(article).toBeVisible()
  const start = Date.now()
  const seen = new Set<string>()
  for (let decided = 1; decided <= 20; decided += 1) {
    const title = (await article.getAttribute('aria-label')) ?? ''
    expect(seen).not.toContain(title)
    seen.add(title)
    await expect(article.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`“${title}” was approved for`)).toBeVisible()
    await expect(page.getByRole('article', { name: title, exact: true })).toHaveCount(0)
    await expect(article).toBeVisible()
  }
  expect(Date.now() - start).toBeLessThan(patience(60_000).timeout)
})

test(
  'when a release is still loading, then neither keys nor buttons decide on it, and that is said',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, ADMIN)
    await emulate(page, { delay: { 'releases.get': 4000 } })
    await page.goto('/submissions')
    const article = page.getByRole('article')
    const approve = article.getByRole('button', { name: 'Approve' })
    await expect(approve).toBeDisabled()
    await expect(article.getByRole('button', { name: 'Reject' })).toBeDisabled()
    await expect(article.getByText('You can decide once the release is loaded.')).toBeAttached()
    await page.keyboard.press('a')
    await page.keyboard.press('r')
    await expect(article.getByRole('region', { name: 'Tracks' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(article.getByText('You can decide once the release is loaded.')).toHaveCount(0)
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog', { name: 'Approve this release?' })).toBeVisible()
  },
)

test('when a reviewer takes a release, then it says so until C is pressed', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, ADMIN, '/submissions')
  const article = page.getByRole('article')
  await article.getByRole('button', { name: 'Start reviewing' }).click()
  await expect(article.getByText('You’re on it.')).toBeVisible()
  await expect(rowsOf(page).first()).toContainText('You')
  await page.keyboard.press('c')
  await expect(article.getByText('You’re on it.')).toHaveCount(0)
  await expectAccessible(page)
})

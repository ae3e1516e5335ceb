import type { Page } from '@playwright/test'
import { addCredit } from './fixtures/credits.ts'
import { expect, expectAccessible, storeSession, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'
import { masterFile, wav } from './fixtures/wav.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

const problem = textsOf('en', 'problems')
const fact = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
    .locator('dd')

test.beforeEach(({ page }) => storeSession(page, 'member@liner.test'))

test(
  'when a recording credits people in many roles, then its page shows them, and theirs show the recording',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/assets/new?format=TRACK&title=Paper+Boats&lng=en')
    const form = page.locator('form')
    await page.getByRole('combobox', { name: 'Artists' }).fill('Vela')
    await page.getByRole('option', { name: 'Vela Nera' }).click()
    await page.getByLabel('Composers').fill('Luca Traverso')
    await addCredit(page, form, 'performer', 'Performer', 'Marta Olcese')
    await expect(page.getByText(problem('CONTRIBUTOR_PERFORMER_GENERIC', { name: 'Marta Olcese' }))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove Performer' }).click()
    await expect(form.getByLabel('Performer', { exact: true })).toHaveCount(0)
    await addCredit(page, form, 'clarin', 'Clarinet', 'Marta Olcese')
    await addCredit(page, form, 'production', 'Executive producer', 'Marta Olcese, Ida Sale')
    await addCredit(page, form, 'producer', 'Producer', 'Ida Sale')
    await page.getByRole('button', { name: 'Create asset' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper Boats')
    await expect(fact(page, 'Clarinet')).toHaveText('Marta Olcese')
    await expect(fact(page, 'Executive producer')).toHaveText('Marta Olcese and Ida Sale')
    const listeners = page.getByRole('region', { name: 'As listeners see it' })
    await expect(listeners).toContainText('Performed byVela Nera')
    await expect(listeners).toContainText('Written byLuca Traverso')
    await expect(listeners).toContainText('Produced byIda Sale')
    await expectAccessible(page)

    await page.getByRole('link', { name: /^People/ }).click()
    await page.getByRole('link', { name: 'Marta Olcese', exact: true }).click()
    const credits = page.getByRole('region', { name: 'Credits' })
    await expect(credits.getByRole('listitem').filter({ hasText: 'Paper Boats' }).last()).toContainText(
      'Clarinet, Executive producer',
    )
  },
)

test('when a person has many credits, then they are shown page by page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/people?lng=en')
  await page.getByRole('link', { name: 'Marta Olcese', exact: true }).click()
  const credits = page.getByRole('region', { name: 'Credits' })
  await expect(credits.getByText(/^\d+ recordings$/)).toBeVisible()
  const first = await credits.getByRole('listitem').first().innerText()
  await credits.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(credits.getByRole('listitem').first()).not.toHaveText(first)
  await page.goBack()
  await expect(page).not.toHaveURL(/page=/)
  await expect(credits.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
})

test(
  'when an ISNI and an IPI number are typed in another spelling, then they are read, and shown formatted',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/people/new?lng=en')
    await page.getByLabel('Name').fill('Ida Sale')
    await page.getByLabel('ISNI').fill('https://isni.org/isni/000000012146438X')
    await page.getByLabel('IPI number').fill('522.100.41')
    await page.getByRole('button', { name: 'Create person' }).click()
    await expect(page.getByText('This isn’t a valid IPI number.')).toBeVisible()
    await page.getByLabel('IPI number').fill('522.100.40')
    await page.getByRole('button', { name: 'Create person' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida Sale')
    await expect(fact(page, 'ISNI')).toHaveText('0000 0001 2146 438X')
    await expect(fact(page, 'IPI number')).toHaveText('00052210040')
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('ISNI')).toHaveValue('0000 0001 2146 438X')
  },
)

test(
  'when a producer stands in a title, then the repair credits them, and Apple Music asks for a performer',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewRelease(page, 'tracks')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(masterFile('Ebb.wav', wav({ seconds: 6 })))
    const track = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li').first()
    await track.getByLabel('Title').fill('Ebb (prod. by Ida Sale)')
    await track.getByRole('button', { name: /^Credit .*Ida Sale.* as producer$/ }).click()
    await expect(track.getByLabel('Title')).toHaveValue('Ebb')
    await expect(track.getByLabel('Producer', { exact: true })).toHaveValue('Ida Sale')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(track.getByLabel('Title')).toHaveValue('Ebb (prod. by Ida Sale)')
    await expect(track.getByLabel('Producer', { exact: true })).toHaveCount(0)
    await track.getByRole('button', { name: /^Credit .*Ida Sale.* as producer$/ }).click()
    await expect(track.getByLabel('Producer', { exact: true })).toHaveValue('Ida Sale')

    await openStep(page, 'Distribution')
    await page.getByRole('switch', { name: 'Manage assets separately' }).check()
    await page.getByLabel('Search stores').fill('apple')
    await page.getByRole('checkbox', { name: 'Apple Music' }).check()
    await openStep(page, 'Overview')
    await page.getByRole('button', { name: problem('CONTRIBUTOR_PERFORMER_MISSING') }).click()
    await expect(page.locator('#step-title')).toHaveText('Tracks')
    await page.goBack()
    await expect(page.locator('#step-title')).toHaveText('Overview')
    await page.getByRole('button', { name: problem('CONTRIBUTOR_PERFORMER_MISSING') }).click()
    await addCredit(page, track, 'drums', 'Drums', 'Ida Sale')
    await track.getByLabel('Rights claim').selectOption('BLOCK')
    await openStep(page, 'Overview')
    await expect(page.getByText(problem('CONTRIBUTOR_PERFORMER_MISSING'))).toHaveCount(0)
  },
)

test('when an artist appears on releases, then their page lists these', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/artists?search=ruggero&lng=en')
  await page.getByRole('link', { name: 'Ruggero Spina', exact: true }).click()
  const appearances = page.getByRole('region', { name: 'Appears on' })
  await expect(appearances.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})

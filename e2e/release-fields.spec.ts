import type { Page } from '@playwright/test'
import { z } from '#src/contract/zod.ts'
import { addCredit } from './fixtures/credits.ts'
import { pressMore } from './fixtures/lists.ts'
import { patience } from './fixtures/machine-speed.ts'
import { queryApi } from './fixtures/query-api.ts'
import { expect, expectAccessible, signIn, storeSession, test } from './fixtures/test.ts'
import { masterFile, wav } from './fixtures/wav.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
    .locator('dd')
// Every new screen is checked in both colour schemes.
test.describe.configure(patience(240_000))

test.describe('as a member', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => storeSession(page, 'member@liner.test'))

  test('when every field of a release is filled in, then each is checked, shown in the overview and saved', async ({
    page,
  }) => {
    await openNewRelease(page, 'basics')
    await page.getByRole('combobox', { name: 'Genre', exact: true }).selectOption('Pop')
    await page.getByLabel('Alternative genre').selectOption('Pop')
    await expect(page.getByText('The alternative genre must differ')).toBeVisible()
    await page.getByLabel('Alternative genre').selectOption('Rock')
    await page.getByLabel('Alternative subgenre').selectOption('Indie Rock')
    await expect(page.getByText('The alternative genre must differ')).toBeHidden()

    await openStep(page, 'Copyright')
    await page.getByLabel('Recording year').fill('1899')
    await expect(page.getByText('The recording year must be between 1900')).toBeVisible()
    await page.getByLabel('Recording year').fill('1999')
    await page.getByLabel('Recording location').fill('Studio Levante, Bari')

    await openStep(page, 'Distribution')
    await page.getByLabel(/^Release date/).fill(day(60))
    await page.getByLabel('Pre-order from').fill(day(61))
    await expect(page.getByText('The pre-order must start before')).toBeVisible()
    await page.getByLabel('Pre-order from').fill(day(30))
    await page.getByRole('switch', { name: 'Song monetization' }).check()
    await page.getByLabel('Rights claim (Content ID)').selectOption('MONETIZE')
    await expect(page.getByText('Only monetize recordings you fully own')).toBeVisible()
    await page.getByRole('switch', { name: 'Manage assets separately' }).check()
    await expectAccessible(page)

    await openStep(page, 'Tracks')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(masterFile('Ebb.wav', wav({ seconds: 6 })))
    await page.getByRole('switch', { name: 'Instant gratification' }).check()
    await expect(page.getByText('Up to half of the tracks')).toBeVisible()
    await page.getByRole('switch', { name: 'Instant gratification' }).uncheck()
    await expect(page.getByText('Up to half of the tracks')).toBeHidden()

    await openStep(page, 'Overview')
    const expectProblems = async () => {
      await expect(fact(page, 'Alternative genre')).toHaveText('Rock')
      await expect(fact(page, 'Alternative subgenre')).toHaveText('Indie Rock')
      await expect(fact(page, 'Recording year')).toHaveText('1999')
      await expect(fact(page, 'Recording location')).toHaveText('Studio Levante, Bari')
      await expect(fact(page, 'Monetization')).toHaveText('No')
      await expect(fact(page, 'Song monetization')).toHaveText('Yes')
      await expect(fact(page, 'Rights claim (Content ID)')).toHaveText('Monetize')
      await expect(fact(page, 'Manage assets separately')).toHaveText('Yes')
    }
    await expectProblems()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.reload()
    await expectProblems()

    const history = page.getByRole('list', { name: 'History' })
    await expect(history.getByText('Created')).toBeVisible()
    await openStep(page, 'Basics')
    await page.getByLabel('Version').fill('Live')
    await page.getByLabel('Alternative genre').selectOption('Jazz')
    await page.getByLabel('Alternative subgenre').selectOption('Bebop')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await openStep(page, 'Overview')
    await expect(history.getByText('Edited: Version, Alternative genre and Alternative subgenre')).toBeVisible()
    await expectAccessible(page)
  })

  test('when a release is copied, then the copy outlives a reload and can be discarded', async ({ page }) => {
    await page.goto('/releases?lng=en&status=APPROVED')
    await page.locator('[data-row-link]').last().click()
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByLabel('Title')).not.toHaveValue('')
    const title = await page.getByLabel('Title').inputValue()
    await pressMore(page, 'Duplicate')
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}\?.*format=/)
    await expect(page.getByText(`Copy of “${title}”`)).toBeVisible()
    await expect(page.getByText(/Not copied: .*Barcode/)).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(title)

    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(/\/releases(\?|$)/)
    await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
  })

  test('when a copy is saved, then it has the tracks and the cover of the original', async ({ page }) => {
    await page.goto('/releases?lng=en&status=APPROVED')
    await page.locator('[data-row-link]').last().click()
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
    const from = new URL(page.url()).pathname
    await pressMore(page, 'Duplicate')
    await expect(page.getByText('Copy of')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
    expect(new URL(page.url()).pathname).not.toBe(from)
    await openStep(page, 'Overview')
    await expect(fact(page, 'Barcode')).toHaveCount(0)
    const empty = page.getByRole('group').filter({ hasText: 'empty fields' })
    await expect(empty.getByText('Barcode')).toBeHidden()
    await empty.getByText('empty fields').click()
    await expect(empty.getByText('Barcode')).toBeVisible()
    await expect(page.locator('article ol > li').first()).toBeVisible()
  })

  test('when an artist is a guest, then the overview says so', async ({ page }) => {
    await page.goto('/releases?lng=en')
    await expect(page.locator('[data-row-link]').first()).toBeVisible()
    const listed = await queryApi(page, 'releases.list', { page: 1, perPage: 100 })
    const credited = z.object({ id: z.string(), artists: z.array(z.object({ name: z.string(), type: z.string() })) })
    const { releases } = z.object({ releases: z.array(credited) }).parse(listed)
    const release = releases.find(({ artists }) => artists.map(({ type }) => type).join(' ') === 'PRIMARY FEATURED')
    const guest = release?.artists.find(({ type }) => type === 'FEATURED')?.name ?? ''
    const lead = release?.artists.find(({ type }) => type === 'PRIMARY')?.name ?? ''
    await page.goto(`/releases/${release?.id ?? ''}?lng=en&step=overview`)
    await expect(page.getByRole('article').getByText(`${lead} feat. ${guest}`)).toBeVisible()
    await expect(fact(page, 'Artists')).toContainText(`${lead} (Primary)`)
    await expect(fact(page, 'Artists')).toContainText(`${guest} (Featured)`)
  })

  test('when the credits of a track are copied, then they can be undone', async ({ page }) => {
    await openNewRelease(page, 'tracks')
    const files = ['Ebb', 'Flow', 'Drift'].map((name) => masterFile(`${name}.wav`, wav({ seconds: 6 })))
    await page.locator('input[type=file]').first().setInputFiles(files)
    const tracks = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
    await expect(tracks).toHaveCount(3)
    const composer = (index: number) => tracks.nth(index).getByLabel('Composer')
    await composer(0).fill('Anna Ferrante')
    await tracks.nth(1).getByRole('button', { name: 'Copy credits' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy credits' })
    await expect(dialog.getByRole('radio', { name: '1. Ebb' })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Copy to this track' }).click()
    // Under the pointer it stays, however slow the machine is.
    await page.getByRole('button', { name: 'Undo' }).hover()
    await expect(composer(1)).toHaveValue('Anna Ferrante')
    await expect(composer(2)).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(composer(1)).toHaveValue('')

    await addCredit(page, tracks.nth(0), 'mixing', 'Mixing engineer', 'Ida Sale')
    await tracks.nth(0).getByRole('button', { name: 'Copy credits' }).click()
    await expect(dialog.getByRole('button', { name: 'Copy to 0 tracks' })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: '3. Drift' }).check()
    await expect(dialog.getByRole('button', { name: 'Copy to one track' })).toBeEnabled()
    await dialog.getByRole('checkbox', { name: 'All tracks' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Copy to 2 tracks' }).click()
    await page.getByRole('button', { name: 'Undo' }).hover()
    await expect(composer(1)).toHaveValue('Anna Ferrante')
    await expect(composer(2)).toHaveValue('Anna Ferrante')
    await expect(tracks.nth(2).getByLabel('Mixing engineer', { exact: true })).toHaveValue('Ida Sale')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(composer(2)).toHaveValue('')
    await expect(tracks.nth(2).getByLabel('Mixing engineer', { exact: true })).toHaveCount(0)
  })
})

test(
  'when a reviewer opens the history of a release, then its creation is in the timeline',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin@liner.test', '/submissions?lng=en')
    const title = page.getByRole('heading', { name: 'Release history' })
    await page.getByRole('region', { name: 'Queue' }).locator('button[aria-label]').first().click()
    await title.click()
    await expect(page.getByRole('list', { name: 'History' }).getByText('Created')).toBeVisible()
  },
)

test('when the language is Italian, then no text is in English', { tag: '@desktop' }, async ({ page }) => {
  await storeSession(page, 'member@liner.test')
  await openNewRelease(page, 'distribution', 'it')
  const english =
    /Monetization|rights|claim|Pre-order|Recording|Alternative|Copy credits|Undo|History|Duplicate|Defaults/
  const textOf = () => page.locator('main').innerText()
  await expect(page.locator('main')).toContainText('Rivendicazione dei diritti')
  expect(await textOf()).not.toMatch(english)
  const steps = page.getByRole('navigation').filter({ hasText: 'Distribuzione' })
  for (const name of ['Copyright e codici', 'Riepilogo']) {
    await steps.getByRole('button', { name }).click()
    expect(await textOf()).not.toMatch(english)
  }
  await page.goto('/labels/new?lng=it')
  await expect(page.getByText('Valori predefiniti per le nuove release')).toBeVisible(patience(30_000))
  expect(await textOf()).not.toMatch(english)
})

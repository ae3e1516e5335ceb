import type { Page } from '@playwright/test'
import { isPersisted } from '../fixtures/indexed-db.ts'
import { patience } from '../fixtures/machine-speed.ts'
import { coverFile, picture } from '../fixtures/picture.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { masterFile, wav } from '../fixtures/wav.ts'
import { fillBasics, fillCopyright, openStep, scheduleRelease } from '../fixtures/workspace.ts'

test.use({ serviceWorkers: 'allow' })

const make = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label }).last().fill(name)
  await page.getByRole('option', { name: new RegExp(`new.*${name}|${name}.*new`, 'i') }).click()
}

test(
  'when a release with cover and tracks is created and submitted offline, then it is submitted once online',
  { tag: '@phone' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const cover = coverFile(await picture(page, { side: 1400 }))
    await page.goto('/releases')
    await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible()
    // What a release needs is fetched beside the list.
    for (const procedure of ['releases.list', 'fuga.digitalServiceProviders'])
      await expect.poll(() => isPersisted(page, procedure)).toBe(true)

    await context.setOffline(true)
    await page.goto('/releases/new?format=SINGLE&title=Window+Seat&step=basics')
    await expect(page.getByText(/You’re offline/).first()).toBeVisible()
    await fillBasics(page)
    await openStep(page, 'Artists and label')
    const artists = page.getByRole('combobox', { name: 'Artists' })
    // The list of artists was never opened: the list of releases names who is on it.
    await artists.fill('Sestri Notte')
    await expect(page.getByRole('option', { name: 'Sestri Notte' })).toHaveCount(1)
    await artists.fill('Row Twelve')
    await expect(page.getByText('“Row Twelve” isn’t on this device.').first()).toBeVisible()
    await make(page, 'Artists', 'Row Twelve')
    await make(page, 'Label', 'Aisle Records')
    await openStep(page, 'Cover')
    await page.locator('input[type=file]').setInputFiles(cover)
    await openStep(page, 'Tracks')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(masterFile('Window Seat.wav', wav({ seconds: 31 })))
    const track = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li').first()
    await expect(track.getByText('44.1 kHz')).toBeVisible()
    // A label that was made here has no prefix to assign one from.
    await expect(track.getByText('This label has no prefix to assign one from.')).toBeVisible()
    await track.getByLabel('ISRC').fill('QZ-WS1-26-00001')
    await track.getByLabel('Composer').fill('Anna Ferrante')
    await track.getByLabel('Lyricist').fill('Anna Ferrante')
    await fillCopyright(page, 'Aisle Records')
    await scheduleRelease(page)
    await openStep(page, 'Overview')
    await page.getByRole('button', { name: 'Choose at least one store' }).click()
    await page.getByRole('checkbox', { name: 'Spotify' }).check()
    await openStep(page, 'Overview')
    await expect(page.getByText('Ready to submit')).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    const stores = page.getByRole('region', { name: 'Stores', exact: true })
    await expect(stores.getByRole('listitem')).toHaveText(/Spotify.*In review/)

    await page.reload()
    await expect(stores.getByRole('listitem')).toHaveText(/Spotify.*In review/)
    await context.setOffline(false)
    await expect(page.getByText('Everything that was waiting has been sent.')).toBeVisible(patience(30_000))
    const address = page.url()
    const reviewer = await context.newPage()
    await page.close()
    await reviewer.goto('/notifications')
    await reviewer.evaluate(() => localStorage.removeItem('user-session'))
    await signIn(reviewer, 'admin@liner.test')
    await reviewer.goto('/submissions?search=Window+Seat')
    await expect(reviewer.getByRole('button', { name: /^Window Seat, / })).toBeVisible()
    expect(address).toContain('/releases/')
  },
)

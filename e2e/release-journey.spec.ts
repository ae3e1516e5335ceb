import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test, typeSignIn } from './fixtures/test.ts'
import { coverFile, picture } from './fixtures/picture.ts'
import { queryApi } from './fixtures/query-api.ts'
import { masterFile, wav } from './fixtures/wav.ts'
import { openStep } from './fixtures/workspace.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

const openMenu = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).first().click()
}
const search = async (page: Page, label: string, text: string, option: string) => {
  await page.getByRole('combobox', { name: label }).last().fill(text)
  await page.getByRole('option', { name: option, exact: true }).click()
}

test(
  'a release goes from a phone to the review queue and back',
  { tag: ['@phone', '@catalogue-4.2', '@catalogue-4.4', '@catalogue-2.5.5', '@catalogue-2.2.1'] },
  async ({ page }, info) => {
    test.setTimeout(240_000)
    await typeSignIn(page, 'member@liner.test')
    await expect(page).toHaveURL(/\/artists/)
    await expect(page.getByRole('heading', { name: 'Artists' })).toBeVisible()
    await expectAccessible(page)

    await openMenu(page)
    await page.getByRole('button', { name: 'New release' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New release' })
    await expect(dialog.getByLabel('Format')).toHaveValue('ALBUM')
    await dialog.getByLabel('Format').selectOption('SINGLE')
    await dialog.getByLabel('Title').fill('Paper Boats')
    await dialog.getByRole('button', { name: /create|continue|start/i }).click()
    await expect(page).toHaveURL(/\/releases\/[\da-f-]{36}\?.*format=SINGLE/)
    await expect(page.getByLabel('Title')).toHaveValue('Paper Boats')
    await page.getByRole('combobox', { name: 'Genre', exact: true }).selectOption('Pop')
    await page.getByLabel('Subgenre', { exact: true }).selectOption('Indie Pop')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('en')
    await page.getByRole('radio', { name: 'No' }).check()
    await expectAccessible(page)

    await openStep(page, 'Artists and label')
    await search(page, 'Artists', 'Sestri', 'Sestri Notte')
    await search(page, 'Label', 'Lanterna', 'Lanterna')
    await expectAccessible(page)

    await openStep(page, 'Cover')
    await page.locator('input[type=file]').setInputFiles(coverFile(await picture(page, { side: 3000 })))
    await expect(page.getByText('Draft saved at')).toBeVisible()
    await expectAccessible(page)

    await openStep(page, 'Tracks')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        masterFile('01 Paper Boats.wav', wav({ seconds: 31 })),
        masterFile('02 Low Tide.wav', wav({ seconds: 32, hertz: 330 })),
      ])
    const tracklist = page.getByRole('list', { name: 'Tracklist' })
    await expect(tracklist.getByText('44.1 kHz')).toHaveCount(2)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    for (const index of [0, 1]) {
      const track = tracklist.locator(':scope > li').nth(index)
      await track.getByLabel('Composer').fill('Anna Ferrante, Luca Bellandi')
      await track.getByLabel('Lyricist').fill('Anna Ferrante')
    }
    await tracklist.getByRole('button', { name: 'Move Low Tide: drag' }).press('ArrowUp')
    await expect(tracklist.locator(':scope > li').first()).toContainText('Low Tide')
    await expectAccessible(page)

    await page.reload()
    await expect(page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li').first()).toContainText('Low Tide')

    await openStep(page, 'Copyright and identifiers')
    for (const line of ['C line', 'P line']) {
      await page.getByLabel(`${line} year`).fill('2026')
      await page.getByLabel(`${line} owner`).fill('Lanterna')
    }
    await page.getByRole('button', { name: 'Generate test barcode' }).click()
    await expect(page.getByLabel('Barcode')).toHaveValue(/^\d{13}$/)
    await expectAccessible(page)

    await openStep(page, 'Distribution')
    await page.getByLabel('Release date').first().fill(day(30))
    await page.getByLabel('Release time').fill('10:00')
    await openStep(page, 'Overview')
    await page.getByRole('button', { name: 'Choose at least one store' }).click()
    await page.getByRole('checkbox', { name: 'Spotify' }).check()
    await page.getByRole('checkbox', { name: 'Deezer' }).check()
    await expectAccessible(page)

    await openStep(page, 'Overview')
    await expect(page.getByText('Ready to submit')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    const submitted = page.getByRole('region', { name: 'Stores', exact: true })
    for (const store of ['Spotify', 'Deezer'])
      await expect(submitted.getByRole('listitem').filter({ hasText: store })).toContainText('In review')
    const release = new URL(page.url()).pathname
    const releaseId = release.split('/').at(-1)
    // Until it is sent, the change waits on this phone for the same user.
    await expect
      .poll(async () => JSON.stringify(await queryApi(page, 'releases.get', { releaseId })))
      .toContain('"PENDING_APPROVAL"')

    const reviewer = await page.context().newPage()
    await page.close()
    await reviewer.setViewportSize({ width: 1440, height: 900 })
    await reviewer.goto('/notifications')
    await reviewer.evaluate(() => localStorage.removeItem('user-session'))
    await signIn(reviewer, 'admin@liner.test')
    await reviewer.getByRole('link', { name: 'Pending approval' }).click()
    await expect(reviewer).toHaveURL(/\/submissions/)
    const queue = reviewer.getByRole('region', { name: 'Queue' })
    const waiting = queue.getByRole('button', { name: /^Paper Boats,/ })
    // The address changes at once, the screen once its rows have loaded.
    await expect(queue).toBeVisible()
    await reviewer.getByRole('searchbox').fill('Paper Boats')
    await reviewer.getByRole('searchbox').press('Enter')
    await expect(waiting).toHaveCount(2)
    await queue.getByRole('button', { name: 'Paper Boats, Spotify' }).click()
    // Nobody entered one: its label assigned the next when it was submitted.
    await expect(reviewer.getByText(/IT-L4N-\d\d-\d{5}/)).toHaveCount(2)
    await expectAccessible(reviewer)
    await reviewer.getByRole('button', { name: 'Approve' }).click()
    await reviewer.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(waiting).toHaveCount(1)
    await queue.getByRole('button', { name: 'Paper Boats, Deezer' }).click()
    await reviewer.getByRole('button', { name: 'Reject' }).click()
    await reviewer.getByRole('dialog').getByLabel('Message to the label').fill('The cover is too plain.')
    await reviewer.getByRole('dialog').getByRole('checkbox', { name: 'The cover is blurry or low quality' }).check()
    await reviewer.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expect(waiting).toHaveCount(0)

    await reviewer.evaluate(() => localStorage.removeItem('user-session'))
    if (info.project.name === 'phone') await reviewer.setViewportSize({ width: 390, height: 844 })
    await signIn(reviewer, 'member@liner.test')
    await reviewer.goto('/notifications')
    await expectAccessible(reviewer)
    await reviewer.getByRole('link', { name: /“Paper Boats” needs changes/ }).click()
    await expect(reviewer).toHaveURL(new RegExp(release))
    // It opens on its overview: the status says both, the stores say which, and the reason leads to its step.
    const needsChanges = reviewer.getByText('Needs changes at one store')
    await expect(needsChanges).toBeVisible()
    const stores = reviewer.getByRole('region', { name: 'Stores', exact: true })
    await expect(stores.getByRole('listitem').filter({ hasText: 'Deezer' })).toContainText('Needs changes')
    await expect(stores.getByRole('listitem').filter({ hasText: 'Spotify' })).toContainText('Approved')
    const changes = reviewer.getByRole('region', { name: 'For Deezer' })
    await expect(changes).toContainText('The cover is too plain.')
    await expectAccessible(reviewer)
    await changes.getByRole('button', { name: 'Fix: The cover is blurry or low quality' }).click()
    await expect(reviewer.getByRole('heading', { name: 'Cover', exact: true })).toBeVisible()
    await expect(reviewer.getByRole('region', { name: 'Changes requested' })).toContainText('blurry or low quality')
    await openStep(reviewer, 'Basics')
    await reviewer.getByLabel('Version').first().fill('Acoustic')
    await openStep(reviewer, 'Overview')
    await reviewer.getByRole('button', { name: 'Submit' }).click()
    await expect(stores.getByRole('listitem').filter({ hasText: 'Deezer' })).toContainText('In review')
    await expect(changes).toHaveCount(0)
    await expect(needsChanges).toHaveCount(0)
  },
)

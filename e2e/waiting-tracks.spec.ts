import { expect, storeSession, test } from './fixtures/test.ts'
import { masterFile, wav } from './fixtures/wav.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

const TITLES = ['Città 1', 'Città 2', 'Slack Water']
const SHEET = [
  ['Release title', 'Format', 'Release artists', 'Label', 'Track title', 'Composer'],
  ...TITLES.map((title) => ['Kelp Forest', 'EP', 'Nina Calvera', 'Lanterna', title, 'Anna Ferrante']),
]
const FILES = ['03 Take.wav', '4 Bonus.wav', '2 citta 2.wav', '1 Nina Calvera - Città 1.wav']

test(
  'when masters are dropped on an imported release, then each goes to the track that waits for it',
  { tag: '@desktop' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await page.goto('/releases/import')
    await page.getByLabel('Paste').fill(SHEET.map((row) => row.join('\t')).join('\n'))
    await page.getByRole('button', { name: 'Read cells' }).click()
    await page.getByRole('button', { name: 'Check the lines' }).click()
    await page.getByRole('button', { name: 'Import 1 release' }).click()
    await page.getByRole('link', { name: 'Kelp Forest' }).click()
    await openStep(page, 'Tracks')
    const tracks = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
    await expect(tracks).toHaveCount(3)

    const sound = wav({ seconds: 6 }).toString('base64')
    const dropped = await page.evaluateHandle(
      ({ names, base64 }) => {
        const transfer = new DataTransfer()
        const raw = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
        for (const name of names) transfer.items.add(new File([raw], name, { type: 'audio/wav' }))
        return transfer
      },
      { names: FILES, base64: sound },
    )
    await page.getByText('Add masters').dispatchEvent('drop', { dataTransfer: dropped })
    await expect(page.getByText('3 masters added to the tracks that had none, one became a new track')).toBeVisible()
    await expect(tracks.getByText('0:06')).toHaveCount(4)
    const titles = tracks.locator('button[aria-expanded]').filter({ hasText: /./ })
    await expect(titles).toHaveText([...TITLES, 'Bonus'])
    await expect(page.getByText('Another track has the same title')).toHaveCount(0)

    // A track that has its master keeps it.
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles(masterFile('Città 1.wav', wav({ seconds: 8 })))
    await expect(tracks).toHaveCount(5)
    await expect(tracks.first()).toContainText('0:06')
    await expect(tracks.last()).toContainText('0:08')
  },
)

test(
  'when a release is discarded, then the dialog says which tracks stay in the catalogue',
  { tag: '@phone' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'tracks')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(['1 Kelp 1.wav', '2 Kelp 2.wav'].map((name) => masterFile(name, wav({ seconds: 6 }))))
    await expect(page.getByText('Draft saved at')).toBeVisible()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('2 tracks you’ve added stay in your catalogue as assets.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(/\/releases$/)
    await page.goto('/assets?search=Kelp')
    for (const title of ['Kelp 1', 'Kelp 2'])
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  },
)

test(
  'when the master of a saved track is replaced, then the saved one can be had back until the new one has arrived',
  { tag: '@phone' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'tracks')
    const tracks = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles(masterFile('Kelp.wav', wav({ seconds: 6 })))
    await expect(tracks.getByText('0:06')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    const replace = async (fileName: string, name: string, buffer: Buffer) => {
      const choosing = page.waitForEvent('filechooser')
      await tracks.getByRole('button', { name: `Replace ${fileName}` }).click()
      await (await choosing).setFiles(masterFile(name, buffer))
    }
    await replace('Kelp.wav', 'broken.wav', Buffer.from('no sound'))
    await tracks.getByRole('button', { name: 'Remove this file' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await replace('Kelp.wav', 'louder.wav', wav({ seconds: 8 }))
    await expect(tracks.getByText('0:08')).toBeVisible()
    await expect(tracks.getByRole('button', { name: 'Replace louder.wav' })).toBeVisible()
    await expect(page.getByText('All changes saved')).toBeVisible()
  },
)

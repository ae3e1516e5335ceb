import type { Page } from '@playwright/test'
import { expect, expectAccessible, storeSession, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'
import { masterFile, wav } from './fixtures/wav.ts'
import { openNewRelease } from './fixtures/workspace.ts'

const problem = textsOf('en', 'problems')
const master = (page: Page) => page.getByRole('group', { name: 'Master' })

const openNewAsset = async (page: Page, language = 'en') => {
  await page.goto(`/assets/new?format=TRACK&title=Paper+Boats&lng=${language}`)
  await page.locator('form').waitFor()
}
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles(masterFile(name, buffer))

const sine = (at: number, level: number) => level * Math.sin(2 * Math.PI * 100 * at)
/** Mono in two channels, which begins late and is louder than full scale for a while. */
const faulty = (at: number) => {
  const level = at < 4 ? 0 : Math.max(-1, Math.min(1, sine(at, at < 8 ? 2 : 0.5)))
  return [level, level] as const
}

/** A worker whose script never comes is as silent as one that hangs. */
const silenceTheWorker = (page: Page) => page.route(/\/sound-worker/, () => new Promise<void>(() => {}))

test.beforeEach(async ({ page }) => storeSession(page, 'member@liner.test'))

test('when a master has faults that are heard, then they are said with figures, and stay with the asset', async ({
  page,
}) => {
  await openNewAsset(page)
  await choose(page, 'faulty.wav', wav({ seconds: 31, sound: faulty }))
  const faults = [
    page.getByText(/^This master clips \(passages: \d+\)/),
    page.getByText(problem('AUDIO_SILENCE_START', { seconds: 4 })),
    page.getByText(problem('AUDIO_DUAL_MONO')),
  ]
  for (const fault of faults) await expect(fault).toBeVisible()
  await expect(master(page).getByText('Peak 0.0 dBFS')).toBeVisible()
  await expect(master(page).getByText(/^−\d+\.\d LUFS$/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Artists' }).fill('Vela')
  await page.getByRole('option', { name: 'Vela Nera' }).click()
  await page.getByRole('button', { name: 'Create asset' }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  for (const fault of faults) await expect(fault).toBeVisible()
  await page.reload()
  await expect(page.getByText('Peak 0.0 dBFS')).toBeVisible()
  for (const fault of faults) await expect(fault).toBeVisible()
  await expectAccessible(page)
})

test(
  'when a master is silent from start to end, then it is not uploaded, and another one can be chosen',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewAsset(page)
    await choose(page, 'silent.wav', wav({ seconds: 31, sound: () => [0, 0] }))
    await expect(page.getByRole('alert').filter({ hasText: problem('AUDIO_SILENT') })).toBeVisible()
    await choose(page, 'heard.wav', wav({ seconds: 31 }))
    await expect(master(page).getByRole('button', { name: 'Replace heard.wav' })).toBeVisible()
    await expect(page.getByText(problem('AUDIO_SILENT'))).toHaveCount(0)
  },
)

test(
  'when a master is checked, then its track says so, and another file can be chosen at once',
  { tag: '@desktop' },
  async ({ page }) => {
    await silenceTheWorker(page)
    await openNewRelease(page, 'tracks')
    await choose(page, 'first.wav', wav({ seconds: 31 }))
    const track = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
    const bar = track.getByRole('progressbar', { name: 'Checking the sound of first.wav' })
    await expect(bar).toHaveAttribute('aria-valuetext', /: \d+\s?%$/)
    await track.getByRole('button', { name: 'Cancel first.wav' }).click()
    await expect(bar).toHaveCount(0)
    await expect(track.getByRole('button', { name: 'Choose master' })).toBeVisible()
  },
)

test(
  'when the check hangs, then that is said after five seconds, and the master is uploaded all the same',
  { tag: '@desktop' },
  async ({ page }) => {
    await silenceTheWorker(page)
    await openNewAsset(page)
    await choose(page, 'unheard.wav', wav({ seconds: 31 }))
    await expect(page.getByRole('progressbar', { name: 'Checking the sound of unheard.wav' })).toBeVisible()
    await expect(page.getByText(problem('AUDIO_NOT_HEARD'))).toBeVisible()
    await expect(master(page).getByRole('button', { name: 'Replace unheard.wav' })).toBeVisible()
  },
)

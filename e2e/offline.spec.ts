import { emulate } from './fixtures/emulation.ts'
import { isPersisted } from './fixtures/indexed-db.ts'
import { patience } from './fixtures/machine-speed.ts'
import { expect, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { storedMasterFile, wav } from './fixtures/wav.ts'
import { openNewRelease } from './fixtures/workspace.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'when the app opens offline after one visit, then it says so and stores what is typed',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await openNewRelease(page, 'basics')
    await page.getByLabel('Title').fill('Half a Title')
    await expect(page.getByText('Draft saved at')).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/You’re offline/).first()).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Half a Title')
    await page.getByLabel('Title').fill('Half a Title, and More')
    await expect(page.getByText('Draft saved at')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue('Half a Title, and More')

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  },
)

test('when a screen on demand was visited, then it opens offline', { tag: '@desktop' }, async ({ page, context }) => {
  await signIn(page, 'admin@liner.test')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/submissions')
  const queue = page.getByRole('table')
  await expect(queue).toContainText('Lanterna Dischi')
  await expect.poll(() => isPersisted(page, 'submissions.queue')).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/You’re offline/).first()).toBeVisible()
  await expect(queue).toContainText('Lanterna Dischi')
})

for (const language of LANGUAGES) {
  const t = textsOf(language, 'uploads')
  test(
    `when the network fails during an upload, then the upload says so and resumes (${language})`,
    { tag: screenOf(language) },
    async ({ page, context }, info) => {
      await signIn(page, 'member@liner.test')
      await emulate(page, { latency: 'demo' })
      await openNewRelease(page, 'tracks', language)
      await emulate(page, { latency: 'demo' })
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(storedMasterFile(info, 'long.wav', wav({ seconds: 100 })))
      // What is heard in it has a bar of its own, before.
      const bar = page.getByRole('progressbar', { name: t('name', { fileName: 'long.wav' }) })
      await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(5)
      await context.setOffline(true)
      await expect(page.getByText(t('error.NETWORK'))).toBeVisible()
      await expect(page.getByRole('button', { name: t('retry') })).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText('16 bit')).toBeVisible()
      await expect(bar).toHaveCount(0, patience(30_000))
    },
  )
}

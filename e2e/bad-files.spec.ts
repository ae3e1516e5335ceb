import { coverFile, padded, picture, withSide } from './fixtures/picture.ts'
import { expect, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { masterFile, wav } from './fixtures/wav.ts'
import { openNewRelease } from './fixtures/workspace.ts'

const FOUR_MEGABYTES = 4 * 1024 * 1024

// A trace fetches the source of a broken picture, which the page's policy forbids.
test.use({ trace: 'off' })

// Each story runs in one language, by turns: what differs are texts, which other tests compare.
for (const language of LANGUAGES) {
  const problem = textsOf(language, 'problems')
  test.describe(`in ${language}`, { tag: screenOf(language) }, () => {
    test.beforeEach(async ({ page }) => storeSession(page, 'member@liner.test'))

    if (language === 'it')
      test('when a cover is invalid, then the reason shows before any upload, and the cover stays selected', async ({
        page,
      }) => {
        await openNewRelease(page, 'cover', language)
        const sent: string[] = []
        page.on('request', (request) => sent.push(request.url()))
        const jpeg = await picture(page, { side: 3000 })
        const input = page.locator('input[type=file]')
        const refused = [
          [
            await picture(page, { side: 1399 }),
            problem('COVER_TOO_SMALL', { width: 1399, height: 1399, minimum: 1400 }),
          ],
          [withSide(jpeg, 8001), problem('COVER_TOO_LARGE', { width: 8001, height: 8001, maximum: 8000 })],
          [padded(jpeg, FOUR_MEGABYTES + 1), problem('COVER_TOO_HEAVY', { megabytes: 4 })],
          [Buffer.alloc(0), problem('COVER_EMPTY')],
          [Buffer.from('no picture at all'), problem('COVER_UNREADABLE')],
        ] as const
        for (const [file, message] of refused) {
          await input.setInputFiles(coverFile(file))
          await expect(page.getByText(message)).toBeVisible()
        }
        expect(sent.filter((url) => url.includes('uploads'))).toEqual([])
        await input.setInputFiles(coverFile(padded(jpeg, FOUR_MEGABYTES)))
        await expect(page.getByText(problem('COVER_TOO_HEAVY').slice(0, 12))).toHaveCount(0)
      })

    if (language === 'en')
      test('when a master is invalid, then its track says so, and another one can be chosen', async ({ page }) => {
        await openNewRelease(page, 'tracks', language)
        const whole = wav({ seconds: 31 })
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles([
            masterFile('empty.wav', Buffer.alloc(0)),
            masterFile('picture.wav', await picture(page, { side: 1400, type: 'image/png' })),
            masterFile('cut.wav', whole.subarray(0, whole.length / 2)),
            masterFile('whole.wav', whole),
          ])
        const tracks = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
        await expect(tracks.nth(0).getByText(problem('AUDIO_EMPTY'))).toBeVisible()
        await expect(tracks.nth(1).getByText(problem('AUDIO_CONTAINER', { container: 'PNG' }))).toBeVisible()
        await expect(tracks.nth(2).getByText(problem('AUDIO_TRUNCATED'))).toBeVisible()
        await expect(tracks.nth(3).getByText('16 bit')).toBeVisible()
        for (const name of ['empty.wav', 'picture.wav', 'cut.wav']) await expect(page.getByText(name)).toBeVisible()
        await tracks.nth(0).locator('input[type=file]').setInputFiles(masterFile('fixed.wav', whole))
        await expect(tracks.nth(0).getByText('16 bit')).toBeVisible()
        await expect(tracks.nth(0).getByText(problem('AUDIO_EMPTY'))).toHaveCount(0)
      })

    if (language === 'it')
      test('when a date is in the past, then its field says so and the typed date stays', async ({ page }) => {
        await openNewRelease(page, 'distribution', language)
        const date = page.locator('#field-consumerReleaseDate')
        await date.fill('2020-01-31')
        await date.blur()
        await expect(page.getByText(problem('CONSUMER_DATE_PAST'))).toBeVisible()
        await expect(date).toHaveValue('2020-01-31')
        await expect(date).toHaveAttribute('aria-invalid', 'true')
      })
  })
}

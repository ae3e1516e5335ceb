import { emulate } from './fixtures/emulation.ts'
import { patience } from './fixtures/machine-speed.ts'
import { picture } from './fixtures/picture.ts'
import { queryApi } from './fixtures/query-api.ts'
import { expect, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { storedMasterFile, wav } from './fixtures/wav.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

/** A realistic latency, so that uploads take time. */
const slowly = { latency: 'demo' } as const
/** So that there is time to look and to cancel. */
const forever = { ...slowly, uploadTime: 30_000 } as const

test.beforeEach(async ({ page }) => {
  await signIn(page, 'member@liner.test')
  await emulate(page, slowly)
})

test(
  'when a master is uploaded, then its progress shows, and it can be cancelled and restarted without picking it again',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await openNewRelease(page, 'tracks')
    await emulate(page, forever)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(storedMasterFile(info, 'long.wav', wav({ seconds: 80 })))
    const track = page.getByRole('list', { name: 'Tracklist' }).locator(':scope > li')
    const bar = track.getByRole('progressbar', { name: 'Uploading long.wav' })
    const percent = async () => Number(await bar.getAttribute('value'))
    await expect.poll(percent).toBeGreaterThan(5)
    expect(await percent()).toBeLessThan(100)
    await expect(bar).toHaveAttribute('aria-valuetext', /\d+\s?%/)

    await track.getByRole('button', { name: 'Cancel long.wav' }).click()
    await expect(bar).toHaveCount(0)
    await expect(track.getByText('Cancelled').first()).toBeVisible()
    await expect(track.getByText('44.1 kHz')).toHaveCount(0)
    await page.reload()
    await expect(track.getByText('Cancelled').first()).toBeVisible()
    await expect(bar).toHaveCount(0)

    await emulate(page, slowly)
    await track.getByRole('button', { name: 'Try again long.wav' }).click()
    await expect.poll(percent).toBeGreaterThan(0)
    await expect(track.getByText('44.1 kHz')).toBeVisible(patience(20_000))
    await expect(bar).toHaveCount(0)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  },
)

test(
  'when a release is saved while its cover is uploaded, then the cover is saved as well, without what was typed since',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewRelease(page, 'cover')
    await emulate(page, { ...slowly, uploadTime: 5000 })
    const buffer = await picture(page, { side: 1400, detailed: true })
    await page.locator('input[type=file]').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('progressbar', { name: 'Uploading cover.jpg' })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await openStep(page, 'Basics')
    await page.getByLabel('Title').fill('Paper Boats at Night')
    const releaseId = () => new URL(page.url()).pathname.split('/').at(-1)
    await expect
      .poll(() => queryApi(page, 'releases.get', { releaseId: releaseId() }), patience(20_000))
      .toMatchObject({ title: 'Paper Boats', cover: { fileId: expect.any(String) } })
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.reload()
    await openStep(page, 'Cover')
    await expect(page.getByRole('button', { name: 'Replace cover' })).toBeVisible()
    await expect(page.getByText('All changes saved')).toBeVisible()
  },
)

test(
  'when a cover is dropped, then its progress shows, and it can be cancelled and restarted',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewRelease(page, 'cover')
    await emulate(page, forever)
    const heavy = await picture(page, { side: 3000, detailed: true })
    const dropped = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer()
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([raw], 'cover.jpg', { type: 'image/jpeg' }))
      return transfer
    }, heavy.toString('base64'))
    await page.getByText('Drop the image here').dispatchEvent('drop', { dataTransfer: dropped })
    const bar = page.getByRole('progressbar', { name: 'Uploading cover.jpg' })
    await expect(bar).toBeVisible()
    await page.getByRole('button', { name: 'Cancel cover.jpg' }).click()
    await expect(bar).toHaveCount(0)
    await emulate(page, slowly)
    await page.getByRole('button', { name: 'Try again cover.jpg' }).click()
    await expect(page.getByRole('button', { name: 'Replace cover' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Paper Boats' })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('img', { name: 'Paper Boats' }).first()).toBeVisible()
  },
)

for (const language of LANGUAGES) {
  const t = textsOf(language, 'uploads')
  const tr = textsOf(language, 'releases')
  test(
    `when a cover is cancelled or refused, then the present one can be kept, and a reload uploads nothing (${language})`,
    { tag: screenOf(language) },
    async ({ page }) => {
      await openNewRelease(page, 'cover', language)
      const pick = async (name: string, side: number) => {
        const buffer = await picture(page, { side })
        await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
      }
      const cover = page.getByRole('img', { name: 'Paper Boats' }).last()
      const keep = page.getByRole('button', { name: t('cover.keep') })
      const retry = page.getByRole('button', { name: `${t('retry')} other.jpg` })
      const replace = page.getByRole('button', { name: t('cover.replace') })
      const expectSaved = () => expect(page.getByText(tr('draft.saved'))).toBeVisible()
      await pick('cover.jpg', 1500)
      await expect(replace).toBeVisible()
      await page.getByRole('button', { name: tr('save') }).click()
      await expectSaved()
      await page.reload()
      await expect(cover).toHaveJSProperty('naturalWidth', 1500)

      await emulate(page, forever)
      await pick('other.jpg', 1600)
      await page.getByRole('button', { name: `${t('cancel')} other.jpg` }).click()
      await expect(page.getByText(t('cover.stopped'))).toBeVisible()
      await page.reload()
      await expect(retry).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expectSaved()
      if (language === 'it') expect((await keep.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await keep.click()
      await expect(retry).toHaveCount(0)
      await expect(replace).toBeFocused()
      await expect(cover).toHaveJSProperty('naturalWidth', 1500)

      await pick('small.jpg', 500)
      await expect(page.getByText(t('cover.refused'))).toBeVisible()
      await keep.click()
      await expect(page.getByText(t('cover.refused'))).toHaveCount(0)
      await pick('small.jpg', 500)
      await expect(keep).toBeVisible()
      // A refusal is shown while the picture is still being stored: it is refused once more by a reload that comes first.
      await expect(async () => {
        await page.reload()
        await expect(replace).toBeVisible()
        await expectSaved()
        await expect(keep).toHaveCount(0, { timeout: 1000 })
      }).toPass(patience(30_000))
      await expect(cover).toHaveJSProperty('naturalWidth', 1500)
    },
  )
}

import { coverFile, picture } from './fixtures/picture.ts'
import { expect, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { masterFile, wav } from './fixtures/wav.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

for (const language of LANGUAGES) {
  const t = textsOf(language, 'releases')

  test(
    `when the page is reloaded at any step, then nothing is lost (${language})`,
    { tag: screenOf(language) },
    async ({ page }) => {
      await storeSession(page, 'member@liner.test')
      await openNewRelease(page, 'basics', language)
      const step = (name: string) => openStep(page, t(`step.${name}`), language)
      const search = async (label: string, text: string) => {
        await page.getByRole('combobox', { name: label }).last().fill(text)
        await page.getByRole('option', { name: text, exact: true }).click()
      }
      const reload = async () => {
        await expect(page.getByText(t('draft.stored', { time: '' }).trim())).toBeVisible()
        await page.reload()
        await page.locator('#step-title').waitFor()
      }

      await page.getByLabel(t('field.version')).fill('Live')
      await page.getByRole('combobox', { name: t('field.genre'), exact: true }).selectOption('Pop')
      await page.getByRole('radio', { name: t('no'), exact: true }).check()
      await reload()
      await expect(page.getByLabel(t('field.title'))).toHaveValue('Paper Boats')
      await expect(page.getByLabel(t('field.version'))).toHaveValue('Live')
      await expect(page.getByRole('combobox', { name: t('field.genre'), exact: true })).toHaveValue('Pop')
      await expect(page.getByRole('radio', { name: t('no'), exact: true })).toBeChecked()

      await step('artists')
      await search(t('field.artists'), 'Sestri Notte')
      await reload()
      await expect(page.getByRole('list', { name: textsOf(language, 'common')('credits.chosen') })).toContainText(
        'Sestri Notte',
      )

      await step('cover')
      await page.locator('input[type=file]').setInputFiles(coverFile(await picture(page, { side: 1500 })))
      await expect(page.getByRole('img', { name: 'Paper Boats' })).toBeVisible()
      await reload()
      await expect(page.getByRole('img', { name: 'Paper Boats' })).toBeVisible()

      await step('tracks')
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(masterFile('01 Ebb.wav', wav({ seconds: 31 })))
      const track = page.getByRole('list', { name: t('tracks.list') }).locator(':scope > li')
      await expect(track.getByText('16 bit')).toBeVisible()
      await track.getByLabel(t('field.composer')).fill('Anna Ferrante')
      await track.getByLabel(t('field.composer')).blur()
      await reload()
      await expect(track.getByText('16 bit')).toBeVisible()
      const opened = track.getByRole('button', { name: 'Ebb', exact: true })
      if ((await opened.getAttribute('aria-expanded')) === 'false') await opened.click()
      await expect(track.getByLabel(t('field.composer'))).toHaveValue('Anna Ferrante')

      await step('copyright')
      await page.getByLabel(t('ownerOf.copyrightP')).fill('Lanterna')
      await page.getByRole('button', { name: t('generateBarcode') }).click()
      await expect(page.getByLabel(t('field.barcode'))).toHaveValue(/\d{6}/)
      const barcode = await page.getByLabel(t('field.barcode')).inputValue()
      await reload()
      await expect(page.getByLabel(t('ownerOf.copyrightP'))).toHaveValue('Lanterna')
      await expect(page.getByLabel(t('field.barcode'))).toHaveValue(barcode)

      await step('distribution')
      await page.getByLabel(t('field.consumerReleaseTime')).fill('10:00')
      await page.getByRole('checkbox', { name: 'Spotify' }).check()
      await reload()
      await expect(page.getByLabel(t('field.consumerReleaseTime'))).toHaveValue('10:00')
      await expect(page.getByRole('checkbox', { name: 'Spotify' })).toBeChecked()

      await step('overview')
      await page.reload()
      await expect(page.getByRole('heading', { name: t('step.overview') })).toBeVisible()
      await expect(page.getByText('Ebb', { exact: true })).toBeVisible()
    },
  )
}

import { emulate } from './fixtures/emulation.ts'
import { expect, expectAccessible, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

test.beforeEach(({ page }) => storeSession(page, 'member@liner.test'))

// Each story runs in one language, by turns: what differs are texts, which other tests compare.
for (const language of LANGUAGES) {
  const t = textsOf(language, 'releases')
  const entities = textsOf(language, 'entities')
  const common = textsOf(language, 'common')
  const nameOf = (code: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

  if (language === 'it')
    test(
      `when countries are chosen by continent, one by one and by search, then the summary names them (${language})`,
      { tag: screenOf(language) },
      async ({ page }) => {
        await openNewRelease(page, 'distribution', language)
        await page.getByRole('radio', { name: t('territories.chosen') }).check()
        const [europe, africa] = [common('territories.continent.EUROPE'), common('territories.continent.AFRICA')]
        const all = page.getByRole('checkbox', { name: europe, exact: true })
        const summary = page.getByRole('status').filter({ hasText: europe })
        await all.check()
        await expect(summary).toHaveText(europe)

        await page.getByRole('button', { name: entities('group.show', { group: europe }) }).click()
        await page.getByRole('checkbox', { name: nameOf('IT') }).uncheck()
        await expect(all).toBeChecked({ indeterminate: true })
        await expect(summary).toHaveText(common('territories.except', { places: europe, exceptions: nameOf('IT') }))
        await page.getByLabel(t('territories.search')).fill(nameOf('KE'))
        await page
          .getByRole('group', { name: africa })
          .getByRole('checkbox', { name: nameOf('KE') })
          .check()
        await page.getByLabel(t('territories.search')).fill('')
        await expect(summary).toContainText(nameOf('KE'))
        await expectAccessible(page)

        await page.getByRole('radio', { name: t('territories.world') }).check()
        await expect(all).toBeHidden()
        await page.getByRole('radio', { name: t('territories.chosen') }).check()
        await expect(all).toBeChecked({ indeterminate: true })
      },
    )

  if (language === 'en')
    test(
      `when stores are chosen by kind and by search, then they stay chosen, and a search without result says so (${language})`,
      { tag: screenOf(language) },
      async ({ page }) => {
        await openNewRelease(page, 'distribution', language)
        const downloads = page.getByRole('checkbox', { name: entities('storeKind.DOWNLOAD'), exact: true })
        await downloads.check()
        await expect(page.getByRole('checkbox', { name: 'Beatport' })).toBeChecked()
        await page.getByRole('checkbox', { name: 'Beatport' }).uncheck()
        await expect(downloads).toBeChecked({ indeterminate: true })
        await page.getByLabel(t('stores.search')).fill('tik')
        await expect(page.getByRole('checkbox', { name: 'Traxsource' })).toBeHidden()
        await page.getByRole('checkbox', { name: 'TikTok' }).check()
        await page.getByLabel(t('stores.search')).fill('no such store')
        await expect(page.getByText(entities('noneFound'))).toBeVisible()
        await page.getByLabel(t('stores.search')).fill('')
        await expect(page.getByRole('checkbox', { name: 'Traxsource' })).toBeChecked()
        await expect(page.getByRole('checkbox', { name: 'TikTok' })).toBeChecked()
      },
    )

  test(
    `when the stores do not come, then none can be chosen nor lost, and the step says so (${language})`,
    { tag: screenOf(language) },
    async ({ page }) => {
      await emulate(page, { silent: { 'fuga.digitalServiceProviders': true } })
      await openNewRelease(page, 'distribution', language)
      const stores = page.getByRole('group', { name: t('field.distributionProviders') })
      await expect(stores.locator('[aria-busy]')).toBeVisible()
      await expect(stores.getByRole('button', { name: t('stores.all') })).toHaveCount(0)
      await expect(stores.getByRole('heading', { name: common('error.lateTitle') })).toBeVisible()
      await expect(stores.getByRole('button', { name: t('stores.all') })).toHaveCount(0)
      await expectAccessible(page)
      await emulate(page)
      await stores.getByRole('button', { name: common('tryAgain') }).click()
      await stores.getByRole('button', { name: t('stores.all') }).click()
      await expect(stores.getByRole('checkbox', { name: entities('storeKind.DOWNLOAD'), exact: true })).toBeChecked()
    },
  )
}

test('when the keyboard of a phone opens, then the steps stay above it', { tag: '@phone' }, async ({ page }) => {
  await openNewRelease(page, 'basics')
  const next = page.getByRole('button', { name: 'Next: Artists and label' })
  await expect(next).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Title')).toBeInViewport({ ratio: 1 })

  // An iPhone covers the page with its keyboard, others make it less high.
  await page.evaluate(() => {
    const viewport = window.visualViewport
    if (viewport === null) return
    Object.defineProperty(viewport, 'height', { configurable: true, value: 500 })
    viewport.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await next.boundingBox())?.y ?? Infinity).toBeLessThan(500 - 44)
  await page.setViewportSize({ width: 390, height: 420 })
  await expect(next).toBeInViewport({ ratio: 1 })
  await next.click()
  await expect(page.getByRole('heading', { name: 'Artists and label' })).toBeVisible()

  await openStep(page, 'Distribution')
  await expect(page.getByRole('heading', { name: 'Distribution' })).toBeVisible()
  await page.getByRole('button', { name: 'Step 6 of 7: Distribution' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Back: Copyright and identifiers' })).toBeInViewport({ ratio: 1 })
})

import { emulate } from './fixtures/emulation.ts'
import { expect, signIn, storeSession, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'
import { openNewRelease } from './fixtures/workspace.ts'

const t = textsOf('en', 'releases')
const VERSION = 'Recorded live in the harbour of Genoa, at night, with the ships answering'

test('when the user types while a new release is saved, then every letter and the cursor stay', async ({ page }) => {
  await signIn(page, 'member@liner.test')
  await emulate(page, { latency: 'demo' })
  await openNewRelease(page, 'basics')
  const version = page.getByLabel(t('field.version'))
  await page.getByRole('button', { name: t('save') }).click()
  await version.pressSequentially(VERSION, { delay: 30 })
  await expect(page).toHaveURL((url) => !url.searchParams.has('format') && /\/[\da-f-]{36}$/.test(url.pathname))
  await expect(version).toBeFocused()
  await expect(version).toHaveValue(VERSION)
  await expect(page.getByRole('button', { name: t('draft.discard') })).toBeVisible()

  await page.getByRole('button', { name: t('save') }).click()
  await expect(page.getByText(t('draft.saved'))).toBeVisible()
  await page.reload()
  await expect(version).toHaveValue(VERSION)
})

test(
  'when changes are saved or discarded with the keyboard, then the focus stays on the screen',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    await emulate(page, { latency: 'demo' })
    await openNewRelease(page, 'basics')
    const save = page.getByRole('button', { name: t('save') })
    await save.press('Enter')
    await expect(page.getByText(t('draft.saved'))).toBeVisible()
    await expect(save).toBeFocused()
    await page.getByLabel(t('field.version')).fill('Live')
    await page.getByRole('button', { name: t('draft.discard') }).press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('draft.discard') })
      .press('Enter')
    await expect(page.getByText(t('draft.saved'))).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  },
)

test(
  'when a track is removed with the keyboard, then the focus is on the one that takes its place',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases?search=Handwritten')
    const link = page.getByRole('link', { name: 'Handwritten' }).first()
    await page.goto(`${new URL((await link.getAttribute('href')) ?? '', page.url()).pathname}?step=tracks`)
    const tracks = page.getByRole('list', { name: t('tracks.list') }).locator(':scope > li')
    const remove = (title: string) => page.getByRole('button', { name: t('tracks.remove', { title }) })
    await remove('Borrowed Light').press('Enter')
    await expect(remove('Borrowed Light')).toHaveCount(0)
    await expect(tracks.first().locator(':focus')).toHaveCount(1)
    await remove('Marigold').press('Enter')
    await expect(tracks.last().locator(':focus')).toHaveCount(1)
  },
)

test(
  'when another release has the barcode, then the field says so until it is changed',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    const taken = new RegExp(textsOf('en', 'errors')('code.DUPLICATE_UPC_CODE'))
    const barcode = page.getByLabel(t('field.barcode'))
    const save = page.getByRole('button', { name: t('save') })
    await signIn(page, 'member@liner.test')
    for (const [value, outcome] of [
      ['5901234123457', page.getByText(t('draft.saved'))],
      ['5901234123457', barcode],
    ] as const) {
      await openNewRelease(page, 'copyright')
      await barcode.fill(value)
      await save.click()
      await expect(outcome).toBeVisible()
    }
    await expect(barcode).toHaveAccessibleDescription(taken)
    await expect(barcode).toHaveAttribute('aria-invalid', 'true')
    await barcode.fill('4006381333931')
    await save.click()
    await expect(page.getByText(t('draft.saved'))).toBeVisible()
    await expect(barcode).not.toHaveAccessibleDescription(taken)
    expect(errors.splice(0).filter((error) => !error.includes('409'))).toEqual([])
  },
)

for (const [language, width] of [
  ['en', 390],
  ['it', 320],
  ['it', 1440],
] as const)
  test(
    `when a change is typed and saved at ${width} px (${language}), then what is saved stands with the state, and nothing moves`,
    { tag: width < 640 ? '@phone' : '@desktop' },
    async ({ page }) => {
      const texts = textsOf(language, 'releases')
      await page.setViewportSize({ width, height: 840 })
      await signIn(page, 'member@liner.test')
      await openNewRelease(page, 'basics', language)
      await page.getByRole('button', { name: texts('save') }).click()
      const saved = page.getByRole('status').filter({ hasText: texts('draft.saved') })
      await expect(saved).toBeVisible()
      const heading = page.locator('#step-title')
      const before = await heading.boundingBox()
      const badge = page.getByText(textsOf(language, 'lists')('releaseStatus.DRAFT'), { exact: true })
      const [state, status] = [await badge.boundingBox(), await saved.boundingBox()]
      // Beside it, or in a small line below it; at 320 px the date has a line between them.
      expect((status?.y ?? Infinity) - (state?.y ?? 0)).toBeLessThan(width < 360 ? 56 : 32)

      await page.getByLabel(texts('field.version')).fill('Live')
      const discard = page.getByRole('button', { name: texts('draft.discard') })
      await expect(discard).toBeInViewport()
      await expect(saved).toHaveCount(0)
      expect(await heading.boundingBox()).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    },
  )

test(
  'when a draft is discarded or its release is deleted, then none is left, and the next one has the focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openNewRelease(page, 'basics')
    await page.getByLabel('Version').fill('Live')
    await expect(page.getByText('Draft saved at')).toBeVisible()
    await page.goto('/releases?search=Zitta')
    await page.getByRole('link', { name: 'Zitta zitta' }).click()
    await page.getByLabel('Version').fill('Live')
    await expect(page.getByText('Draft saved at')).toBeVisible()
    await page.goto('/releases')
    const drafts = page.getByRole('region', { name: 'Unsaved drafts' })
    await drafts.getByRole('button', { name: 'Discard the draft of “Paper Boats”' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).press('Enter')
    await expect(drafts.getByRole('link', { name: 'Zitta zitta' })).toBeFocused()
    await page.getByRole('checkbox', { name: 'Select Zitta zitta' }).check()
    await page.getByRole('region', { name: 'Selected items' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
    await expect(drafts).toHaveCount(0)
  },
)

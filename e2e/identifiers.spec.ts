import type { Page } from '@playwright/test'
import { uuidOf } from '#mocks/db/seed/random.ts'
import { asset } from '#src/contract/assets.ts'
import { z } from '#src/contract/zod.ts'
import { emulate } from './fixtures/emulation.ts'
import { queryApi } from './fixtures/query-api.ts'
import { expect, expectAccessible, signIn, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

const MEMBER = 'member@liner.test'
/** Without a pool, and with one. */
const [LANTERNA, HALYARD] = [uuidOf('organization/lanterna'), uuidOf('organization/halyard')]
const FIRST_OF_HALYARD = '5 012034 510009'

const openPool = async (page: Page, organizationId: string, language: string) => {
  await signIn(page, MEMBER, `/organizations/${organizationId}?lng=${language}`)
  const t = textsOf(language === 'it' ? 'it' : 'en', 'barcodes')
  const section = page.getByRole('region', { name: t('title'), exact: true })
  await expect(section.getByRole('button', { name: t('action') })).toBeVisible()
  return section
}

for (const language of LANGUAGES) {
  const t = textsOf(language, 'barcodes')

  test.describe(`in ${language}`, { tag: screenOf(language) }, () => {
    test('when a list of barcodes is imported, then the wrong lines say why, and stay until they are right', async ({
      page,
    }) => {
      const section = await openPool(page, LANTERNA, language)
      await expect(section).toContainText(t('empty'))
      await section.getByRole('button', { name: t('action') }).click()
      const dialog = page.getByRole('dialog', { name: t('action') })
      const list = dialog.getByLabel(t('import.list'), { exact: true })
      await list.fill('EAN 4-006381-333931\n4006381333949\n4006381333931\n9781234567897')
      await expect(dialog.getByText(t('import.ready_one', { count: 1 }))).toBeVisible()
      const problems = dialog.getByRole('list', { name: t('import.problems') })
      for (const refusal of ['BARCODE_WRONG', 'BARCODE_TWICE', 'BARCODE_RESERVED'])
        await expect(problems.getByText(t(`refusal.${refusal}`))).toBeVisible()
      await expectAccessible(page)

      await page.reload()
      await section.getByRole('button', { name: t('action') }).click()
      await expect(list).toHaveValue(/4006381333949/)
      await dialog.getByRole('button', { name: t('import.action_one', { count: 1 }) }).click()
      await expect(list).not.toHaveValue(/333931\n4006381333949/)
      await expect(problems.getByRole('listitem')).toHaveCount(3)
      await expect(problems.getByText(t('refusal.BARCODE_IN_POOL'))).toBeVisible()
      await list.fill('')

      await dialog.getByLabel(t('range.first')).fill('4 006381 333948')
      await dialog.getByLabel(t('range.last')).fill('4006381333934')
      await dialog.getByRole('button', { name: t('range.add') }).click()
      await expect(dialog.getByText(t('range.problem.LAST_WRONG'))).toBeVisible()
      await dialog.getByLabel(t('range.last')).fill('30')
      await dialog.getByRole('button', { name: t('range.add') }).click()
      await dialog.getByRole('button', { name: t('import.action_other', { count: 30 }) }).dblclick()
      await expect(dialog).toBeHidden()
      await expect(section.getByText(t('left', { left: 31, total: 31 }))).toBeVisible()
      await expect(section.getByText(t('next', { barcode: '4 006381 333931' }))).toBeVisible()
      await expectAccessible(page)
    })
  })
}

const openIdentifiers = async (page: Page) => {
  await openNewRelease(page, 'copyright')
  return page.getByLabel('Barcode')
}

test('when an organization has barcodes, then a release takes the next one, which is never given again', async ({
  page,
}) => {
  await storeSession(page, MEMBER, HALYARD)
  const barcode = await openIdentifiers(page)
  await expect(page.getByText('Leave empty to get the next barcode when you submit. 38 are left.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use next barcode' }).click()
  await expect(barcode).toHaveValue(FIRST_OF_HALYARD)
  await expect(page.getByRole('button', { name: 'Use next barcode' })).toBeDisabled()
  await expect(page.getByText('All changes saved')).toBeVisible()

  const section = await openPool(page, HALYARD, 'en')
  await expect(section.getByText(/^37 of \d+ left$/)).toBeVisible()
  const used = section.getByRole('list', { name: 'Used barcodes' }).getByRole('listitem')
  await expect(used.first()).toContainText(FIRST_OF_HALYARD)
  await expect(used.first().getByRole('link', { name: 'Paper Boats' })).toBeVisible()
})

test('when there is no connection, then no barcode is promised', { tag: '@desktop' }, async ({ page, context }) => {
  await storeSession(page, MEMBER, HALYARD)
  await openIdentifiers(page)
  await expect(page.getByRole('button', { name: 'Use next barcode' })).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByText('Leave empty to get the next barcode when the release is sent.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use next barcode' })).toBeDisabled()
})

test('when the barcodes are used up, then the field says so', { tag: '@desktop' }, async ({ page }) => {
  await storeSession(page, MEMBER, HALYARD)
  const barcode = await openIdentifiers(page)
  await emulate(page, { failNext: { 'releases.assignBarcode': 'PRECONDITION_FAILED/BARCODE_POOL_DEPLETED' } })
  await page.getByRole('button', { name: 'Use next barcode' }).click()
  await expect(barcode).toHaveAccessibleDescription(
    /Your organization has no barcodes left\. Enter one, or import more\./,
  )
})

test('when a barcode is generated, then it is called a test barcode', { tag: '@desktop' }, async ({ page }) => {
  await storeSession(page, MEMBER, LANTERNA)
  const barcode = await openIdentifiers(page)
  await page.getByRole('button', { name: 'Generate test barcode' }).click()
  await expect(barcode).toHaveValue(/^\d \d{6} \d{6}$/)
  await expect(barcode).toHaveAccessibleDescription(/This is a test barcode\./)
  // It is one for whoever looks at it later, too.
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.reload()
  await expect(barcode).toHaveAccessibleDescription(/This is a test barcode\./)
  await openStep(page, 'Overview')
  await expect(page.getByRole('button', { name: /This is a test barcode\./ })).toBeVisible()
  await openStep(page, 'Copyright and identifiers')
  await barcode.fill('EAN-13: 5901234-123457')
  await barcode.blur()
  await expect(barcode).toHaveValue('5 901234 123457')
  await expect(barcode).not.toHaveAccessibleDescription(/test barcode\. Replace/)
})

const found = z.object({ releases: z.array(z.object({ id: z.string() })) })
const detail = z.object({ tracks: z.array(z.object({ id: z.string(), isrc: z.nullable(z.string()) })) })

test('when a store has a recording, then its ISRC says why it cannot change', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, MEMBER, '/assets?lng=en')
  await expect(page.locator('[data-row-link]').first()).toBeVisible()
  const live = await queryApi(page, 'releases.list', { page: 1, perPage: 5, displayStatus: 'LIVE' })
  const [release] = found.parse(live).releases
  const { tracks } = detail.parse(await queryApi(page, 'releases.get', { releaseId: release?.id }))
  await page.goto(`/assets/${tracks[0]?.id ?? ''}?edit=true`)
  const isrc = page.getByLabel('ISRC', { exact: true })
  await expect(isrc).toHaveValue(/^[A-Z]{2}-[A-Z0-9]{3}-\d{2}-\d{5}$/)
  await expect(isrc).toBeDisabled()
  await expect(isrc).toHaveAccessibleDescription(/A store has approved a release with this track/)
})

const listed = z.object({ assets: z.array(asset), count: z.int() })

test('when stores would refuse a master, then the list of assets says so', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, MEMBER, '/assets?lng=en')
  await expect(page.locator('[data-row-link]').first()).toBeVisible()
  const { assets, count } = listed.parse(await queryApi(page, 'assets.list', { page: 1, perPage: 5, format: 'TRACK' }))
  const mono = assets.map((one, index) =>
    index === 0 && one.media !== null ? { ...one, media: { ...one.media, channels: 1 } } : one,
  )
  await emulate(page, { answer: { 'assets.list': { assets: mono, count } } })
  await page.reload()
  await expect(page.getByText('Master can’t be used')).toHaveCount(1)
})

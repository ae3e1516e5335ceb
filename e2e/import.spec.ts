import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { importIn } from './fixtures/import-sheet.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { openStep } from './fixtures/workspace.ts'

const MEMBER = 'member@liner.test'
const FIELDS = ['releaseTitle', 'format', 'releaseArtists', 'label', 'trackTitle', 'isrc', 'composer', 'contributors']
/** Four valid lines in three releases, then a formula and an invalid ISRC. */
const ROWS = [
  ['Kelp Forest', 'Single', 'Nina Calvera', 'Lanterna', 'Kelp Forest', '', 'Anna Ferrante'],
  ['Kelp Forest', 'Single', 'Nina Calvera', 'Lanterna', 'Slack Water', '', 'Anna Ferrante; Luca Bellandi'],
  ['Tin Roof', 'Single', 'vela nera', 'Lanterna', 'Tin Roof', 'AA6Q72000047', 'Anna Ferrante', 'Ada: PRODUCER'],
  ['Quiet Harbour', 'Single', 'Sestri Notte', 'Vico Dritto', 'Quiet Harbour', '', 'Anna Ferrante'],
  ['Salt Roads', 'Single', '=HYPERLINK("x")', 'Lanterna', 'Salt Roads', '', 'Anna Ferrante'],
  ['Long Way Down', 'Single', 'Lia Montaldi', 'Lanterna', 'Long Way Down', 'IT-123', 'Anna Ferrante'],
]
const csv = (content: string | Buffer, name = 'sheet.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})
/** Creates the file in the page: sending it there would take longer than the test. */
const pickLargeFile = (input: Node, megabytes: number) => {
  if (!(input instanceof HTMLInputElement)) return
  const picked = new DataTransfer()
  picked.items.add(new File([new Uint8Array(megabytes * 1024 * 1024)], 'sheet.csv'))
  input.files = picked.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const expectRelease = async (page: Page, title: string) => {
  await page.goto(`/releases?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: title })).toHaveCount(1)
}

// Each story runs in one language, by turns: what differs are texts, which other tests compare.
for (const language of LANGUAGES) {
  const { t, button, cell, ...sheet } = importIn(language)
  const problem = textsOf(language, 'problems')
  const producer = textsOf(language, 'contributors')('role.PRODUCER')
  const open = async (page: Page) => {
    await sheet.open(page)
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
  }
  const paste = (page: Page, rows: string[][]) =>
    sheet.paste(
      page,
      FIELDS,
      rows.map((row) => row.map((text) => text.replace('PRODUCER', producer))),
    )

  test.describe(`in ${language}`, { tag: screenOf(language) }, () => {
    if (language === 'it')
      test('when some lines are invalid, then the valid ones are imported and the others show why until they are fixed', async ({
        page,
      }) => {
        await open(page)
        await expectAccessible(page)
        await paste(page, ROWS)
        await expect(page.getByText(t('lines.ready_other', { count: 4 }))).toBeVisible()
        await expect(page.getByText(t('lines.wrong_other', { count: 2 }))).toBeVisible()
        await expect(page.getByText(t('problem.ARTIST_UNKNOWN', { name: ROWS[4]?.[2] ?? '' }))).toBeVisible()
        await expect(page.getByText(problem('ISRC_WRONG'))).toBeVisible()
        await expect(cell(page, 'releaseArtists', 6)).toHaveValue('=HYPERLINK("x")')
        await expectAccessible(page)

        await button(page, 'lines.import_other', { count: 3 }).click()
        await expect(page.getByText(t('done.title_other', { count: 3 }))).toBeVisible()
        await expect(page.getByText(t('lines.wrong_other', { count: 2 }))).toBeVisible()
        await expect(button(page, 'lines.importNone')).toBeDisabled()
        await expectAccessible(page)

        const downloading = page.waitForEvent('download')
        await button(page, 'lines.saveWrong').click()
        const left = await readFile(await (await downloading).path(), 'utf8')
        expect(left.split('\r\n')).toHaveLength(4)
        expect(left).toContain(`"'=HYPERLINK(""x"")"`)
        expect(left).toContain(t('lines.reason'))

        await page.reload()
        // Whether the artists exist is asked again; until then the first problem is that of line 7.
        await expect(page.getByText(t('problem.ARTIST_UNKNOWN', { name: ROWS[4]?.[2] ?? '' }))).toBeVisible()
        await button(page, 'lines.firstProblem').click()
        await expect(cell(page, 'releaseArtists', 6)).toBeFocused()
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.type('Ada Bruzzone')
        await cell(page, 'isrc', 7).fill('AA-6Q7-20-00048')
        await button(page, 'lines.import_other', { count: 2 }).dblclick()
        await expect(page.getByText(t('done.title_other', { count: 5 }))).toBeVisible()
        await expect(page.getByText(t('done.all'))).toBeVisible()
        for (const title of ['Kelp Forest', 'Tin Roof', 'Salt Roads', 'Long Way Down']) await expectRelease(page, title)
      })

    if (language === 'en')
      test('when a sheet says where and when a release comes out, then its release has it', async ({ page }) => {
        const fields = [...FIELDS.slice(0, 5), 'consumerReleaseTime', 'territories', 'stores']
        const sheet = (territories: string, stores: string) =>
          [
            fields.map((field) => t(`field.${field}`)),
            ['Kelp Forest', 'Single', 'Nina Calvera', 'Lanterna', 'Kelp Forest', '6.30 pm', territories, stores],
          ]
            .map((row) => row.join('\t'))
            .join('\r\n')
        await open(page)
        await page.getByLabel(t('source.paste')).fill(sheet('Italia; Atlantis', 'Spotify, Napster 2'))
        await button(page, 'source.read').click()
        await button(page, 'columns.check').click()
        await expect(page.getByText(t('problem.TERRITORY_UNKNOWN', { text: 'Atlantis' }))).toBeVisible()
        await expect(page.getByText(t('problem.STORE_UNKNOWN', { name: 'Napster 2' }))).toBeVisible()
        await cell(page, 'territories', 2).fill('Italia; FR')
        await cell(page, 'stores', 2).fill('spotify; Vevo')
        await expect(page.getByText(problem('STORE_NEEDS_VIDEO', { stores: 'Vevo' }))).toBeVisible()
        await cell(page, 'stores', 2).fill('spotify')
        await button(page, 'lines.import_one', { count: 1 }).click()
        await expect(page.getByText(t('done.all'))).toBeVisible()
        await page
          .getByRole('list', { name: t('done.list') })
          .getByRole('link', { name: 'Kelp Forest' })
          .click()
        await openStep(page, textsOf(language, 'releases')('step.distribution'), language)
        await expect(page.getByLabel(textsOf(language, 'releases')('field.consumerReleaseTime'))).toHaveValue('18:30')
        await expect(page.getByRole('checkbox', { name: 'Spotify', exact: true })).toBeChecked()
        await expect(page.getByText('Italy and France').first()).toBeVisible()
      })

    if (language === 'it')
      test('when the API refuses a line, then its cell says why, and the corrected line is imported', async ({
        page,
      }) => {
        await open(page)
        const [, , tinRoof = []] = ROWS
        await paste(page, [tinRoof])
        await button(page, 'lines.import_one', { count: 1 }).click()
        await expect(page.getByText(t('done.all'))).toBeVisible()
        await button(page, 'done.again').click()
        await paste(page, [tinRoof])
        await button(page, 'lines.import_one', { count: 1 }).click()
        await expect(page.getByText(textsOf(language, 'errors')('code.DUPLICATE_ISRC_CODE'))).toBeVisible()
        await expect(page.getByText(t('state.refused'))).toBeVisible()
        await cell(page, 'isrc', 2).fill('')
        await button(page, 'lines.import_one', { count: 1 }).click()
        await expect(page.getByText(t('done.all'))).toBeVisible()
      })

    if (language === 'en')
      test('when an import is stopped or loses the network, then it resumes and creates nothing twice', async ({
        page,
      }) => {
        await open(page)
        await paste(page, ROWS.slice(0, 4))
        // Long enough for the press that stops it, also on a slow machine.
        await emulate(page, { delay: { 'releases.create': 3000 } })
        await button(page, 'lines.import_other', { count: 3 }).click()
        await expect(page.getByRole('progressbar', { name: t('sending.name') })).toBeVisible()
        await button(page, 'sending.cancel').click()
        await expect(page.getByText(t('sending.cancelled'))).toBeVisible()
        await emulate(page, { offline: true })
        await page
          .getByRole('button', { name: t('lines.importNone') })
          .first()
          .click()
        await expect(page.getByText(t('sending.offline'))).toBeVisible()
        await emulate(page)
        await page
          .getByRole('button', { name: t('lines.importNone') })
          .first()
          .click()
        await expect(page.getByText(t('done.all'))).toBeVisible()
        await expect(page.getByText(t('done.title_other', { count: 3 }))).toBeVisible()
        for (const title of ['Kelp Forest', 'Tin Roof', 'Quiet Harbour']) await expectRelease(page, title)
        await page.goto('/assets?search=Slack+Water')
        await expect(page.getByText('Slack Water', { exact: true })).toHaveCount(1)
      })

    if (language === 'it')
      test('when a sheet cannot be read, then the page says why and what to do', async ({ page }) => {
        await open(page)
        const refused: [Buffer | string, string][] = [
          ['a,b\n1,"2\n3,4', t('fault.QUOTE_NOT_CLOSED', { line: 2, column: 3 })],
          ['a,b\n"1"x,2', t('fault.TEXT_AFTER_QUOTE', { line: 2, column: 4 })],
          ['a,b\n1,2,3', t('fault.CELL_WITHOUT_COLUMN', { line: 2, column: 3 })],
          ['a,b\n', t('fault.EMPTY')],
          [Buffer.from('Titolo,Età\nPerch\u0001é,1\n', 'latin1'), t('fault.ENCODING')],
          [Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14]), t('fault.WORKBOOK')],
          [`a\n${'x\n'.repeat(501)}`, t('fault.TOO_MANY_LINES', { count: 501, maximum: 500 })],
        ]
        for (const [content, message] of refused) {
          await page.locator('input[type=file]').setInputFiles(csv(content))
          await expect(page.getByRole('alert').getByText(message)).toBeVisible()
        }
        await page.locator('input[type=file]').evaluate(pickLargeFile, 50)
        await expect(
          page.getByRole('alert').getByText(t('fault.TOO_LARGE', { megabytes: 50, maximum: 5 })),
        ).toBeVisible()
        await expectAccessible(page)
        // Excel on Windows saves a CSV like this.
        await page.locator('input[type=file]').setInputFiles(csv(Buffer.from('Titolo;Età\r\nPerché;1\r\n', 'latin1')))
        await expect(page.getByText(t('columns.windows1252'))).toBeVisible()
        await expect(page.getByText(t('columns.example', { example: 'Perché' }))).toBeVisible()
      })

    if (language === 'en')
      test('when the template is uploaded, then its columns are recognised and can be mapped otherwise', async ({
        page,
      }) => {
        await open(page)
        const downloading = page.waitForEvent('download')
        await button(page, 'source.template').click()
        await page.locator('input[type=file]').setInputFiles(csv(await readFile(await (await downloading).path())))
        const meaning = (header: string) => page.getByLabel(t('columns.meaning', { header }), { exact: true })
        await expect(meaning(t('field.isrc'))).toHaveValue('isrc')
        await meaning(t('field.catalogNumber')).selectOption('format')
        await expect(meaning(t('field.format'))).toHaveValue('')
        await expectAccessible(page)
        await meaning(t('field.format')).selectOption('format')
        await button(page, 'columns.check').click()
        await expect(cell(page, 'trackTitle', 2)).toHaveValue(t('example.track'))
        await expect(page.getByText(t('problem.ARTIST_UNKNOWN', { name: t('example.artist') })).first()).toBeVisible()
      })
  })
}

test('when the sheet is wide, then only the sheet scrolls sideways', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, MEMBER, '/releases/import?lng=it')
  const t = textsOf('it', 'import')
  const isAsWide = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await page.getByLabel(t('source.paste')).fill([FIELDS.join('\t'), ...ROWS.map((row) => row.join('\t'))].join('\n'))
  expect(await isAsWide()).toBe(true)
  await page.getByRole('button', { name: t('source.read') }).click()
  expect(await isAsWide()).toBe(true)
  await page.getByRole('button', { name: t('columns.check') }).click()
  await expect(page.getByRole('list', { name: t('lines.table') })).toBeVisible()
  expect(await isAsWide()).toBe(true)
  await page.setViewportSize({ width: 700, height: 640 })
  await expect(page.getByRole('region', { name: t('lines.table') })).toBeVisible()
  expect(await isAsWide()).toBe(true)
})

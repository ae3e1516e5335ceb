import type { Page } from '@playwright/test'
import { importIn } from './fixtures/import-sheet.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const FIELDS = ['releaseTitle', 'format', 'releaseArtists', 'trackTitle', 'consumerReleaseDate', 'genre']
const RELEASED = '2019-03-01'

// Each story runs in one language, by turns: what differs are texts, which other tests compare.
for (const language of LANGUAGES) {
  const { t, button, cell, open, paste } = importIn(language)
  const meaning = (page: Page, field: string) =>
    page.getByLabel(t('columns.meaning', { header: t(`field.${field}`) }), { exact: true })

  test.describe(`in ${language}`, { tag: screenOf(language) }, () => {
    if (language === 'en')
      test('when a back catalogue has no column of original dates, then one is added, filled in and imported', async ({
        page,
      }) => {
        await open(page)
        await paste(page, FIELDS, [['Kelp Forest', 'Single', 'Nina Calvera', 'Kelp Forest', RELEASED, 'Pop']])
        await expect(page.getByText(t('problem.DATE_PAST'))).toBeVisible()
        await expect(page.getByLabel(t('lines.addColumn'))).toHaveValue('releaseDate')
        await expectAccessible(page)
        await button(page, 'lines.add').click()
        await expect(cell(page, 'releaseDate', 2)).toBeFocused()
        await page.keyboard.type(RELEASED)
        await expect(page.getByText(t('problem.DATE_PAST'))).toBeHidden()
        await button(page, 'lines.import_one', { count: 1 }).click()
        await expect(page.getByText(t('done.all'))).toBeVisible()
      })

    if (language === 'it')
      test('when columns are matched again, then corrections stay except where the screen says so', async ({
        page,
      }) => {
        await open(page)
        await paste(page, FIELDS, [['Kelp Forest', 'Single', 'Nina Calvera', 'Kelp Forest', RELEASED, 'Pop']])
        await cell(page, 'trackTitle', 2).fill('Slack Water')
        await cell(page, 'genre', 2).fill('Rock')
        await page.getByLabel(t('lines.addColumn')).selectOption('catalogNumber')
        await button(page, 'lines.add').click()
        await cell(page, 'catalogNumber', 2).fill('LAN 1')

        await button(page, 'lines.columns').click()
        await expect(page.getByRole('heading', { name: t('columns.title') })).toBeFocused()
        await expect(page.getByText(t('columns.keeps'))).toBeVisible()
        await meaning(page, 'consumerReleaseDate').selectOption('releaseDate')
        await meaning(page, 'genre').selectOption('')
        await expect(page.getByText(t('columns.replaced', { fields: t('field.releaseDate') }))).toBeVisible()
        await expectAccessible(page)
        await button(page, 'columns.check').click()

        await expect(cell(page, 'releaseDate', 2)).toHaveValue(RELEASED)
        await expect(cell(page, 'trackTitle', 2)).toHaveValue('Slack Water')
        await expect(cell(page, 'catalogNumber', 2)).toHaveValue('LAN 1')
        await button(page, 'lines.columns').click()
        await button(page, 'lines.restart').click()
        await expect(page.getByRole('dialog', { name: t('lines.restartTitle') })).toBeVisible()
      })

    if (language === 'en')
      test('when many lines are wrong, then headings stay in view, and only those lines can be shown', async ({
        page,
      }) => {
        await open(page)
        const tracks = (count: number, cells: (index: number) => string[]) =>
          Array.from({ length: count }, (_, index) => cells(index))
        await paste(page, FIELDS, [
          ['Salt Roads', 'Mixtape', 'Nina Calvera', 'Salt Roads'],
          ...tracks(2, (index) => ['Salt Roads', '', 'Nina Calvera', `Bend ${index}`]),
          ...tracks(10, (index) => [`Tin Roof ${index}`, 'Single', 'Nina Calvera', `Rain ${index}`]),
          ...tracks(32, (index) => [`Kelp Forest ${index}`, 'Mixtape', 'Nina Calvera', `Tide ${index}`]),
        ])
        await expect(page.getByRole('heading', { name: t('lines.title') })).toBeInViewport()
        await expect(page.getByText(t('lines.ready_other', { count: 10 }))).toBeVisible()
        await expect(page.getByText(t('lines.wrong_other', { count: 33 }))).toBeVisible()
        await expect(page.getByText(t('lines.waiting_other', { count: 2 }))).toBeVisible()

        await page.getByRole('switch', { name: t('lines.onlyWrong', { count: 33 }) }).check()
        await expect(page.getByRole('row')).toHaveCount(21)
        await expect(cell(page, 'format', 3)).toBeHidden()
        await cell(page, 'format', 2).fill('Single')
        await expect(page.getByText(t('lines.wrong_other', { count: 32 }))).toBeVisible()
        // A line that is fixed stays, so that the next key still reaches its cell.
        await expect(cell(page, 'format', 2)).toBeFocused()
        await page.getByRole('button', { name: textsOf(language, 'lists')('pagination.next') }).click()
        await expect(page.getByRole('row')).toHaveCount(14)
        await expect(page.getByRole('switch', { name: t('lines.onlyWrong', { count: 32 }) })).toBeChecked()
        await cell(page, 'trackTitle', 46).focus()
        await expect(page.getByRole('columnheader', { name: t('field.format') })).toBeInViewport({ ratio: 1 })
        await expectAccessible(page)
      })
  })
}

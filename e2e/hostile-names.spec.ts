import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { NAME_MAX } from '#src/domain/limits.ts'
import { isInDraft } from './fixtures/indexed-db.ts'
import { pressMore, startSelecting } from './fixtures/lists.ts'
import { openMenu } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const IMAGE = '<img src=x onerror=alert(1)>'
const SCRIPT = '"><script>alert(2)</script>'
const RIGHT_TO_LEFT = '\u202Egnp.evil<b>'
/** A name that could change the direction of the text around it is isolated. */
const isolated = (name: string) => (name === RIGHT_TO_LEFT ? `\u2068${name}\u2069` : name)

/** They share one form: each is tested in one language. */
const HOSTILE_ENTITIES = [
  { area: 'labels', create: 'label.create', name: IMAGE, language: 'en' },
  { area: 'people', create: 'person.create', name: SCRIPT, language: 'it' },
  { area: 'artists', create: 'artist.create', name: RIGHT_TO_LEFT, language: 'en' },
]

/** Expects the name as text, without any effect. */
const expectText = async (page: Page, name: string) => {
  await expect(page.getByText(name).first()).toBeVisible()
  await expectInert(page)
}
const expectInert = async (page: Page) => {
  expect(await page.locator('img[src="x"], img[onerror], #content script').count()).toBe(0)
}

// Each story runs in one language, by turns: what differs are texts, which other tests compare.
for (const language of LANGUAGES) {
  const t = textsOf(language, 'entities')
  const lists = textsOf(language, 'lists')
  const failOnDialog = (page: Page) =>
    page.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') throw new Error(`a name ran: ${dialog.message()}`)
      void dialog.accept()
    })

  for (const { area, create, name } of HOSTILE_ENTITIES.filter((entity) => entity.language === language))
    test(
      `when a name is markup, then it is shown as text everywhere (${area}, ${language})`,
      { tag: '@desktop' },
      async ({ page, context }) => {
        failOnDialog(page)
        await signIn(page, 'member@liner.test', `/${area}/new?lng=${language}`)
        const field = page.getByRole('textbox', { name: t('field.name') }).first()
        await field.fill('x'.repeat(10_000))
        await page.getByRole('button', { name: t(create) }).click()
        await expect(page.getByText(t('tooLong_other', { count: NAME_MAX }))).toBeVisible()
        await field.fill(name)
        if (area === 'artists') await page.getByLabel(t('field.spotify')).fill('spotify:artist:0OdUWJ0sBjDrqHygGUXeCF')
        await page.getByRole('button', { name: t(create) }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(page).toHaveTitle(`${isolated(name)} · Liner`)
        await expectInert(page)
        await expectAccessible(page)
        const address = page.url()

        await page.goto(`/${area}?sortBy=createdAt&sortDir=desc`)
        await expectText(page, name)
        await startSelecting(page, lists('select.start'))
        await page.getByRole('checkbox', { name: lists('select.row', { name: isolated(name) }) }).check()
        const downloading = page.waitForEvent('download')
        await pressMore(page, lists('export'))
        expect(await readFile(await (await downloading).path(), 'utf8')).toContain(name.replaceAll('"', '""'))
        await page.goto(address)
        await pressMore(page, t('delete.action'))
        const dialog = page.getByRole('dialog', { name: t('delete.title_one', { name: isolated(name) }) })
        await expect(dialog.getByRole('listitem')).toHaveText(name)
        await expectInert(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        if (area !== 'people') {
          await pressMore(page, t('toggle.INACTIVE'))
          await expectText(page, t('toggled.INACTIVE_one', { name: isolated(name) }))
          await page.getByRole('button', { name: t('undo') }).click()
          const row = page.locator('[data-row]').filter({ hasText: name })
          await expect(row).toBeVisible()
          await expect(row.getByText(lists('active.INACTIVE'), { exact: true })).toHaveCount(0)
        }

        const other = await context.newPage()
        failOnDialog(other)
        for (const tab of [page, other]) await tab.goto(`${address}?edit=true`)
        await other
          .getByRole('textbox', { name: t('field.name') })
          .first()
          .fill(`${name}!`)
        await other.getByRole('button', { name: t('save') }).click()
        await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${name}!`)
        await page
          .getByRole('textbox', { name: t('field.name') })
          .first()
          .fill(`${name}?`)
        await page.getByRole('button', { name: t('save') }).click()
        const conflict = page.getByRole('dialog', { name: t('conflict.title') })
        await expect(conflict.getByText(`${name}!`)).toBeVisible()
        await expect(conflict.getByText(`${name}?`)).toBeVisible()
        await expectInert(page)
      },
    )

  if (language === 'en')
    test(
      `when an organization’s name is markup, then every user sees it as text (${language})`,
      { tag: screenOf(language) },
      async ({ page }) => {
        test.setTimeout(150_000)
        failOnDialog(page)
        await signIn(page, 'admin@liner.test', `/organizations?search=Lanterna&lng=${language}`)
        await page.getByRole('link', { name: 'Lanterna Dischi', exact: true }).click()
        await page.getByRole('button', { name: t('edit') }).click()
        await page
          .getByRole('textbox', { name: t('field.name') })
          .first()
          .fill(IMAGE)
        await page.getByRole('button', { name: t('save') }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(IMAGE)
        for (const address of ['/releases?search=porto', '/users?search=Marta', '/submissions']) {
          await page.goto(address)
          await page.getByRole('heading', { level: 1 }).waitFor()
          await expectInert(page)
        }
        await expect(page.getByText(IMAGE).first()).toBeAttached()
        await page.goto('/labels?search=Lanterna')
        await page.getByRole('link', { name: 'Lanterna', exact: true }).click()
        await expectText(page, IMAGE)

        await page.evaluate(() => localStorage.removeItem('user-session'))
        await signIn(page, 'member@liner.test', `/artists?lng=${language}`)
        const shell = textsOf(language, 'shell')
        await openMenu(page, new RegExp(`^${shell('openMenu')}`))
        await page.getByRole('button', { name: `${shell('organization')}: ${IMAGE}` }).click()
        await expect(page.getByRole('option', { name: IMAGE })).toBeVisible()
        await expectInert(page)
        await page.keyboard.press('Escape')
        await page.goto('/profile/organization')
        await expectText(page, IMAGE)

        await page.evaluate(() => localStorage.removeItem('user-session'))
        await signIn(page, 'invited@liner.test', `/organizations/new?lng=${language}`)
        await expectText(page, IMAGE)
        await page.goto('/notifications')
        await expectText(page, IMAGE)
      },
    )

  if (language === 'it')
    test(
      `when a release’s title is markup, then it is shown as text (${language})`,
      { tag: screenOf(language) },
      async ({ page }) => {
        const releases = textsOf(language, 'releases')
        failOnDialog(page)
        await signIn(
          page,
          'member@liner.test',
          `/releases/new?format=SINGLE&title=${encodeURIComponent(SCRIPT)}&lng=${language}`,
        )
        await expect(page.getByRole('heading', { level: 1 })).toContainText(SCRIPT)
        await page.getByLabel(releases('field.version')).fill(IMAGE)
        await expect.poll(() => isInDraft(page, IMAGE)).toBe(true)
        await page.goto('/releases')
        await expectText(page, SCRIPT)
        await page.getByRole('link', { name: SCRIPT }).first().click()
        await expect(page.getByLabel(releases('field.title'))).toHaveValue(SCRIPT)
        await page.getByRole('button', { name: releases('save'), exact: true }).click()
        await expect(page.getByText(releases('draft.saved'))).toBeVisible()
        await page.goto('/releases?sortBy=createdAt&sortDir=desc')
        await expectText(page, SCRIPT)

        await page.goto('/assets/new?format=TRACK&title=x')
        await page.getByRole('combobox', { name: t('field.artists') }).fill('vela')
        await page.getByRole('option', { name: 'Vela Nera' }).click()
        await page.getByRole('textbox', { name: t('field.title') }).fill(IMAGE)
        await page.getByRole('button', { name: t('asset.create') }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(IMAGE)
        await page.keyboard.press('Control+k')
        const finder = page.getByRole('dialog', { name: textsOf(language, 'palette')('label') })
        await expect(finder.getByRole('combobox')).toBeFocused()
        await page.keyboard.type('onerror')
        await expect(finder.getByRole('option', { name: IMAGE })).toBeVisible()
        await expectInert(page)
        await page.keyboard.press('Escape')

        await page.goto('/releases/import')
        const sheet = textsOf(language, 'import')
        const columns = ['releaseTitle', 'format', 'releaseArtists', 'label', 'trackTitle', 'isrc', 'composer']
        const row = [IMAGE, 'Single', IMAGE, IMAGE, IMAGE, '', IMAGE]
        const lines = [columns.map((column) => sheet(`field.${column}`)), row].map((cells) => cells.join('\t'))
        await page.getByLabel(sheet('source.paste')).fill(lines.join('\r\n'))
        await page.getByRole('button', { name: sheet('source.read'), exact: true }).click()
        await expectInert(page)
        await page.getByRole('button', { name: sheet('columns.check'), exact: true }).click()
        await expect(page.getByText(sheet('problem.ARTIST_UNKNOWN', { name: IMAGE }))).toBeVisible()
        await expectInert(page)
      },
    )
}

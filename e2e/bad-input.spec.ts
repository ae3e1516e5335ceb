import type { Page } from '@playwright/test'
import { DESCRIPTION_MAX, NAME_MAX, TEXT_MAX } from '#src/domain/limits.ts'
import { pressMore } from './fixtures/lists.ts'
import { expect, expectAccessible, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'
import { openNewRelease, openStep } from './fixtures/workspace.ts'

const LONG = 'x'.repeat(10_000)
const SPOTIFY = 'spotify:artist:0OdUWJ0sBjDrqHygGUXeCF'
const YEAR = new Date().getFullYear()

/** A field's description starts with its problem, then explains the field. */
const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

// Each story runs in one language, by turns: what differs are texts, which other tests compare.
for (const language of LANGUAGES)
  test.describe(`in ${language}`, { tag: screenOf(language) }, () => {
    const t = textsOf(language, 'entities')
    const errorText = textsOf(language, 'errors')
    const tooLong = (count: number) => t('tooLong_other', { count })
    const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name: t(`field.${name}`) }).first()
    /** Types invalid values, presses the button, and expects each message at its field and the value unchanged. */
    const refuse = async (page: Page, action: string, bad: readonly (readonly [string, string, string])[]) => {
      for (const [name, value] of bad) await fieldOf(page, name).fill(value)
      await page.getByRole('button', { name: t(action) }).click()
      for (const [name, value, message] of bad) {
        await expect(fieldOf(page, name)).toHaveAccessibleDescription(message)
        await expect(fieldOf(page, name)).toHaveValue(value)
      }
    }

    test.beforeEach(async ({ page }) => {
      await storeSession(page, 'member@liner.test')
    })
    test.afterEach(({ errors }) => {
      expect(errors.filter((error) => !/status of (400|412)/.test(error))).toEqual([])
      errors.length = 0
    })

    if (language === 'it')
      test('when an organization’s fields are invalid, then each says so and keeps its value', async ({ page }) => {
        await page.goto(`/organizations?lng=${language}`)
        await page.getByRole('link', { name: 'Lanterna Dischi', exact: true }).click()
        await page.getByRole('button', { name: t('edit') }).click()
        await refuse(page, 'save', [
          ['name', LONG, tooLong(NAME_MAX)],
          ['website', 'javascript:alert(1)', t('rule.URL_INVALID')],
          ['email', 'anna@', t('rule.EMAIL_INVALID')],
          ['phone', 'call me', t('rule.PHONE_INVALID')],
          ['iban', 'IT60 X054 2811 1010 0000 0123 457', t('rule.IBAN_INVALID')],
          ['swiftCode', 'BCITITMM1', t('rule.SWIFT_INVALID')],
        ])
        await expectAccessible(page)
        for (const name of ['website', 'email', 'phone', 'iban', 'swiftCode']) await fieldOf(page, name).fill('')
        await refuse(page, 'save', [['name', 'halyard music', errorText('code.DUPLICATE_ORGANIZATION_NAME')]])
      })

    if (language === 'en')
      test('when a label’s fields are invalid, then each says so and keeps its value', async ({ page }) => {
        await page.goto(`/labels/new?lng=${language}`)
        const hint = t('hint.isrcPrefix')
        await refuse(page, 'label.create', [['name', ' ', t('invalid.required')]])
        await fieldOf(page, 'isrcPrefix').fill('IT-AB')
        await page.getByRole('button', { name: t('label.create') }).click()
        await expect(page.getByText(t('rule.ISRC_PREFIX_INVALID'))).toBeVisible()
        await expect(page.getByText(hint)).toBeVisible()
        await fieldOf(page, 'isrcPrefix').fill('')
        await refuse(page, 'label.create', [['name', 'LANTERNA', errorText('code.DUPLICATE_LABEL_NAME')]])
        await page.goto('/labels')
        await page.getByRole('link', { name: 'Lanterna', exact: true }).click()
        await pressMore(page, t('delete.action'))
        await page.getByRole('button', { name: t('delete.confirm') }).click()
        await expect(page.getByRole('dialog').getByRole('alert')).toContainText(errorText('code.LABEL_HAS_RELEASES'))
      })

    if (language === 'it')
      test('when an artist’s fields are invalid, then each says so and keeps its value', async ({ page }) => {
        await page.goto(`/artists/new?lng=${language}`)
        const website = page.getByLabel(t('channel.WEBSITE'))
        await website.fill('javascript:alert(1)')
        await refuse(page, 'artist.create', [
          ['name', LONG, tooLong(NAME_MAX)],
          ['description', LONG, tooLong(DESCRIPTION_MAX)],
          ['spotify', 'https://open.spotify.com/album/0OdUWJ0sBjDrqHygGUXeCF', t('rule.SPOTIFY_LINK_REQUIRED')],
          ['contactEmail', 'a b@label.com', t('rule.EMAIL_INVALID')],
          ['contactPhone', 'x', t('rule.PHONE_INVALID')],
        ])
        await expect(website).toHaveAccessibleDescription(t('rule.URL_INVALID'))
        await website.fill('')
        for (const name of ['description', 'contactEmail', 'contactPhone']) await fieldOf(page, name).fill('')
        await fieldOf(page, 'spotify').fill(SPOTIFY)
        await refuse(page, 'artist.create', [['name', 'vela nera', errorText('code.DUPLICATE_ARTIST_NAME')]])
        await page.goto('/artists?search=vela+nera')
        await page.getByRole('link', { name: 'Vela Nera', exact: true }).click()
        await pressMore(page, t('delete.action'))
        await page.getByRole('button', { name: t('delete.confirm') }).click()
        await expect(page.getByRole('dialog').getByRole('alert')).toContainText(errorText('code.ARTIST_HAS_RELEASES'))
      })

    if (language === 'en')
      test('when a person’s and a user’s fields are invalid, then each says so and keeps its value', async ({
        page,
      }) => {
        await page.goto(`/people/new?lng=${language}`)
        await refuse(page, 'person.create', [['name', '\t', t('invalid.required')]])
        await refuse(page, 'person.create', [['name', LONG, tooLong(NAME_MAX)]])
        await page.goto('/users')
        await page.getByRole('link', { name: 'Luca Traverso', exact: true }).click()
        await page.getByRole('button', { name: t('edit') }).click()
        await refuse(page, 'save', [
          ['firstName', LONG, tooLong(NAME_MAX)],
          ['lastName', ' ', t('invalid.required')],
        ])
      })

    if (language === 'it')
      test('when an asset’s fields are invalid, then each says so and keeps its value', async ({ page }) => {
        const make = async (isrc: string) => {
          await page.goto(`/assets/new?format=TRACK&title=Low+Tide&lng=${language}`)
          await page.getByRole('combobox', { name: t('field.artists') }).fill('vela')
          await page.getByRole('option', { name: 'Vela Nera' }).click()
          await fieldOf(page, 'isrc').fill(isrc)
          await page.getByRole('button', { name: t('asset.create') }).click()
        }
        await make('AA-6Q7-20-0004')
        await expect(fieldOf(page, 'isrc')).toHaveAccessibleDescription(startingWith(t('rule.ISRC_INVALID')))
        await fieldOf(page, 'isrc').fill('AA-6Q7-20-00099')
        await page.getByRole('button', { name: t('asset.create') }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeVisible()
        await make('aa6q72000099')
        await expect(fieldOf(page, 'isrc')).toHaveAccessibleDescription(
          startingWith(errorText('code.DUPLICATE_ISRC_CODE')),
        )
      })

    if (language === 'en')
      test('when a release’s fields are invalid, then each says so and keeps its value', async ({ page }) => {
        const problems = textsOf(language, 'problems')
        const releases = textsOf(language, 'releases')
        await openNewRelease(page, 'copyright', language)
        const year = page.getByLabel(releases('yearOf.copyrightC'))
        const wrong = problems('COPYRIGHT_YEAR_WRONG', { minimum: 1900, maximum: YEAR })
        for (const [typed, message] of [
          [1899, wrong],
          [1900, ''],
          [YEAR, ''],
          [YEAR + 1, wrong],
        ] as const) {
          await year.fill(String(typed))
          await year.blur()
          await expect(year).toHaveAccessibleDescription(message)
        }
        const barcode = page.locator('#field-barcode')
        await barcode.fill('5901234123458')
        await barcode.blur()
        await expect(page.getByText(problems('BARCODE_WRONG'))).toBeVisible()
        const save = async () => {
          await barcode.fill('5901234123457')
          await page.getByRole('button', { name: releases('save'), exact: true }).click()
        }
        // Said at the field, on whichever step, before anything is sent.
        await page.getByLabel(releases('ownerOf.copyrightC')).fill(LONG)
        await openStep(page, releases('step.basics'), language)
        await page.getByRole('button', { name: releases('save'), exact: true }).click()
        const owner = page.getByLabel(releases('ownerOf.copyrightC'))
        await expect(owner).toBeFocused()
        await expect(owner).toHaveAccessibleDescription(startingWith(tooLong(TEXT_MAX)))
        await expect(page.getByText(errorText('code.BAD_REQUEST'))).toHaveCount(0)
        await owner.fill('Paper Boats')
        await save()
        await expect(page.getByText(releases('draft.saved'))).toBeVisible()
        await openNewRelease(page, 'copyright', language)
        await save()
        await expect(page.getByText(errorText('code.DUPLICATE_UPC_CODE')).first()).toBeVisible()
      })
  })

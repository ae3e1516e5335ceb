import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { isInDraft } from './fixtures/indexed-db.ts'
import { picture } from './fixtures/picture.ts'
import { isNarrow } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const MARKUP = '<b>Marta</b>'
const MEGABYTE = 1024 * 1024
const GIF = Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'.padEnd(64, '\u0000'), 'latin1')

const access = textsOf('en', 'access')
const entities = textsOf('en', 'entities')
const members = textsOf('en', 'members')
const messages = textsOf('en', 'errors')
const problems = textsOf('en', 'problems')
const t = textsOf('en', 'profile')

/** On a phone the link to a section also says what it is about. */
const startOf = (name: string) => new RegExp(`^${name}`)

/** The browser also logs the refusals that a test causes. */
const expectOnly = (errors: string[], wanted: RegExp) => {
  expect(errors.filter((error) => !wanted.test(error))).toEqual([])
  errors.length = 0
}
const chooseAction = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: t('organization.actions', { name }) }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const open = async (page: Page, email: string, search = '') => {
  await signIn(page, email, `/profile${search}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const language of LANGUAGES)
  test(
    `when the profile is opened, then it shows the user, their organizations and their referrals (${language})`,
    { tag: [screenOf(language), '@catalogue-2.7.1', '@catalogue-2.7.2', '@catalogue-2.1.6'] },
    async ({ page }) => {
      const t = textsOf(language, 'profile')
      await open(page, 'member@liner.test', `?lng=${language}`)
      const main = page.getByRole('main')
      /** On a phone a list opens each section, and Back leads to the list. */
      const openSection = async (section: string) => {
        const name = t(`section.${section}.title`)
        await main
          .getByRole('navigation', { name: t('sections') })
          .getByRole('link', { name: startOf(name) })
          .click()
        await expect(page).toHaveURL(new RegExp(`/profile/${section}$`))
        if (isNarrow(page)) await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        else await expect(main.getByRole('link', { name: startOf(name) })).toHaveAttribute('aria-current', 'page')
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      const goToList = async () => {
        if (!isNarrow(page)) return
        await page.getByRole('link', { name: textsOf(language, 'common')('back'), exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
      }
      const expectHeadings = async (...titles: string[]) => {
        for (const title of titles)
          await expect(main.getByRole('heading', { name: t(title), exact: true })).toBeVisible()
      }
      await expectAccessible(page)
      for (const section of ['notifications', 'device', 'appearance']) {
        await openSection(section)
        await goToList()
      }
      await openSection('you')
      await expectHeadings('password.title', 'linked.title', 'referral.title')
      await expect(main.getByText(t('referral.count_one', { count: 1 }))).toBeVisible()
      await main.getByRole('button', { name: t('referral.qr') }).click()
      await expect(page.getByRole('img', { name: /\/invite\/[0-9A-F]{10}$/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await goToList()

      await openSection('organization')
      await expectHeadings('organizations', 'details.title', 'team.title')
      await expect(main.getByText('Via dei Fanali')).toBeVisible()
      await expect(main.getByText('Carlo Emanuele Parodi')).toBeVisible()
      await expect(main.getByRole('link', { name: t('team.manage') })).toHaveAttribute(
        'href',
        /\/organizations\/[\da-f-]{36}$/,
      )
      await main.getByRole('link', { name: t('team.invite') }).click()
      const invitation = page.getByRole('dialog', {
        name: textsOf(language, 'members')('inviteTitle', { name: 'Lanterna Dischi' }),
      })
      await expect(invitation).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(invitation).toHaveCount(0)
      await page.goBack()
      await main.getByRole('button', { name: t('workIn', { name: 'Halyard Music' }) }).click()
      await expect(main.getByRole('button', { name: t('workIn', { name: 'Lanterna Dischi' }) })).toBeVisible()
      await expect(main.getByText(t('details.lead', { name: 'Halyard Music' }))).toBeVisible()
      await goToList()
      await openSection('you')
      await main.getByRole('button', { name: t('signOut') }).click()
      await expect(page).toHaveURL(/login/)
    },
  )

test(
  'when an unknown section of the profile is opened, then the address leads to the profile',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'member@liner.test', '/nowhere')
    await expect(page).toHaveURL(/\/profile$/)
  },
)

test(
  'when a large picture is picked, then it is cropped to a square, also by keyboard, and shown beside a hostile name',
  { tag: '@desktop' },
  async ({ page }, testInfo) => {
    await open(page, 'member@liner.test', '?edit=true')
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'dance.gif', mimeType: 'image/gif', buffer: GIF })
    await expect(page.getByText(problems('IMAGE_UNREADABLE'))).toBeVisible()
    const photograph = await picture(page, { side: 900, height: 600 })
    const path = testInfo.outputPath('large.jpg')
    await writeFile(path, Buffer.concat([photograph, Buffer.alloc(10 * MEGABYTE - photograph.length)]))
    await file.setInputFiles(path)
    await expect(page.getByText(t('crop.heavy', { megabytes: 10 }))).toBeVisible()
    await expect(page.getByRole('slider', { name: t('crop.down') })).toBeDisabled()
    const closer = page.getByRole('slider', { name: t('crop.zoom') })
    await closer.focus()
    for (let time = 0; time < 5; time++) await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('slider', { name: t('crop.down') })).toBeEnabled()
    const across = page.getByRole('slider', { name: t('crop.across') })
    const preview = page.getByRole('figure', { name: t('crop.preview') })
    // Waits until it no longer moves.
    await preview.hover()
    const box = await preview.boundingBox()
    if (box === null) throw new Error('The square is shown')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect(across).toHaveValue('0')
    const near = await closer.inputValue()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.wheel(0, -200)
    await expect.poll(async () => Number(await closer.inputValue())).toBeGreaterThan(Number(near))
    await expectAccessible(page)
    await page.getByRole('button', { name: t('crop.apply') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByLabel(entities('field.firstName')).fill(MARKUP)
    await page.getByLabel(entities('field.phone')).fill('call me')
    await page.getByRole('button', { name: entities('save'), exact: true }).click()
    await expect(page.getByText(entities('rule.PHONE_INVALID'))).toBeVisible()
    await page.getByLabel(entities('field.phone')).fill('+39 010 1234567')
    await page.getByRole('button', { name: entities('save'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: `${MARKUP} Olcese` })).toBeVisible()
    await expect(page.getByText('+39 010 1234567')).toBeVisible()
    const shown = page.getByRole('region', { name: t('identity') }).locator('img')
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  },
)

test(
  'when the page is reloaded or offline, then the typed values are still there',
  { tag: '@phone' },
  async ({ page, context, errors }) => {
    await open(page, 'artist@liner.test', '?edit=true')
    const lastName = page.getByLabel(entities('field.lastName'))
    await lastName.fill('Calvera Rossi')
    await context.setOffline(true)
    await page.getByRole('button', { name: entities('save'), exact: true }).click()
    await expect(page.getByText(messages('network'))).toBeVisible()
    await expect.poll(() => isInDraft(page, 'Calvera Rossi')).toBe(true)
    await context.setOffline(false)
    await page.reload()
    await expect(lastName).toHaveValue('Calvera Rossi')
    await page.getByRole('button', { name: entities('save'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Nina Calvera Rossi' })).toBeVisible()
    expectOnly(errors, /Failed to fetch/)
  },
)

test(
  'when an invitation is accepted, then its organization can be left; its sole manager cannot leave it',
  { tag: ['@desktop', '@catalogue-2.7.3'] },
  async ({ page, context, errors }) => {
    await open(page, 'invited@liner.test')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: `${access('organization.accept')}: Lanterna Dischi` }).press('Enter')
    await expect(page.getByText(access('organization.joined', { name: 'Lanterna Dischi' }))).toBeVisible()
    await expect(main).toBeFocused()
    await page.goto('/profile/organization')
    await chooseAction(page, 'Lanterna Dischi', t('organization.leave'))
    const dialog = page.getByRole('dialog', { name: members('leaveTitle', { name: 'Lanterna Dischi' }) })
    await context.setOffline(true)
    await dialog.getByRole('button', { name: t('organization.leave') }).click()
    await expect(dialog.getByText(messages('network'))).toBeVisible()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: t('organization.leave') }).click()
    await expect(page).toHaveURL(/\/organizations\/new/)
    await page.getByLabel(access('field.organizationName')).fill('Casa Bozzano')
    await page.getByRole('button', { name: access('organization.action') }).click()
    await page.getByRole('button', { name: access('organization.skip') }).click()
    await expect(page).not.toHaveURL(/\/organizations\/new/)
    await page.goto('/profile/organization')
    await chooseAction(page, 'Casa Bozzano', t('organization.leave'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('organization.leave') })
      .click()
    await expect(page.getByText(messages('code.LAST_MANAGER'))).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expectOnly(errors, /412|Failed to fetch/)
    await chooseAction(page, 'Casa Bozzano', t('organization.delete'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: entities('delete.confirm') })
      .click()
    await expect(page).toHaveURL(/\/organizations\/new/)
  },
)

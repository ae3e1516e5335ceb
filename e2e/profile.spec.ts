import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { picture } from './fixtures/picture.ts'
import { expect, expectAccessible, PASSWORD, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const NEXT = 'Liner-2026-next!'
const MARKUP = '<b>Marta</b>'
const MEGABYTE = 1024 * 1024
const GIF = Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'.padEnd(64, '\u0000'), 'latin1')

const access = textsOf('en', 'access')
const entities = textsOf('en', 'entities')
const members = textsOf('en', 'members')
const messages = textsOf('en', 'errors')
const problems = textsOf('en', 'problems')
const t = textsOf('en', 'profile')

/** The browser also logs the refusals that a test causes. */
const expectOnly = (errors: string[], wanted: RegExp) => {
  expect(errors.filter((error) => !wanted.test(error))).toEqual([])
  errors.length = 0
}
const open = async (page: Page, email: string, search = '') => {
  await signIn(page, email, `/profile${search}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const language of LANGUAGES)
  test(
    `the profile shows the user, their organizations and their referrals (${language})`,
    { tag: [screenOf(language), '@catalogue-2.7.1', '@catalogue-2.7.2', '@catalogue-2.1.6'] },
    async ({ page }) => {
      const t = textsOf(language, 'profile')
      await open(page, 'member@liner.test', `?lng=${language}`)
      const main = page.getByRole('main')
      for (const title of ['password.title', 'linked.title', 'organizations', 'details.title', 'team.title'])
        await expect(main.getByRole('heading', { name: t(title), exact: true })).toBeVisible()
      await expect(main.getByText('Via dei Fanali')).toBeVisible()
      await expect(main.getByText('Carlo Emanuele Parodi')).toBeVisible()
      await expect(main.getByText(t('referral.count_one', { count: 1 }))).toBeVisible()
      await main.getByRole('button', { name: t('referral.qr') }).click()
      await expect(page.getByRole('img', { name: /\/invite\/[0-9A-F]{10}$/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await expect(main.getByRole('link', { name: t('team.manage') })).toHaveAttribute(
        'href',
        /\/organizations\/[\da-f-]{36}$/,
      )
      await main.getByRole('button', { name: t('workIn', { name: 'Halyard Music' }) }).click()
      await expect(main.getByRole('button', { name: t('workIn', { name: 'Lanterna Dischi' }) })).toBeVisible()
      await expect(main.getByText(t('details.lead', { name: 'Halyard Music' }))).toBeVisible()
      await main.getByRole('button', { name: t('signOut') }).click()
      await expect(page).toHaveURL(/login/)
    },
  )

test('when a large picture is picked, then it is cropped to a square, also by keyboard, and shown beside a hostile name', async ({
  page,
}, testInfo) => {
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
  const preview = page.getByRole('img', { name: t('crop.preview') })
  const box = await preview.boundingBox()
  if (box === null) throw new Error('The square is shown')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width, box.y + box.height / 2)
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
})

test('when the page is reloaded or offline, then the typed values are still there', async ({
  page,
  context,
  errors,
}) => {
  await open(page, 'artist@liner.test', '?edit=true')
  const lastName = page.getByLabel(entities('field.lastName'))
  await lastName.fill('Calvera Rossi')
  await context.setOffline(true)
  await page.getByRole('button', { name: entities('save'), exact: true }).click()
  await expect(page.getByText(messages('network'))).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(lastName).toHaveValue('Calvera Rossi')
  await page.getByRole('button', { name: entities('save'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nina Calvera Rossi' })).toBeVisible()
  expectOnly(errors, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)
})

test(
  'when the current password is right, then the password changes; a refusal loses nothing typed',
  { tag: ['@catalogue-5.7', '@catalogue-5.6'] },
  async ({ page, context, errors }) => {
    await open(page, 'viewer@liner.test')
    await page.getByRole('button', { name: t('password.change') }).click()
    const form = page.getByRole('form', { name: t('password.change') })
    const current = form.getByLabel(t('field.currentPassword'))
    const send = async (typed: string, next: string) => {
      await current.fill(typed)
      await form.getByLabel(access('field.newPassword')).fill(next)
      await form.getByLabel(access('field.confirmation')).fill(next)
      await form.getByRole('button', { name: access('newPassword.action') }).click()
    }
    await send('not-this-one', NEXT)
    await expect(form.getByText(messages('code.CURRENT_PASSWORD_INCORRECT'))).toBeVisible()
    await expect(current).toBeFocused()
    await expectAccessible(page)
    await send(PASSWORD, PASSWORD)
    await expect(form.getByText(access('error.samePassword'))).toBeVisible()
    await context.setOffline(true)
    await send(PASSWORD, NEXT)
    await expect(form.getByText(messages('network'))).toBeVisible()
    await context.setOffline(false)
    await form.getByRole('button', { name: access('newPassword.action') }).click()
    await expect(page.getByText(t('password.done'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('password.change') })).toBeFocused()
    expectOnly(errors, /400|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  },
)

test(
  'when a provider’s account is not another user’s, then it can be linked and unlinked',
  { tag: ['@catalogue-3.14', '@catalogue-8.16'] },
  async ({ page, context, errors }) => {
    await open(page, 'label@liner.test')
    const consent = page.getByRole('dialog', { name: 'Google (emulated)' })
    const link = page.getByRole('button', { name: `${t('linked.link')}: Google` })
    const answer = async (email: string, name = 'Continue') => {
      await link.click()
      await consent.getByRole('textbox').fill(email)
      await consent.getByRole('button', { name }).click()
    }
    await answer('me@elsewhere.test', 'Cancel')
    await expect(page.getByText(t('linked.cancelled', { name: 'Google' }))).toBeVisible()
    await answer('member@liner.test')
    await expect(page.getByText(messages('code.SOCIAL_ALREADY_LINKED'))).toBeVisible()
    await context.setOffline(true)
    await answer('me@elsewhere.test')
    await expect(page.getByText(messages('network'))).toBeVisible()
    await context.setOffline(false)
    expectOnly(errors, /409|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await answer('me@elsewhere.test')
    await expect(page.getByText('me@elsewhere.test')).toBeVisible()
    await page.getByRole('button', { name: `${t('linked.unlink')}: Google` }).click()
    await expect(link).toBeVisible()
    await expect(page.getByText('me@elsewhere.test')).toHaveCount(0)
  },
)

test(
  'when a user signed up with a provider, then they must set a password before unlinking it',
  { tag: '@catalogue-8.16' },
  async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Google', exact: true }).click()
    const consent = page.getByRole('dialog', { name: 'Google (emulated)' })
    await consent.getByRole('textbox').fill('ada@elsewhere.test')
    await consent.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel(access('field.lastName')).fill('Prova')
    await page.getByRole('button', { name: access('registration.action') }).click()
    await page.getByRole('link', { name: access('organization.later') }).click()
    const unlink = page.getByRole('button', { name: `${t('linked.unlink')}: Google` })
    await expect(unlink).toBeDisabled()
    await expect(page.getByText(t('linked.passwordFirst'))).toBeVisible()
    await page.getByRole('button', { name: t('password.set') }).click()
    const form = page.getByRole('form', { name: t('password.set') })
    await form.getByLabel(access('field.newPassword')).fill(NEXT)
    await form.getByLabel(access('field.confirmation')).fill(NEXT)
    await form.getByRole('button', { name: access('newPassword.action') }).click()
    await unlink.click()
    await expect(page.getByRole('button', { name: `${t('linked.link')}: Google` })).toBeVisible()
  },
)

test(
  'when an invitation is accepted, then its organization can be left; its sole manager cannot leave it',
  { tag: '@catalogue-2.7.3' },
  async ({ page, context, errors }) => {
    await open(page, 'invited@liner.test')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: `${access('organization.accept')}: Lanterna Dischi` }).click()
    await main.getByRole('button', { name: `${t('organization.leave')}: Lanterna Dischi` }).click()
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
    await page.goto('/profile')
    await main.getByRole('button', { name: `${t('organization.leave')}: Casa Bozzano` }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('organization.leave') })
      .click()
    await expect(page.getByText(messages('code.LAST_MANAGER'))).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expectOnly(errors, /412|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await main.getByRole('button', { name: entities('delete.action') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: entities('delete.confirm') })
      .click()
    await expect(page).toHaveURL(/\/organizations\/new/)
  },
)

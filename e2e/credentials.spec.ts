import type { Page } from '@playwright/test'
import { isNarrow } from './fixtures/shell.ts'
import { expect, expectAccessible, PASSWORD, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const NEXT = 'Liner-2026-next!'

const access = textsOf('en', 'access')
const messages = textsOf('en', 'errors')
const t = textsOf('en', 'profile')

/** The browser also logs the refusals that a test causes. */
const expectOnly = (errors: string[], wanted: RegExp) => {
  expect(errors.filter((error) => !wanted.test(error))).toEqual([])
  errors.length = 0
}
const open = async (page: Page, email: string) => {
  await signIn(page, email, '/profile/you')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test(
  'when the current password is right, then the password changes; a refusal loses nothing typed',
  { tag: ['@phone', '@catalogue-5.7', '@catalogue-5.6'] },
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
    await expect(form.getByText(access('error.password'))).toBeVisible()
    await context.setOffline(true)
    await send(PASSWORD, NEXT)
    await expect(form.getByText(messages('network'))).toBeVisible()
    await context.setOffline(false)
    await form.getByRole('button', { name: access('newPassword.action') }).click()
    await expect(page.getByText(t('password.done'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('password.change') })).toBeFocused()
    await page.getByRole('button', { name: t('password.change') }).click()
    await send(NEXT, NEXT)
    await expect(form.getByText(access('error.samePassword'))).toBeVisible()
    await expect(form.getByLabel(access('field.newPassword'))).toBeFocused()
    expectOnly(errors, /400|Failed to fetch/)
  },
)

test(
  'when a provider’s account is not another user’s, then it can be linked and unlinked',
  { tag: ['@desktop', '@catalogue-3.14', '@catalogue-8.16'] },
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
    await answer('me@elsewhere.test')
    await expect(page.getByText('me@elsewhere.test')).toBeVisible()
    await page.getByRole('button', { name: `${t('linked.unlink')}: Google` }).click()
    await expect(link).toBeVisible()
    await expect(page.getByText('me@elsewhere.test')).toHaveCount(0)
    expectOnly(errors, /409|Failed to fetch/)
  },
)

test(
  'when a user signed up with a provider, then they must set a password before unlinking it',
  { tag: ['@phone', '@catalogue-8.16'] },
  async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Google', exact: true }).click()
    const consent = page.getByRole('dialog', { name: 'Google (emulated)' })
    await consent.getByRole('textbox').fill('ada@elsewhere.test')
    await consent.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel(access('field.lastName')).fill('Prova')
    await page.getByRole('button', { name: access('registration.action') }).click()
    await page.getByRole('button', { name: access('organization.later') }).click()
    if (isNarrow(page)) await page.getByRole('link', { name: new RegExp(`^${t('section.you.title')}`) }).click()
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

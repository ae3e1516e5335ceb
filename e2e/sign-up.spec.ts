import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const NEW = 'ada@new.test'
const STRONG = 'Liner-2026-new!'

for (const language of LANGUAGES) {
  const t = textsOf(language, 'access')

  test(
    `when an invited user signs up, then they register and create an organization, and the referral is reported (${language})`,
    {
      tag: [
        screenOf(language),
        '@access-2.1.15',
        '@access-2.4.1',
        '@access-2.4.2',
        '@access-2.4.4',
        '@access-2.4.5',
        '@access-2.4.8',
        '@access-2.5.1',
        '@access-4.1',
        '@access-4.2',
        '@access-5.1',
        '@access-5.4',
        '@access-5.5',
        '@access-5.6',
        '@access-8.1',
      ],
    },
    async ({ page, errors }) => {
      await page.goto(`/?lng=${language}`)
      await expect(page.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible()
      await page.goto('/invite/VELA2026')
      await expect(page).toHaveURL('/signup?code=VELA2026')
      const inviteCode = () =>
        page.evaluate(() => JSON.parse(localStorage.getItem('user-session') ?? '{}').state?.inviteCode)
      await expect.poll(inviteCode).toBe('VELA2026')
      await expect(page.getByRole('heading', { level: 1, name: t('signUp.title') })).toBeVisible()
      const email = page.getByLabel(t('field.email'))
      const terms = page.getByRole('checkbox')
      const confirm = page.getByRole('button', { name: t('signUp.action') })

      await confirm.click()
      await expect(page.getByText(t('error.required'))).toBeVisible()
      await expect(page.getByText(t('error.terms'))).toBeVisible()
      await expect(email).toBeFocused()
      await email.fill('member@liner.test')
      await terms.check()
      await confirm.click()
      await expect(page.getByText(t('error.taken'))).toBeVisible()
      await expect(email).toBeFocused()
      await expectAccessible(page)
      await email.fill(NEW)
      await confirm.click()

      const code = page.getByLabel(t('field.code'))
      await expect(code).toBeFocused()
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(page.getByText(NEW, { exact: false })).toBeVisible()
      await page.goBack()
      await expect(email).toHaveValue(NEW)
      await expect(terms).toBeChecked()
      await page.goForward()
      await expect(code).toBeVisible()
      await page.reload()
      await code.fill('000000')
      await page.getByRole('button', { name: t('code.action') }).click()
      await expect(page.getByText(t('error.code'))).toBeVisible()
      await expect(code).toBeFocused()
      await expectAccessible(page)
      await code.fill(' 123-456 ')
      await code.press('Enter')

      const password = page.getByRole('textbox', { name: t('field.newPassword') })
      await expect(password).toBeFocused()
      await page.reload()
      const rules = page.getByRole('list', { name: t('rules.label') })
      await password.fill('liner')
      await expect(rules.getByText(t('rules.passed'), { exact: true })).toHaveCount(1)
      await page.getByLabel(t('field.confirmation')).fill('other')
      await page.getByRole('button', { name: t('newPassword.action') }).click()
      await expect(page.getByText(t('error.password'))).toBeVisible()
      await expect(page.getByText(t('error.mismatch'))).toBeVisible()
      await password.fill('Liner-26!')
      await page.getByLabel(t('field.confirmation')).fill('Liner-26!')
      await page.getByRole('button', { name: t('newPassword.action') }).click()
      // The rules have the length that the server wants.
      await expect(rules.getByText(t('rules.missing'), { exact: true })).toHaveCount(1)
      await expect(password).toHaveAccessibleDescription(new RegExp(t('error.password')))
      await expectAccessible(page)
      await password.fill(STRONG)
      await page.getByLabel(t('field.confirmation')).fill(STRONG)
      await page.getByRole('button', { name: t('newPassword.action') }).click()

      await expect(page).toHaveURL(/\/registration/)
      await expect.poll(inviteCode).toBeNull()
      await page.getByRole('textbox', { name: t('field.firstName'), exact: true }).fill('Ada')
      await page.reload()
      await expect(page.getByRole('textbox', { name: t('field.firstName'), exact: true })).toHaveValue('Ada')
      await page.getByRole('textbox', { name: t('field.lastName'), exact: true }).fill('Bruzzone')
      await page.getByRole('button', { name: t('registration.action') }).click()

      await expect(page).toHaveURL(/\/organizations\/new/)
      await expectAccessible(page)
      await page.getByLabel(t('field.organizationName')).fill('Lanterna Dischi')
      await page.getByRole('button', { name: t('organization.action') }).click()
      await expect(page.getByText(textsOf(language, 'errors')('code.DUPLICATE_ORGANIZATION_NAME'))).toBeVisible()
      await page.getByLabel(t('field.organizationName')).fill('Ada Records')
      await page.getByRole('button', { name: t('organization.action') }).click()
      await expect(page.getByLabel(t('field.artistName'))).toHaveValue('Ada Bruzzone')
      await page.goBack()
      await expect(page).not.toHaveURL(/\/organizations\/new|\/registration/)
      await page.goto('/organizations/new?at=artist')
      await page.getByRole('button', { name: t('organization.artistAction') }).click()
      await expect(page).toHaveURL(/\/artists/)
      await expect(page.getByText('Ada Bruzzone').first()).toBeVisible()
      // The referrer is recorded.
      await page.evaluate(() => localStorage.removeItem('user-session'))
      await signIn(page, 'admin@liner.test', '/notifications?lng=en')
      const news = textsOf('en', 'notifications')('text.ADMIN_NEWUSERTHROUGHREFERRAL', { sender: 'Ada Bruzzone' })
      await expect(page.getByText(news)).toBeVisible()
      expect(errors.filter((error) => !/status of (400|429)/.test(error))).toEqual([])
      errors.length = 0
    },
  )
}

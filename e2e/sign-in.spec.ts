import en from '../locales/en/access.json' with { type: 'json' }
import errorsEn from '../locales/en/errors.json' with { type: 'json' }
import it from '../locales/it/access.json' with { type: 'json' }
import errorsIt from '../locales/it/errors.json' with { type: 'json' }
import { expect, expectAccessible, PASSWORD, signIn, test } from './fixtures/test.ts'
import { screenOf } from './fixtures/texts.ts'

const LANGUAGES = [
  ['en', en, errorsEn],
  ['it', it, errorsIt],
] as const

for (const [language, texts, errors] of LANGUAGES)
  test(
    `when a sign-in fails, then the fields say why, and nothing typed is lost (${language})`,
    { tag: screenOf(language) },
    async ({ page }) => {
      // The browser logs the error status of the refused sign-in.
      await page.goto(`/login?lng=${language}`)
      const email = page.getByLabel(texts.field.email)
      const password = page.getByLabel(texts.field.password)
      const button = page.getByRole('button', { name: texts.signIn.action })
      await email.fill('anna@label')
      await password.fill(PASSWORD)
      await button.click()
      await expect(page.getByText(texts.error.email)).toBeVisible()
      await expect(email).toBeFocused()
      await expect(password).toHaveValue(PASSWORD)

      await email.fill('member@liner.test')
      await password.fill('not the one')
      await button.click()
      await expect(password).toHaveAccessibleDescription(errors.code.USER_OR_PASSWORD_INCORRECT)
      await expect(password).toBeFocused()
      await expect(email).toHaveValue('member@liner.test')
      await expectAccessible(page)

      await email.fill('suspended@liner.test')
      await password.fill(PASSWORD)
      await button.click()
      await expect(email).toHaveAccessibleDescription(errors.code.USER_ACCOUNT_SUSPENDED)
      await expect(email).toBeFocused()
      // Typing on takes the former answer away, and the address goes along to the other pages and back.
      await email.fill('nobody@liner.test')
      await expect(page.getByText(errors.code.USER_ACCOUNT_SUSPENDED)).toHaveCount(0)
      await page.getByRole('link', { name: texts.signIn.forgotPassword }).click()
      await expect(page.getByRole('heading', { level: 1, name: texts.recovery.title })).toBeVisible()
      await expect(email).toHaveValue('nobody@liner.test')
      await page.getByRole('link', { name: texts.recovery.back }).click()
      await page.getByRole('link', { name: texts.signIn.signUp }).click()
      await expect(page.getByRole('heading', { level: 1, name: texts.signUp.title })).toBeVisible()
      await expect(email).toHaveValue('nobody@liner.test')
    },
  )

test(
  'when a language is chosen before a sign-in, then the page that it leads to keeps it, though its address named another',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/people?lng=it')
    await page.getByLabel(it.field.email).fill('admin@liner.test')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByLabel(en.field.password).fill(PASSWORD)
    await page.getByRole('button', { name: en.signIn.action }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'People' })
    await expect(heading).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/people' && !url.searchParams.has('lng'))
    await page.reload()
    await expect(heading).toBeVisible()
  },
)

test(
  'when a user signs out and somebody goes back, then the next sign-in starts at home',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin@liner.test', '/people')
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page.getByRole('button', { name: en.signIn.action })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/login' && url.search === '')
    await page.getByLabel(en.field.email).fill('member@liner.test')
    await page.getByLabel(en.field.password).fill(PASSWORD)
    await page.getByRole('button', { name: en.signIn.action }).click()
    await expect(page).toHaveURL(/\/artists/)
  },
)

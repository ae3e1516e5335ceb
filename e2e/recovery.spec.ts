import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures/test.ts'
import { type Language, LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const STRONG = 'Liner-2026-new!'

const recovery = (page: Page, language: Language) => {
  const t = textsOf(language, 'access')
  const password = page.getByRole('textbox', { name: t('field.newPassword') })
  const confirmation = page.getByLabel(t('field.confirmation'))
  return {
    t,
    email: page.getByLabel(t('field.email')),
    code: page.getByLabel(t('field.code')),
    password,
    confirmation,
    send: () => page.getByRole('button', { name: t('recovery.action') }).click(),
    confirm: () => page.getByRole('button', { name: t('code.action') }).click(),
    set: async (value: string) => {
      await password.fill(value)
      await confirmation.fill(value)
      await page.getByRole('button', { name: t('newPassword.action') }).click()
    },
  }
}

// Each story runs in one language, by turns: what differs are texts, which other tests compare.
for (const language of LANGUAGES) {
  if (language === 'en')
    test(
      `when a forgotten password is reset, then the user is signed in (${language})`,
      { tag: [screenOf(language), '@access-2.4.6', '@access-2.4.9', '@access-4.3', '@access-8.4'] },
      async ({ page, errors }) => {
        const { t, email, code, password, send, confirm, set } = recovery(page, language)
        await page.goto(`/login?lng=${language}`)
        await page.getByRole('link', { name: t('signIn.forgotPassword') }).click()
        await expect(page.getByRole('heading', { level: 1, name: t('recovery.title') })).toBeFocused()
        await email.fill('nobody@liner.test')
        await send()
        await expect(page.getByText(t('error.unknown'))).toBeVisible()
        await expect(email).toBeFocused()
        await expectAccessible(page)
        await email.fill('artist@liner.test')
        await send()
        await expect(code).toBeFocused()
        await page.getByRole('button', { name: t('back') }).click()
        await expect(email).toHaveValue('artist@liner.test')
        await send()
        await expectAccessible(page)
        await code.fill('123456')
        await confirm()
        await set('Liner-2026!')
        await expect(page.getByText(t('error.password'))).toBeVisible()
        await expectAccessible(page)
        await set(STRONG)
        await expect(page).toHaveURL(/\/releases/)

        await page.evaluate(() => localStorage.removeItem('user-session'))
        await page.goto('/forgot-password')
        await email.fill('artist@liner.test')
        await send()
        await code.fill('123456')
        await confirm()
        await set(STRONG)
        await expect(page.getByText(t('error.samePassword'))).toBeVisible()
        await expect(password).toBeFocused()
        await expectAccessible(page)
        expect(errors.filter((error) => !error.includes('400'))).toEqual([])
        errors.length = 0
      },
    )

  if (language === 'it')
    test(
      `when another tab has used the code, then the page says so, and the typed password stays (${language})`,
      { tag: screenOf(language) },
      async ({ page, context, errors }) => {
        // Like another device, this tab must not follow the sign-in: it stops `storage` events before the app sees them.
        await page.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()))
        const other = await context.newPage()
        const tabs = [recovery(page, language), recovery(other, language)] as const
        for (const [index, tab] of tabs.entries()) {
          await (index === 0 ? page : other).goto(`/forgot-password?lng=${language}`)
          await tab.email.fill('label@liner.test')
          await tab.send()
          await tab.code.fill('123456')
          await tab.confirm()
          await expect(tab.password).toBeVisible()
        }
        const [first, second] = tabs
        await second.set(STRONG)
        await expect(other).toHaveURL(/\/labels/)
        await first.set(`${STRONG}!`)
        await expect(page.getByText(textsOf(language, 'errors')('code.REQUEST_EXPIRED'))).toBeVisible()
        await expect(first.password).toHaveValue(`${STRONG}!`)
        expect(errors.filter((error) => !error.includes('400'))).toEqual([])
        errors.length = 0
      },
    )
}

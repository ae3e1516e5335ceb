import type { Page } from '@playwright/test'
import { patience } from './fixtures/machine-speed.ts'
import { expect, test } from './fixtures/test.ts'
import { type Language, LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const NEW = 'ada@new.test'

const signUpForm = (page: Page, language: Language) => {
  const t = textsOf(language, 'access')
  return {
    t,
    errorText: textsOf(language, 'errors'),
    email: page.getByLabel(t('field.email')),
    code: page.getByLabel(t('field.code')),
    password: page.getByRole('textbox', { name: t('field.newPassword') }),
    send: () => page.getByRole('button', { name: t('signUp.action') }).click(),
    confirm: () => page.getByRole('button', { name: t('code.action') }).click(),
    waiting: page.getByText(new RegExp(t('code.wait_other', { count: '\\d+' }).replace(/\S+$/, ''))),
  }
}
const open = async (page: Page, language: Language) => {
  const screen = signUpForm(page, language)
  await page.goto(`/signup?lng=${language}`)
  await screen.email.fill(NEW)
  await page.getByRole('checkbox').check()
  return screen
}

// Each story runs in one language, by turns: what differs are texts, which other tests compare.
for (const language of LANGUAGES) {
  if (language === 'en')
    test(
      `when a code is wrong too often, then the page says so; after a wait another can be sent (${language})`,
      { tag: [screenOf(language), '@access-2.4.7', '@access-5.3', '@catalogue-5.2', '@catalogue-8.14'] },
      async ({ page, errors }) => {
        await page.clock.install()
        const { t, code, password, send, confirm, waiting } = await open(page, language)
        await send()
        await expect(waiting).toBeVisible()
        for (let tries = 0; tries < 5; tries += 1) {
          await code.fill(`00000${tries}`)
          await confirm()
          await expect(page.getByText(t('error.code'))).toBeVisible()
          await expect(page.getByRole('button', { name: t('code.action') })).toBeEnabled()
        }
        await code.fill('123456')
        await confirm()
        await expect(page.getByText(t('code.tooManyTries'))).toBeVisible()
        await expect(code).toHaveValue('123456')
        await page.clock.fastForward(31_000)
        await page.getByRole('button', { name: t('code.resend') }).click()
        await expect(page.getByText(t('code.sent'))).toBeVisible()
        await expect(page.getByText(t('code.tooManyTries'))).toHaveCount(0)
        await expect(waiting).toBeVisible()
        await confirm()
        await expect(password).toBeVisible()
        expect(errors.filter((error) => !/status of (400|429)/.test(error))).toEqual([])
        errors.length = 0
      },
    )

  if (language === 'it')
    for (const [way, path, email, action] of [
      ['a sign-up', '/signup', NEW, 'signUp.action'],
      ['a recovery', '/forgot-password', 'member@liner.test', 'recovery.action'],
    ] as const)
      test(
        `when the code of ${way} is wrong too often, then Back and on send another, and nothing is said of the old one (${language})`,
        { tag: screenOf(language) },
        async ({ page, errors }) => {
          const { t, code, password, confirm } = signUpForm(page, language)
          const goOn = () => page.getByRole('button', { name: t(action), exact: true }).click()
          await page.goto(`${path}?lng=${language}`)
          await page.getByLabel(t('field.email')).fill(email)
          if (path === '/signup') await page.getByRole('checkbox').check()
          await goOn()
          for (let tries = 0; tries < 6; tries += 1) {
            await code.fill(`00000${tries}`)
            await confirm()
            await expect(page.getByText(t(tries < 5 ? 'error.code' : 'code.tooManyTries'))).toBeVisible()
            await expect(page.getByRole('button', { name: t('code.action') })).toBeEnabled()
          }
          await page.getByRole('button', { name: t('back'), exact: true }).click()
          await goOn()
          await expect(code).toHaveValue('')
          await expect(page.getByText(t('code.tooManyTries'))).toHaveCount(0)
          await code.fill('123456')
          await confirm()
          await expect(password).toBeVisible()
          expect(errors.filter((error) => !/status of (400|429)/.test(error))).toEqual([])
          errors.length = 0
        },
      )

  if (language === 'it')
    test(
      `when a code is ten minutes old, then the page says so, and a new code works (${language})`,
      { tag: screenOf(language) },
      async ({ page, errors }) => {
        await page.clock.install()
        const { t, errorText, code, password, send, confirm } = await open(page, language)
        await send()
        await expect(code).toBeVisible()
        await page.clock.fastForward(10 * 60_000)
        await code.fill('123456')
        await confirm()
        await expect(page.getByText(errorText('code.REQUEST_EXPIRED'))).toBeVisible()
        await expect(code).toHaveValue('123456')
        await page.getByRole('button', { name: t('code.resend') }).click()
        await expect(page.getByText(t('code.sent'))).toBeVisible()
        await confirm()
        await expect(password).toBeVisible()
        expect(errors.filter((error) => !error.includes('400'))).toEqual([])
        errors.length = 0
      },
    )

  if (language === 'en')
    test(
      `when the network fails between the steps of a sign-up, then nothing typed is lost (${language})`,
      { tag: screenOf(language) },
      async ({ page, context }) => {
        const { t, errorText, email, code, password, send, confirm } = await open(page, language)
        const set = () => page.getByRole('button', { name: t('newPassword.action') }).click()
        const offline = page.getByRole('alert').filter({ hasText: errorText('network') })
        const withoutNetwork = async (act: () => Promise<void>) => {
          await context.setOffline(true)
          await act()
          await expect(offline).toBeVisible(patience(20_000))
        }
        await withoutNetwork(send)
        await expect(email).toHaveValue(NEW)
        await context.setOffline(false)
        await send()

        await code.fill('123456')
        await withoutNetwork(confirm)
        await expect(code).toHaveValue('123456')
        await context.setOffline(false)
        await confirm()

        await password.fill('Liner-2026-new!')
        await page.getByLabel(t('field.confirmation')).fill('Liner-2026-new!')
        await withoutNetwork(set)
        await expect(password).toHaveValue('Liner-2026-new!')
        await context.setOffline(false)
        await set()
        await expect(page).toHaveURL(/\/registration/)
      },
    )
}

import { patience } from './fixtures/machine-speed.ts'
import { expect, expectAccessible, storeSession, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

const toasts = textsOf('en', 'toasts')

const PROVIDERS = [
  {
    name: 'Google',
    failed: 'Google sign-in failed',
    notGranted: 'The sign-in was cancelled. Try again, or use your e-mail.',
  },
  {
    name: 'Facebook',
    failed: 'Facebook sign-in failed',
    notGranted: 'Facebook didn’t sign you in. Try again, or use your e-mail.',
  },
]

for (const { name, failed, notGranted } of PROVIDERS)
  test(
    `when ${name} fails in any way, then the page says so; when it succeeds, then the user is signed in`,
    { tag: ['@desktop', '@access-2.4.11', '@access-4.4', '@access-8.3', '@catalogue-8.15'] },
    async ({ page, errors }) => {
      await page.goto('/login')
      const consent = page.getByRole('dialog', { name: `${name} (emulated)` })
      for (const answer of ['Cancel', 'As if the window was blocked', 'As if the provider failed']) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
        await consent.getByRole('button', { name: answer }).click()
        const toast = page.getByRole('alert').filter({ hasText: failed })
        // Under the pointer it stays, however slow the machine is.
        await toast.hover()
        await expect(toast).toContainText(notGranted)
        await toast.getByRole('button', { name: 'Close' }).click()
        await expect(toast).toHaveCount(0)
      }
      await page.getByRole('button', { name, exact: true }).click()
      await consent.getByRole('textbox').fill('suspended@liner.test')
      await consent.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert').filter({ hasText: failed })).toContainText('suspended')
      await expectAccessible(page)

      await page.getByRole('button', { name, exact: true }).click()
      await consent.getByRole('textbox').fill('artist@liner.test')
      await consent.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/releases/)
      expect(errors.filter((error) => !error.includes('400'))).toEqual([])
      errors.length = 0
    },
  )

test(
  'when a user signs in with a provider for the first time, then they register',
  { tag: ['@desktop', '@access-2.4.10', '@access-4.4'] },
  async ({ page }) => {
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Google', exact: true }).click()
    await page.getByRole('dialog', { name: 'Google (emulated)' }).getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/registration/)
  },
)

test(
  'when a provider never calls back, then Cancel ends the sign-in, and the form can be used',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.evaluate(() => {
      Object.assign(window, { FB: { init: () => undefined, login: () => undefined } })
    })
    await page.getByRole('button', { name: 'Facebook', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Facebook sign-in failed' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  },
)

test(
  'when the host is gone as an account is linked, then the profile says so, and the account can be linked',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await storeSession(page, 'member@liner.test')
    await page.goto('/profile')
    const link = page.getByRole('button', { name: 'Link: Google' })
    await expect(link).toBeEnabled()
    // Were the host there, a reload would bring the code.
    await page.route(/provider-clients|manifest\.webmanifest/, (route) => route.abort())
    await link.click()
    // That code has ten seconds.
    await expect(page.getByText('Google didn’t answer.')).toBeVisible(patience(15_000))
    await expect(link).toBeEnabled()
    errors.length = 0
  },
)

test(
  'when a deploy removed the code of a provider, then the page reloads and says so, and the next press works',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await page.goto('/login')
    const google = page.getByRole('button', { name: 'Google', exact: true })
    await page.route(/provider-clients/, (route) => route.fulfill({ status: 404 }), { times: 1 })
    await google.click()
    const notice = page.getByRole('status').filter({ hasText: toasts('reloaded.title') })
    await expect(notice).toContainText(toasts('reloaded.description'))
    await google.click()
    await expect(page.getByRole('dialog', { name: 'Google (emulated)' })).toBeVisible()
    // The browser logs the missing file.
    errors.length = 0
  },
)

import type { Page } from '@playwright/test'
import { HOSTILE_PATHS, HOSTILE_VALUES } from './fixtures/hostile.ts'
import { expect, test } from './fixtures/test.ts'

test.describe.configure({ timeout: 180_000 })

/** The page still stands, on our origin, with its title. */
const expectStanding = async (page: Page) => {
  expect(new URL(page.url()).origin).toBe('http://localhost:' + new URL(page.url()).port)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('two hundred hostile values are told what is wrong with them, and stay as typed', async ({ page, errors }) => {
  expect(HOSTILE_VALUES).toHaveLength(200)
  await page.goto('/signup')
  const email = page.getByLabel('E-mail')
  await page.getByRole('checkbox').check()
  for (const value of HOSTILE_VALUES.filter((each) => !/^[\w.+-]+@label\.com$/i.test(each.trim()))) {
    await email.fill(value)
    const typed = await email.inputValue()
    await page.getByRole('button', { name: 'Confirm e-mail' }).click()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue(typed)
  }
  await expectStanding(page)
  expect(errors).toEqual([])
})

test('a hundred hostile invitations lead to the sign-up, without what cannot be a code', async ({ page }) => {
  expect(HOSTILE_PATHS).toHaveLength(100)
  for (const path of HOSTILE_PATHS) {
    // By path for one half, by parameter for the other: the first leads to the second.
    const isOdd = HOSTILE_PATHS.indexOf(path) % 2 === 1
    await page.goto(`${isOdd ? '/invite/' : '/signup?code='}${encodeURIComponent(path)}`)
    await expectStanding(page)
    const kept = await page.evaluate(() => localStorage.getItem('user-session') ?? '{}')
    expect(JSON.parse(kept).state?.inviteCode ?? null, path).toBeNull()
  }
})

// The rule itself is held against all hundred beside it; here a third of them goes the whole way.
test('hostile ways back from the sign-in end inside', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname === '/login') localStorage.removeItem('user-session')
  })
  for (const path of HOSTILE_PATHS.filter((_, index) => index % 3 === 0)) {
    await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
    await page.getByLabel('E-mail').fill('artist@liner.test')
    await page.getByLabel('Password').fill('Liner-2026!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page, path).not.toHaveURL(/\/login/)
    await expectStanding(page)
  }
})

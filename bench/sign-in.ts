import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'

export const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login?lng=en')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

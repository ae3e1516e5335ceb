import { expect, type Page } from '@playwright/test'

const BUSY = '.mantine-Skeleton-root, [aria-busy=true]'

/** Opens a page and waits until it is there and nothing is on its way any more, or until it shows that something is. */
export const open = async (page: Page, path: string, isLoading = false) => {
  await page.goto(path)
  await expect(page.locator('#root')).not.toBeEmpty()
  if (isLoading) return expect(page.locator(BUSY).first()).toBeVisible()
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator(BUSY)).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

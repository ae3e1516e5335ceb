import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until it is there and nothing is on its way any more; a page that loads only until it is there. */
export const open = async (page: Page, path: string, isLoading = false) => {
  await page.goto(path)
  await expect(page.locator('#root')).not.toBeEmpty()
  await expect(page.getByRole('heading').first()).toBeVisible()
  if (!isLoading) await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

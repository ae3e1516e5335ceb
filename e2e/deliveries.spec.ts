import { openMenu } from './fixtures/shell.ts'
import { expect, signIn, test } from './fixtures/test.ts'

test(
  'when “Pending” or “Errors” is pressed in the menu, then the queue shows the deliveries in progress or the failed ones',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin@liner.test')
    for (const [entry, delivery, text] of [
      ['Pending', 'PENDING', 'In delivery'],
      ['Errors', 'ERROR', 'Delivery failed'],
    ] as const) {
      await openMenu(page)
      await page.getByRole('link', { name: entry, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/submissions\\?status=APPROVED&delivery=${delivery}`))
      const rows = page.getByRole('region', { name: 'Queue' }).locator('[data-row]')
      await expect(rows).toHaveCount(5)
      await expect(rows.filter({ hasText: text })).toHaveCount(5)
    }
  },
)

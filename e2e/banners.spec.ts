import { expect, signIn, test } from './fixtures/test.ts'

test(
  'when a banner comes or goes while a button is held down, then the press counts',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const banner = page.getByText(/You’re offline/)
    const edit = page.getByRole('button', { name: 'Edit', exact: true })
    await signIn(page, 'member@liner.test', '/labels')
    await page.getByRole('link', { name: 'Lanterna', exact: true }).click()
    for (const isOffline of [true, false]) {
      await edit.hover()
      await page.mouse.down()
      await context.setOffline(isOffline)
      await expect(banner).toHaveCount(isOffline ? 1 : 0)
      await page.mouse.up()
      await expect(page.getByLabel('Name')).toHaveValue('Lanterna')
      await expect(banner).toBeVisible({ visible: isOffline })
      await page.getByRole('button', { name: 'Cancel' }).click()
    }
  },
)

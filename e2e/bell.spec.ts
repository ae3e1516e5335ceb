import { menuOf } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'

test(
  'when the bell is opened, then it lists notifications, loses its dot and links to the release',
  { tag: ['@access-4.10', '@access-2.6.8'] },
  async ({ page, isMobile }) => {
    await signIn(page, 'member@liner.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible()
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await menuOf(page)
        .getByRole('link', { name: /^Labels/ })
        .click()
      await page.getByRole('button', { name: 'Menu' }).click()
      // Before it is open, a step back leaves the page.
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.evaluate(() => history.back())
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible()
      await page.evaluate(() => history.back())
      await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible()
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Notifications' }).click()
      await expect(page).toHaveURL(/\/notifications/)
      await page.getByRole('link', { name: /“Rust Belt Lullaby” needs changes/ }).click()
    } else {
      const bell = page.getByRole('button', { name: 'Notifications' })
      await expect(bell).toHaveAccessibleDescription('You have unread notifications')
      await bell.click()
      const panel = page.getByRole('dialog', { name: 'Notifications' })
      await expect(panel.getByRole('link', { name: /“Rust Belt Lullaby” needs changes/ })).toBeVisible()
      expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(660)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(bell).toBeFocused()
      await expect(bell).toHaveAccessibleDescription('')
      await bell.press('Enter')
      await panel.getByRole('link', { name: 'See all' }).click()
      await expect(page).toHaveURL(/\/notifications/)
      await expect(panel).toBeHidden()
      await bell.click()
      await panel.getByRole('link', { name: /“Rust Belt Lullaby” needs changes/ }).click()
      await expect(panel).toBeHidden()
    }
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
    await expect(page.getByRole('heading', { level: 1, name: 'Rust Belt Lullaby' })).toBeVisible()
  },
)

import type { Page } from '@playwright/test'
import { patience } from './fixtures/machine-speed.ts'
import { chooseOrganization, isNarrow, menuOf, openMenu } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'

const startRelease = async (page: Page) => {
  await openMenu(page)
  await page.getByRole('button', { name: 'New release' }).first().click()
  return page.getByRole('dialog', { name: 'New release' })
}

test('when the menu is opened, then it links to the areas and shows their counts', async ({ page }) => {
  await signIn(page, 'member@liner.test')
  await openMenu(page)
  await expectAccessible(page)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Artists' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: /^Releases ?, ?\d+$/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Pending approval' })).toHaveCount(0)
  await menu.getByRole('link', { name: /^Releases/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
  if (isNarrow(page)) await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'when the user is a super administrator, then they have the queue and no organization menu',
  { tag: ['@desktop', '@access-2.1.18', '@access-6.1', '@catalogue-2.5.3'] },
  async ({ page }) => {
    await signIn(page, 'admin@liner.test')
    await openMenu(page)
    await expect(page.getByText('Super administrator')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Organization: / })).toHaveCount(0)
    await menuOf(page)
      .getByRole('link', { name: /^Takedown requests/ })
      .click()
    await expect(page).toHaveURL(/status=PENDING_TAKEDOWN/)
  },
)

test(
  'when a release is started, then its dialog requires a title, forgets it when closed, and passes it on',
  {
    tag: [
      '@access-2.1.10',
      '@access-2.6.9',
      '@access-2.6.13',
      '@catalogue-2.3.1',
      '@catalogue-2.3.2',
      '@catalogue-2.3.3',
      '@catalogue-2.3.4',
      '@catalogue-5.1',
    ],
  },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    const dialog = await startRelease(page)
    await expect(dialog.getByLabel('Format')).toHaveValue('ALBUM')
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription('This field is required')
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByLabel('Title').fill('Paper Boats')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: isNarrow(page) ? 'Menu' : 'New release' }).first()).toBeFocused()
    const again = await startRelease(page)
    await expect(again.getByLabel('Title')).toHaveValue('')
    await again.getByLabel('Title').fill('Paper Boats')
    await again.getByLabel('Format').selectOption('EP')
    await again.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/releases\/[\da-f-]{36}\?format=EP&title=Paper(\+|%20)Boats/)
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Paper Boats')
    await expect(page.getByRole('combobox', { name: 'Format' })).toHaveValue('EP')
  },
)

test(
  'when language and colours are chosen, then a reload keeps them',
  { tag: ['@phone', '@catalogue-8.18'] },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    await openMenu(page)
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.getByRole('button', { name: 'Italiano' }).click()
    await expect(page.getByRole('heading', { name: 'Artisti' })).toBeAttached()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Artisti' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  },
)

// A transition of a colour that is inherited would begin anew at each level of the page, one frame after the other.
test('when motion is reduced, then nothing moves into the other colour scheme', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await signIn(page, 'member@liner.test')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName }) =>
      document.body.setAttribute('data-moved', propertyName),
    )
  })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html[data-mantine-color-scheme="dark"]')).toHaveCount(1)
  await expect(page.locator('body[data-moved]')).toHaveCount(0)
})

test('when another organization is chosen, then its data shows', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'member@liner.test')
  const rows = page.getByRole('main').getByText('Vela Nera')
  await expect(rows.first()).toBeVisible()
  await chooseOrganization(page, 'Halyard Music')
  await expect(rows).toHaveCount(0)
})

test('when another organization is chosen, then the menu stays where it is', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test', '/releases')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: /^Releases ?, ?\d+$/ })).toBeVisible()
  // In each frame, because what goes and comes back is there again when it is looked at.
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      const targets = [...document.querySelectorAll('aside a, aside button')]
      seen.add(targets.map((target) => Math.round(target.getBoundingClientRect().top)).join())
      document.documentElement.dataset.layouts = String(seen.size)
      requestAnimationFrame(look)
    }
    look()
  })
  await chooseOrganization(page, 'Halyard Music')
  await expect(page.getByRole('button', { name: 'Organization: Halyard Music' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /^Releases ?, ?\d+$/ })).toBeVisible()
  await expect(page.getByRole('main').locator('[data-row]').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-layouts', '1')
})

test('when the keyboard is used, then the menu can be skipped', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test')
  await expect(page.getByRole('heading', { name: 'Artists' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test(
  'when the network is lost and returns, then the banner shows and disappears',
  { tag: '@phone' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test')
    await expect(page.getByRole('heading', { name: 'Artists' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You’re offline.')).toHaveCount(0)
  },
)

test('when the phone is the narrowest, then nothing is wider', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'member@liner.test')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test(
  'when a page is opened, then it has a title and a way back, and without a sidebar a menu button that tells of unread notifications',
  { tag: ['@desktop', '@access-2.6.1', '@access-2.6.10', '@access-2.6.11', '@access-2.6.12'] },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases')
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Menu/ })).toHaveCount(0)
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu, unread notifications' }).click()
    await page.getByRole('link', { name: 'Notifications' }).click()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
    await page.getByRole('link', { name: /“Rust Belt Lullaby” needs changes/ }).click()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
  },
)

test(
  'when a release is opened, then each frame on the way has a header, and none a spinner',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases')
    const release = page.getByRole('link', { name: 'Silver Birch', exact: true })
    await expect(release).toBeVisible()
    await page.evaluate(() => {
      localStorage.setItem('liner-emulation', JSON.stringify({ latency: 'demo' }))
      const look = () => {
        const headers = [...document.querySelectorAll('main header')]
        const hasHeader = headers.some((header) => header.getBoundingClientRect().height > 0)
        const hasSpinner = document.querySelector('main [class*="Loader-root"]') !== null
        if (!hasHeader || hasSpinner) document.documentElement.dataset.jumped = 'true'
        requestAnimationFrame(look)
      }
      look()
    })
    await release.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Silver Birch' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-jumped')
  },
)

test(
  'when the code of a part cannot be fetched, then the part says so, the page stays, and it comes with the network',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page, 'member@liner.test', '/people')
    const title = page.getByRole('heading', { level: 1, name: 'People' })
    await expect(title).toBeVisible()
    await context.setOffline(true)
    const bell = page.getByRole('button', { name: 'Notifications' })
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await bell.click()
    await expect(panel.getByRole('alert')).toContainText('Try again when you’re back online')
    await expect(title).toBeVisible()
    await context.setOffline(false)
    await expect(async () => {
      if (await panel.isVisible()) await page.keyboard.press('Escape')
      await bell.click()
      await expect(panel.getByRole('listitem').first()).toBeVisible(patience(1000))
    }).toPass()
  },
)

import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { expect, expectAccessible, signIn, storeSession, test } from './fixtures/test.ts'

const bottom = (page: Page) => page.getByRole('navigation', { name: 'Quick access' })

const LINKS = {
  admin: ['Organizations', 'Releases', 'Approvals', 'Takedowns'],
  member: ['Releases', 'Artists', 'Labels', 'Assets'],
  artist: ['Releases', 'Artists', 'Service hub', 'Notifications'],
  label: ['Labels', 'Service hub', 'Notifications', 'Profile'],
  viewer: ['Service hub', 'Notifications', 'Profile'],
  invited: ['Notifications', 'Profile'],
}

for (const [account, texts] of Object.entries(LINKS))
  test(
    `when ${account}@liner.test is on a phone, then each link of the bottom navigation opens its page`,
    { tag: '@phone' },
    async ({ page }) => {
      // The first page of an invited person is a form, which takes the place of the bar.
      await signIn(page, `${account}@liner.test`, '/notifications')
      await expect(bottom(page).getByRole('link')).toHaveText(texts)
      for (const text of texts) {
        const link = bottom(page).getByRole('link', { name: text, exact: true })
        await link.click()
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(bottom(page).locator('[aria-current]')).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    },
  )

test('when the phone is the narrowest and the language Italian, then the header and the bottom navigation are one line each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'admin@liner.test', '/organizations?lng=it')
  const links = page.getByRole('navigation', { name: 'Accesso rapido' })
  await expect(links.getByRole('link')).toHaveText(['Organizzazioni', 'Release', 'Da approvare', 'Ritiri'])
  await expect(page.getByRole('heading', { level: 1, name: 'Organizzazioni' })).toBeVisible()
  const heightOf = async (part: typeof links) => (await part.boundingBox())?.height
  expect(await heightOf(page.getByRole('main').locator('header'))).toBeLessThanOrEqual(60)
  expect(await heightOf(links)).toBeLessThanOrEqual(60)
  for (const link of await links.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})

test(
  'when text is twice as large, then no label of the bottom navigation is cut, and each can be reached',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'admin@liner.test', '/organizations?lng=it')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const links = page.getByRole('navigation', { name: 'Accesso rapido' }).getByRole('link')
    await expect(links).toHaveCount(4)
    const cut = () =>
      links.evaluateAll((all) =>
        all.flatMap((link) =>
          link.scrollHeight > link.clientHeight || link.scrollWidth > link.clientWidth ? [link.textContent] : [],
        ),
      )
    await expect.poll(cut).toEqual([])
    await links.last().click()
    await expect(links.last()).toHaveAttribute('aria-current', 'page')
    await expect.poll(cut).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  },
)

test(
  'when something is typed, then the bottom navigation makes room for the keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test', '/releases')
    await expect(bottom(page)).toBeVisible()
    await expect(page.locator('[data-row-link]').nth(9)).toBeAttached()
    await page.getByRole('searchbox').focus()
    await expect(bottom(page)).toBeHidden()
    await page.getByRole('searchbox').blur()
    await expect(bottom(page)).toBeVisible()
    const artists = await bottom(page).getByRole('link', { name: 'Artists' }).boundingBox()
    await page.getByRole('searchbox').focus()
    await expect(bottom(page)).toBeHidden()
    // The press takes the focus out of the field first, and still reaches the release that was there.
    await page.mouse.click((artists?.x ?? 0) + 20, (artists?.y ?? 0) + 20)
    await expect(page).toHaveURL(/\/releases\/[\da-f-]{36}/)
  },
)

test(
  'when a toast is shown, then it leaves the bottom navigation to the finger',
  { tag: '@phone' },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await emulate(page, { fail: { 'artists.list': 'FORBIDDEN' } })
    await page.goto('/artists')
    const toast = page.getByRole('status').filter({ hasText: 'You can’t do that here' })
    await expect(toast).toBeVisible()
    // The refusal takes the menu away for a moment, until the organization is chosen again.
    const roomBetween = async () => {
      const [above, below] = [await toast.boundingBox(), await bottom(page).boundingBox()]
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? Infinity)
    }
    await expect.poll(roomBetween).toBeGreaterThanOrEqual(0)
  },
)

test(
  'when the page has room for the menu, or nobody is signed in, then there is no bottom navigation',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/login?lng=en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bottom(page)).toHaveCount(0)
    await signIn(page, 'member@liner.test', '/releases')
    await expect(bottom(page)).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(bottom(page)).toHaveCount(0)
  },
)

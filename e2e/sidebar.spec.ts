import { openMenu } from './fixtures/shell.ts'
import { expect, signIn, test } from './fixtures/test.ts'

const CATALOG = ['Organizations', 'Users', 'Releases', 'Artists', 'Labels', 'Assets', 'People']
const OTHERS = ['Analytics', 'Royalties', 'Service hub']
const SUBMISSIONS = ['Pending approval', 'Pending', 'Errors', 'Takedown requests']
const COUNTED = new Set([...CATALOG, 'Pending approval', 'Takedown requests'])

const MENUS = {
  admin: [...CATALOG, ...OTHERS, ...SUBMISSIONS],
  member: [...CATALOG, ...OTHERS],
  artist: ['Releases', 'Artists', ...OTHERS],
  label: ['Labels', ...OTHERS],
  viewer: OTHERS,
  invited: [],
}

for (const [account, entries] of Object.entries(MENUS))
  test(
    `when ${account}@liner.test opens the menu, then it shows only what their permissions allow`,
    {
      tag: [
        '@desktop',
        '@access-2.6.6',
        '@access-2.6.7',
        '@access-6.1',
        '@access-6.5',
        '@access-6.6',
        '@access-3.6',
        '@access-3.8',
        '@catalogue-6.4',
        '@catalogue-6.6',
      ],
    },
    async ({ page }) => {
      await signIn(page, `${account}@liner.test`)
      await openMenu(page)
      const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').filter({ hasText: /\S/ })
      await expect(links).toHaveCount(entries.length)
      for (const [index, entry] of entries.entries()) {
        const name = COUNTED.has(entry) ? new RegExp(`^${entry} ?, ?\\d+\\+?$`) : entry
        await expect(links.nth(index)).toHaveAccessibleName(name)
      }
      if (!new Set<string>(entries).has('Releases'))
        await expect(page.getByRole('button', { name: 'New release' })).toHaveCount(0)
      const catalog = entries.some((entry) => CATALOG.includes(entry))
      await expect(page.getByRole('heading', { level: 2, name: 'Catalogue' })).toHaveCount(catalog ? 1 : 0)
      await expect(page.getByRole('heading', { level: 2, name: 'Submissions' })).toHaveCount(
        account === 'admin' ? 1 : 0,
      )
    },
  )

test(
  'when the sidebar is shown, then it has the user, upcoming features, the bell and the version',
  {
    tag: [
      '@desktop',
      '@access-2.6.1',
      '@access-2.6.3',
      '@access-2.6.4',
      '@access-2.6.5',
      '@access-2.6.8',
      '@access-2.6.14',
      '@access-3.5',
      '@access-8.8',
    ],
  },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    await openMenu(page)
    const person = page.getByRole('link', { name: /Marta/ }).first()
    await expect(person).toBeVisible()
    await expect(page.getByText('Coming soon')).toBeVisible()
    await expect(page.getByRole('button', { name: 'New release' }).first()).toBeVisible()
    await expect(page.getByText('Version 0.0.0')).toBeVisible()
    await expect(page.getByLabel('Notifications').first()).toBeVisible()
    await person.click()
    await expect(page).toHaveURL(/\/profile/)
  },
)

test(
  'when a picture does not load, then the initials of the first two words show',
  { tag: ['@desktop', '@access-2.6.14', '@access-8.8', '@catalogue-8.17'] },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    const picture = page.getByRole('main').locator('img').first()
    await expect(picture).toBeVisible()
    const before = await page.getByRole('main').locator('img').count()
    const holder = page.getByRole('main').getByText('Vela Nera').first().locator('xpath=ancestor::*[.//img][1]')
    await holder.locator('img').dispatchEvent('error')
    await expect(page.getByRole('main').locator('img')).toHaveCount(before - 1)
    await expect(page.getByRole('main').getByText('VN', { exact: true })).toBeAttached()
  },
)

test('when a page is opened in another spelling, then the menu marks it', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test', '/ARTISTS/?perPage=20#content')
  const current = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current=page]')
  await expect(current).toHaveText(/Artists/)
  await expect(page).toHaveURL('/artists?perPage=20#content')
  await page.getByRole('link', { name: 'Ada Bruzzone' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Bruzzone' })).toBeVisible()
  await page.goto(page.url().replace('/artists/', '/Artists/'))
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Bruzzone' })).toBeVisible()
  await expect(current).toHaveText(/Artists/)
})

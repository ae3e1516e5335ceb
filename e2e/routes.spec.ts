import { navigateWithoutReload } from './fixtures/navigate.ts'
import { openMenu, routeOf } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { textsOf } from './fixtures/texts.ts'

/** Where each account lands: nobody, admin, member, artist, label, viewer, invited, newcomer. */
const ACCOUNTS = ['admin', 'member', 'artist', 'label', 'viewer', 'invited', 'newcomer'] as const
type Account = (typeof ACCOUNTS)[number]
const HOME: Record<Account, string> = {
  admin: '/organizations',
  member: '/artists',
  artist: '/releases',
  label: '/labels',
  viewer: '/profile',
  invited: '/organizations/new',
  newcomer: '/registration',
}
/** An id that does not exist: users who may open the page see that it was not found. */
const ID = '00000000-0000-4000-8000-000000000000'
const NEEDS: Record<string, readonly Account[]> = {
  '/organizations': ['admin', 'member'],
  '/users': ['admin', 'member'],
  '/labels': ['admin', 'member', 'label'],
  '/artists': ['admin', 'member', 'artist'],
  '/releases': ['admin', 'member', 'artist'],
  '/assets': ['admin', 'member'],
  '/people': ['admin', 'member'],
  '/submissions': ['admin'],
  '/royalties': ['admin', 'member', 'artist', 'label', 'viewer'],
  '/analytics': ['admin', 'member', 'artist', 'label', 'viewer'],
  '/artisthub': ['admin', 'member', 'artist', 'label', 'viewer'],
  '/promo-card': ['admin', 'member', 'artist', 'label', 'viewer'],
  '/profile': ['admin', 'member', 'artist', 'label', 'viewer', 'invited'],
  '/profile/notifications': ['admin', 'member', 'artist', 'label', 'viewer', 'invited'],
  '/notifications': ['admin', 'member', 'artist', 'label', 'viewer', 'invited'],
  '/organizations/new': ['admin', 'member', 'artist', 'label', 'viewer', 'invited'],
  '/terms': ['admin', 'member', 'artist', 'label', 'viewer', 'invited'],
  '/registration': ['newcomer'],
  '/login': [],
  '/signup': [],
  '/forgot-password': [],
  '/labels/new': ['admin', 'member', 'label'],
  '/artists/new': ['admin', 'member', 'artist'],
  '/releases/new': ['admin', 'member', 'artist'],
  '/assets/new': ['admin', 'member'],
  '/people/new': ['admin', 'member'],
  [`/labels/${ID}`]: ['admin', 'member', 'label'],
  [`/artists/${ID}`]: ['admin', 'member', 'artist'],
  [`/releases/${ID}`]: ['admin', 'member', 'artist'],
  [`/organizations/${ID}`]: ['admin', 'member'],
  [`/users/${ID}`]: ['admin', 'member'],
  [`/assets/${ID}`]: ['admin', 'member'],
  [`/people/${ID}`]: ['admin', 'member'],
  '/nowhere/at/all': [],
  '/support': [],
}
const PUBLIC = ['/terms-and-conditions', '/privacy-policy']
/** `src/auth/viewer/viewer.test.ts` tries every account, route and spelling; here each account tries a third. */
const THIRD = 3
/** Most routes are opened like Back would, some by loading the page. */
const ONE_IN = 4
const pathOf = (url: URL) => url.pathname

for (const account of ACCOUNTS)
  test(
    `when ${account}@liner.test opens a page, then they see it if they may, and otherwise their start page`,
    {
      tag: [
        '@desktop',
        '@access-2.1.1',
        '@access-2.1.3',
        '@access-2.1.5',
        '@access-2.1.6',
        '@access-2.1.7',
        '@access-2.1.8',
        '@access-2.1.9',
        '@access-2.1.11',
        '@access-2.1.12',
        '@access-2.1.14',
        '@access-2.1.16',
        '@access-2.1.17',
        '@access-2.2.2',
        '@access-2.2.3',
        '@access-2.2.4',
        '@access-2.2.5',
        '@access-2.2.6',
        '@access-2.3.2',
        '@access-2.3.3',
        '@access-2.3.5',
        '@access-4.7',
        '@access-6.1',
        '@access-6.7',
        '@catalogue-2.1.1',
        '@catalogue-2.1.2',
        '@catalogue-2.1.3',
        '@catalogue-2.1.5',
        '@catalogue-2.1.6',
        '@catalogue-2.5.1',
      ],
    },
    async ({ page, errors }) => {
      await signIn(page, `${account}@liner.test`)
      await expect(page).toHaveURL((url) => pathOf(url) === HOME[account])
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
      const mine = Object.entries(NEEDS).filter((_, index) => index % THIRD === ACCOUNTS.indexOf(account) % THIRD)
      for (const [index, [path, allowed]] of mine.entries()) {
        if (index % ONE_IN === 0) await page.goto(path)
        else await navigateWithoutReload(page, path)
        // A redirect has started by then.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        const expected = allowed.includes(account) ? path : HOME[account]
        await expect(page, `${account} at ${path}`).toHaveURL((url) => routeOf(url) === expected)
      }
      for (const path of PUBLIC) {
        await page.goto(path)
        await expect(page).toHaveURL((url) => pathOf(url) === path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      expect(errors.filter((error) => !error.includes('404'))).toEqual([])
      errors.length = 0
    },
  )

test(
  'when a page does not exist yet, then it says so, and the menu is within reach',
  { tag: ['@access-2.1.16', '@catalogue-2.1.7'] },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    const pages = { '/royalties': 'Royalties', '/analytics': 'Analytics', '/artisthub': 'Artist hub' }
    for (const [path, name] of Object.entries(pages)) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main).toHaveText(`${name}Coming soonWe’re still working on this page.`)
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
      await openMenu(page)
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: /^Releases/ })
        .click()
      await expect(main.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
    }
  },
)

test(
  'when a signed-out user opens a page, then the sign-in leads back to it',
  { tag: ['@desktop', '@access-2.2.1', '@access-2.3.1', '@access-2.1.13', '@catalogue-2.1.8'] },
  async ({ page }) => {
    const asked = Object.keys(NEEDS).filter((each) => !['/login', '/signup', '/forgot-password'].includes(each))
    for (const [index, path] of asked.entries()) {
      if (index % ONE_IN === 0) await page.goto(path)
      else await navigateWithoutReload(page, path)
      await expect(page, path).toHaveURL((url) => pathOf(url) === '/login')
    }
    for (const path of ['/signup', '/forgot-password', ...PUBLIC]) {
      await page.goto(path)
      await expect(page, path).toHaveURL((url) => pathOf(url) === path)
    }
    await page.goto('/people?search=a')
    await page.getByLabel('E-mail').fill('member@liner.test')
    await page.getByLabel('Password').fill('Liner-2026!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/people\?search=a/)
  },
)

test(
  'when a user lacks a permission, then the import says so or redirects home',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'artist@liner.test', '/releases/import')
    await expect(page.getByText(textsOf('en', 'import')('noAssets'))).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('user-session'))
    await signIn(page, 'label@liner.test', '/releases/import')
    await expect(page).not.toHaveURL(/import/)
  },
)

import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { expect, signIn, test } from './fixtures/test.ts'

const MEMBER = 'member@liner.test'
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Until the tasks of a member run, which are loaded after the first screen. */
const waitForMemberTasks = async (page: Page) => {
  const script = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/offline-[^/]+\.js$/.test(name))?.name,
  )
  await script.evaluate(async (name) => {
    if (name !== undefined) await import(name)
  })
}

const open = async (page: Page, email: string, path: string) => {
  await signIn(page, email, path)
  await waitForMemberTasks(page)
}

test(
  'when an artist is opened, edited and left by keyboard, then the focus is where the screen goes on',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, MEMBER, '/artists')
    await page.getByRole('link', { name: 'Vela Nera', exact: true }).press('Enter')
    await expect(title(page, 'Vela Nera')).toBeFocused()
    const edit = page.getByRole('button', { name: 'Edit' })
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await edit.press('Enter')
    await expect(name).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(edit).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' II')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Vela Nera II')).toBeVisible()
    await expect(edit).toBeFocused()
    await page.getByRole('link', { name: 'Back' }).press('Enter')
    await expect(title(page, 'Artists')).toBeFocused()
    // The next stop of the Tab key is in the page, not in the menu.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    await expect(title(page, 'Artists')).not.toBeFocused()
  },
)

test(
  'when the data of a page arrive late, then its title has the focus once it is there',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, MEMBER, '/labels')
    await emulate(page, { delay: { 'labels.get': 2000 } })
    await page.getByRole('main').locator('[data-row-link]').first().press('Enter')
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(title(page, /./)).toBeFocused()
  },
)

test(
  'when something new is begun, created and deleted by keyboard, then the focus is where the screen goes on',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, MEMBER, '/people')
    await page.getByRole('main').getByRole('link', { name: 'New person' }).press('Enter')
    await expect(title(page, 'New person')).toBeFocused()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tocca a noi')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Tocca a noi')).toBeFocused()

    await page.getByRole('link', { name: /^People/ }).press('Enter')
    await expect(title(page, 'People')).toBeFocused()
    const more = page.getByRole('button', { name: 'More actions' })
    await more.press('Enter')
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export CSV' }).press('Enter'),
    ])
    await expect(more).toBeFocused()
    const rows = page.getByRole('main').locator('[data-row]')
    const following = rows.filter({ hasText: await rows.nth(2).getByRole('link').innerText() })
    await rows.nth(1).getByRole('checkbox').press('Space')
    await page.getByRole('region', { name: 'Selected items' }).getByRole('button', { name: 'Delete' }).press('Enter')
    const deletion = page.getByRole('dialog')
    await deletion.getByRole('button', { name: 'Delete permanently' }).press('Enter')
    await expect(deletion).toHaveCount(0)
    await expect(following).toBeFocused()

    await page.getByRole('link', { name: /^Assets/ }).press('Enter')
    await expect(title(page, 'Assets')).toBeFocused()
    // To focus it without a key, as Playwright's `press` does, would leave the focus to a title that arrives meanwhile.
    await page.getByRole('button', { name: 'New asset' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Marea')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/assets\/new/)
    await expect(title(page, /./)).toBeFocused()

    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('luci del')
    const releases = dialog.getByRole('group', { name: 'Releases' })
    await expect(releases.getByRole('option', { name: 'Le luci del porto' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Le luci del porto')).toBeFocused()
  },
)

test(
  'when a reviewer goes on with the keyboard, then the title of the next release has the focus or is announced',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin@liner.test', '/submissions')
    const article = page.getByRole('article')
    const heading = article.getByRole('heading', { level: 2 }).first()
    const titles = new Set<string>()
    const nextTitle = async () => {
      await expect.poll(async () => titles.has((await article.getAttribute('aria-label')) ?? '')).toBe(false)
      const next = (await article.getAttribute('aria-label')) ?? ''
      titles.add(next)
      return next
    }
    await nextTitle()
    await page.keyboard.press('j')
    await nextTitle()
    await expect(heading).toBeFocused()
    await page.keyboard.press('j')
    await nextTitle()
    await expect(heading).toBeFocused()
    await expect(article.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await page.keyboard.press('a')
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter')
    await nextTitle()
    await expect(heading).toBeFocused()

    const next = article.getByRole('button', { name: 'Next release' })
    await next.press('Enter')
    const announced = await nextTitle()
    await expect(next).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${announced}`) })).toHaveCount(1)

    await page.goto(`/submissions?search=${encodeURIComponent(announced)}`)
    await expect(article.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await article.getByRole('button', { name: 'Approve' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(article).toHaveCount(0)
    await expect(title(page, 'Submissions')).toBeFocused()
  },
)

test(
  'when a form opens on a touch screen, then its title has the focus, and no keyboard covers it',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await open(page, MEMBER, '/labels')
    await page.getByRole('main').locator('[data-row-link]').first().tap()
    await page.getByRole('button', { name: 'Edit' }).tap()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
    await expect(title(page, /./)).toBeFocused()
  },
)

import type { Page } from '@playwright/test'
import { isPersisted, persistedQueries } from '../fixtures/indexed-db.ts'
import { navigateWithoutReload } from '../fixtures/navigate.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { textsOf } from '../fixtures/texts.ts'

test.use({ serviceWorkers: 'allow' })

const t = textsOf('en', 'lists')
const entities = textsOf('en', 'entities')
const LISTS = ['artists', 'releases', 'labels', 'assets', 'people', 'organizations', 'users'] as const
/** Does not exist, so it was never opened. */
const ID = '00000000-0000-4000-8000-000000000000'
/** Forms need no data. */
const FORMS = ['releases', 'artists', 'labels', 'assets', 'people', 'organizations'].map((area) => `/${area}/new`)
/** These pages show no catalogue data, only their heading. */
const OTHERS = ['/profile', '/share', '/promo-card']
const LEADING = ['/', '/login', '/registration', '/nowhere']
/** Not built yet: they only say so. */
const EMPTY = ['/royalties', '/analytics', '/artisthub']

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const age = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^Updated at \d\d:\d\d$/)
    .first()

/** Waits until the previous page is gone. */
const navigateTo = async (page: Page, path: string) => {
  const before = (await heading(page).textContent()) ?? ''
  await navigateWithoutReload(page, path)
  await expect(heading(page)).not.toHaveText(before)
}

/** Opens the lists while online; returns the first link of each. */
const visit = async (page: Page, role: 'admin' | 'member'): Promise<string[]> => {
  const opened: string[] = []
  for (const list of LISTS) {
    if (list !== 'artists' || !page.url().endsWith('/artists')) await navigateTo(page, `/${list}`)
    const first = page.locator('[data-row-link]').first()
    const path = (await first.getAttribute('href')) ?? ''
    await navigateTo(page, path)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(Edit|Save)$/ })).toBeVisible()
    for (const procedure of [`${list}.list`, `${list}.get`])
      await expect.poll(() => isPersisted(page, procedure), procedure).toBe(true)
    opened.push(path)
  }
  await navigateTo(page, '/notifications')
  await expect(page.getByRole('main').locator('time').first()).toBeVisible()
  await expect.poll(() => isPersisted(page, 'notifications.get')).toBe(true)
  for (const path of [...OTHERS, ...(role === 'admin' ? ['/submissions'] : [])]) {
    await navigateTo(page, path)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  }
  if (role === 'admin') {
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    await expect.poll(() => persistedQueries(page, 'submissions.queue')).not.toEqual([])
  }
  return opened
}

for (const role of ['member', 'admin'] as const)
  test(
    `when the app starts offline, then every page shows its data and age, or says that it was never read: ${role}`,
    { tag: '@desktop' },
    async ({ page, context, errors }) => {
      await signIn(page, `${role}@liner.test`)
      await page.evaluate(() => navigator.serviceWorker.ready)
      const opened = await visit(page, role)
      await page.close()
      await context.setOffline(true)
      const cold = await context.newPage()
      await cold.goto('/notifications')
      await expect(age(cold), '/notifications').toBeVisible()
      for (const path of [...LISTS.map((list) => `/${list}`), ...opened]) {
        await navigateTo(cold, path)
        await expect(age(cold), path).toBeVisible()
        await expect(heading(cold), path).not.toBeEmpty()
      }
      for (const list of LISTS) {
        await navigateWithoutReload(cold, `/${list}/${ID}`)
        await expect(cold.getByText(entities('offline.message')), list).toBeVisible()
        await expect(
          cold
            .getByRole('navigation', { name: t('pinned.here') })
            .getByRole('link')
            .first(),
        ).toBeVisible()
        await navigateWithoutReload(cold, `/${list}?page=7`)
        await expect(cold.getByText(t('offline.message')), list).toBeVisible()
      }
      for (const path of [...FORMS, ...OTHERS, ...LEADING]) {
        await navigateWithoutReload(cold, path)
        await expect(heading(cold), path).not.toBeEmpty()
      }
      // A page whose code was never fetched.
      await navigateWithoutReload(cold, '/releases/import')
      await expect(cold.getByText(entities('offline.message'))).toBeVisible()
      await expect(cold.getByRole('navigation', { name: t('pinned.here') })).toBeVisible()
      expect(errors.splice(0).filter((error) => !/import-[\w-]+\.(js|css)/.test(error))).toEqual([])
      for (const path of EMPTY) {
        await navigateWithoutReload(cold, path)
        await expect(cold.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
        await expect(cold.getByRole('heading', { level: 2, name: 'Coming soon' })).toBeVisible()
      }
      await navigateWithoutReload(cold, '/submissions')
      if (role === 'admin') await expect(age(cold)).toBeVisible()
      else await expect(heading(cold)).toHaveText('Artists')
      // Loaded again, like from the home screen.
      for (const path of [opened[1] ?? '', `/releases/${ID}`, '/submissions']) {
        await cold.goto(path)
        await expect(heading(cold), path).not.toBeEmpty()
      }
    },
  )

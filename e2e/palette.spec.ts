import type { Page } from '@playwright/test'
import { emulate } from './fixtures/emulation.ts'
import { isNarrow, openMenu } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const inEnglish = textsOf('en', 'palette')
const finderOf = (page: Page, t = inEnglish) => page.getByRole('dialog', { name: t('label') })

const waitForPage = (page: Page) => page.locator('#content').getByRole('heading', { level: 1 }).waitFor()
/** Opens the palette by its shortcut, once the page is ready. */
const openByKeys = async (page: Page, t = inEnglish) => {
  await waitForPage(page)
  await page.keyboard.press('Control+k')
  const finder = finderOf(page, t)
  await expect(finder.getByRole('combobox')).toBeFocused()
  return finder
}

test(
  'when a release is found and opened by keyboard, then it is offered first the next time, and to nobody else',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    const finder = await openByKeys(page)
    await page.keyboard.type('luci del')
    const release = finder.getByRole('group', { name: 'Releases' }).getByRole('option', { name: 'Le luci del porto' })
    await expect(release).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(release).toHaveAttribute('aria-selected', 'false')
    await page.keyboard.press('ArrowUp')
    await expect(release).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/releases\/[0-9a-f-]{36}/)
    await expect(page.getByRole('heading', { level: 1, name: 'Le luci del porto' })).toBeVisible()
    await expect(finder).toHaveCount(0)
    await openByKeys(page)
    const recent = finder.getByRole('group', { name: inEnglish('group.recent') }).getByRole('option')
    await expect(recent).toHaveText([/Le luci del porto/])
    await page.keyboard.press('Control+k')
    await expect(finder).toHaveCount(0)

    // What somebody chose is nobody else's, on a device that they share.
    await signIn(page, 'artist@liner.test', '/profile')
    await openByKeys(page)
    await expect(finder.getByRole('option').first()).toBeVisible()
    await expect(recent).toHaveCount(0)
    await signIn(page, 'member@liner.test', '/profile')
    await openByKeys(page)
    await expect(recent).toHaveText([/Le luci del porto/])
  },
)

test(
  'when the text changed since the last results, then these are dimmed and cannot be chosen',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    const finder = await openByKeys(page)
    await page.keyboard.type('luci del')
    const release = finder.getByRole('option', { name: /^Le luci del porto/ }).first()
    await expect(release).toBeEnabled()
    // They are dimmed until the answer comes: long enough to be looked at.
    await emulate(page, { delay: { 'searches.releases': 3000 } })
    await page.keyboard.type(' nothing like it')
    await expect(release).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(finder.getByText(inEnglish('message.nothing.next'))).toBeVisible()
    await expect(finder.getByRole('option')).toHaveCount(0)
  },
)

type Reach = { areas: string[]; finds: string[]; newRelease: number }
const CATALOG = ['Organizations', 'Users', 'Releases', 'Artists', 'Labels', 'Assets', 'People']
const REACH: Record<string, Reach> = {
  member: { areas: CATALOG, finds: ['Artists', 'Labels', 'Organizations'], newRelease: 1 },
  label: { areas: ['Labels'], finds: ['Labels'], newRelease: 0 },
  viewer: { areas: [], finds: [], newRelease: 0 },
}
for (const [account, { areas, finds, newRelease }] of Object.entries(REACH))
  test(
    `when ${account}@liner.test opens the palette, then it offers only what their permissions allow`,
    { tag: '@desktop' },
    async ({ page }) => {
      await signIn(page, `${account}@liner.test`)
      const finder = await openByKeys(page)
      const pages = finder.getByRole('group', { name: inEnglish('group.pages') }).getByRole('option')
      const all = [...areas, 'Analytics', 'Royalties', 'Service hub', 'Notifications', 'Your profile']
      await expect(pages).toHaveText(all.map((name) => new RegExp(`^${name}`)))
      await expect(finder.getByRole('option', { name: 'New release' })).toHaveCount(newRelease)
      await expect(finder.getByRole('option', { name: 'Sign out' })).toHaveCount(1)
      // A search without permission would be refused and shown as an error.
      await page.keyboard.type('m')
      for (const name of finds) await expect(finder.getByRole('group', { name, exact: true })).toBeVisible()
      await expect(finder.getByText(/^\d+ results?$/)).toBeVisible()
      await expect(finder.getByText(inEnglish('message.failed.what'))).toHaveCount(0)
      for (const name of CATALOG.filter((one) => !areas.includes(one)))
        await expect(finder.getByRole('group', { name, exact: true })).toHaveCount(0)
      await page.keyboard.type('zzzzz')
      await expect(
        finder.getByText(inEnglish(`message.${finds.length === 0 ? 'limited' : 'nothing'}.next`)),
      ).toBeVisible()
    },
  )

test(
  'when an action of the palette is chosen, then it changes colours, organization or language, opens a new release, or signs out',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    const finder = await openByKeys(page)
    const runAction = async (typed: string) => {
      await openByKeys(page)
      await page.keyboard.type(typed)
      // What may be created in another organization is known once its permissions have come.
      await finder.getByRole('option', { selected: true }).waitFor()
      await page.keyboard.press('Enter')
      await expect(finder).toHaveCount(0)
    }
    await page.keyboard.press('Control+k')
    await expect(finder).toHaveCount(0)
    await runAction('dark')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await runAction('halyard')
    await expect(page.getByText(/^\d+ artists?$/)).toBeVisible()
    await openMenu(page)
    await expect(page.getByRole('button', { name: 'Organization: Halyard Music' })).toBeVisible()
    if (isNarrow(page)) await page.keyboard.press('Escape')
    await runAction('create')
    await expect(page.getByRole('dialog', { name: 'New release' }).getByLabel('Title')).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(finder).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await runAction('italiano')
    await expect(page.getByRole('heading', { level: 1, name: 'Artisti' })).toBeVisible()
    const italian = textsOf('it', 'palette')
    await openByKeys(page, italian)
    await page.keyboard.type('esci')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login/)
    await page.keyboard.press('Control+k')
    await expect(finderOf(page, italian)).toHaveCount(0)
  },
)

test(
  'when Escape is pressed, then the focus returns, also to a row of a list',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'member@liner.test')
    await page.locator('[data-row]').first().waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    const row = page.locator('[data-row]').nth(1)
    await expect(row).toBeFocused()
    const finder = await openByKeys(page)
    await page.keyboard.type('j')
    await expect(finder.getByRole('combobox')).toHaveValue('j')
    await page.keyboard.press('Tab')
    await page.keyboard.press('k')
    await page.keyboard.press('Escape')
    await expect(finder).toHaveCount(0)
    await expect(row).toBeFocused()
    await page.getByRole('button', { name: 'Find anything' }).press('Enter')
    await expect(finder.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Find anything' })).toBeFocused()
  },
)

for (const language of LANGUAGES) {
  const t = textsOf(language, 'palette')
  test(
    `when nothing is found, the network is gone or the search fails, then the palette says so and what to do (${language})`,
    { tag: screenOf(language) },
    async ({ page, context, errors }) => {
      await signIn(page, 'member@liner.test', `/artists?lng=${language}`)
      const finder = await openByKeys(page, t)
      await expectAccessible(page)
      await page.keyboard.type('zzzzz')
      await expect(finder.getByText(t('message.nothing.what', { text: 'zzzzz' }))).toBeVisible()
      await expectAccessible(page)
      await emulate(page, { fail: { 'searches.artists': 'INTERNAL_SERVER_ERROR' } })
      await finder.getByRole('combobox').fill('lu')
      await expect(finder.getByText(t('message.failed.what'))).toBeVisible()
      await expect(finder.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await emulate(page)
      await finder.getByRole('button', { name: textsOf(language, 'common')('tryAgain') }).click()
      await expect(finder.getByText(t('message.failed.what'))).toHaveCount(0)
      await expect(finder.getByRole('combobox')).toBeFocused()
      await context.setOffline(true)
      await finder.getByRole('combobox').fill('ma')
      await expect(finder.getByText(t('message.offline.next'))).toBeVisible()
      await context.setOffline(false)
      await expect(finder.getByText(t('message.offline.next'))).toHaveCount(0)
      // A page that is closed has nothing more to say.
      await page.close()
      errors.length = 0
    },
  )
}

test('when texts and names are hostile, then they are shown as text', { tag: '@desktop' }, async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>'
  await signIn(page, 'viewer@liner.test', '/organizations/new')
  await page.getByLabel('Organization name').fill(name)
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(page.getByLabel('Artist name')).toBeVisible()
  const finder = await openByKeys(page)
  await page.keyboard.type('img src')
  await expect(finder.getByRole('option', { name })).toBeVisible()
  for (const text of ['<script>alert(1)</script>', '{{text}}', '$t(common:close)', '***', '../../etc/passwd']) {
    await finder.getByRole('combobox').fill(text)
    await expect(finder.getByText(inEnglish('message.nothing.what', { text }))).toBeVisible()
  }
  await finder.getByRole('combobox').fill('a'.repeat(10_000))
  await expect(finder.getByRole('status')).toContainText('a'.repeat(200))
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})

test(
  'when the stored recent choices were tampered with, then they are ignored',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'viewer@liner.test')
    const finder = await openByKeys(page)
    await page.keyboard.type('analytics')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/analytics/)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('palette-recent:'))
          localStorage.setItem(
            key,
            '{"state":[{"kind":"releases","id":"../evil","name":"Evil","organizationId":null}]}',
          )
    })
    await page.goto('/profile')
    await openByKeys(page)
    await expect(finder.getByRole('option', { name: 'Evil' })).toHaveCount(0)
    await expect(finder.getByRole('group', { name: inEnglish('group.recent') })).toHaveCount(0)
  },
)

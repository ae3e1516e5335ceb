import { chooseOrganization, openMenu } from './fixtures/shell.ts'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

for (const language of LANGUAGES)
  test(
    `when a few letters of an organization are typed, then it is found and can be chosen by keyboard (${language})`,
    { tag: [screenOf(language), '@access-2.6.3', '@access-3.7', '@access-6.2'] },
    async ({ page }) => {
      const t = textsOf(language, 'shell')
      await signIn(page, 'member@liner.test', `/artists?lng=${language}`)
      await expect(page.getByText('Vela Nera').first()).toBeVisible()
      await openMenu(page, new RegExp(`^${t('openMenu')}`))
      const select = page.getByRole('button', { name: `${t('organization')}: Lanterna Dischi` })
      await select.click()
      const search = page.getByRole('combobox', { name: t('findOrganization') })
      await expect(search).toBeFocused()
      const options = page.getByRole('dialog', { name: t('organization'), exact: true }).getByRole('option')
      await expect(options).toHaveCount(2)
      await expect(page.getByRole('option', { name: 'Lanterna Dischi' })).toHaveAttribute('aria-selected', 'true')
      await search.fill('zzz')
      await expect(page.getByText(t('noOrganization', { text: 'zzz' }))).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(search).toBeHidden()
      await expect(select).toBeFocused()
      await page.keyboard.press('Enter')
      await search.fill('halyárd')
      await expect(options).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Maren Ashdown').first()).toBeVisible()
      await expect(page.getByText('Vela Nera')).toHaveCount(0)
    },
  )

test(
  'when a user has one organization, then there is no organization menu',
  { tag: ['@desktop', '@access-6.3'] },
  async ({ page }) => {
    await signIn(page, 'artist@liner.test')
    await openMenu(page)
    await expect(page.getByRole('button', { name: /^Organization: / })).toBeDisabled()
  },
)

test('when an organization is chosen, then the next visit opens it', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'member@liner.test')
  await expect(page.getByText('Vela Nera').first()).toBeVisible()
  await chooseOrganization(page, 'Halyard Music')
  await expect(page.getByText('Maren Ashdown').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Maren Ashdown').first()).toBeVisible()
})

test(
  'when a user has no organization, then they have sign-out, profile and notifications, and no menu',
  {
    tag: [
      '@desktop',
      '@access-2.1.3',
      '@access-4.9',
      '@access-6.4',
      '@access-6.6',
      '@access-2.5.2',
      '@catalogue-4.17',
      '@catalogue-2.1.2',
    ],
  },
  async ({ page }) => {
    await signIn(page, 'invited@liner.test')
    await expect(page).toHaveURL(/\/organizations\/new/)
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('user-session') ?? '{}').state.organizationId),
    ).toBeNull()
    await page.getByRole('button', { name: 'Do this later' }).click()
    await expect(page).toHaveURL(/\/profile/)
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await openMenu(page)
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'New release' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page).toHaveURL(/\/login/)
  },
)

test(
  'when an invitation is accepted, then its organization opens',
  { tag: ['@desktop', '@catalogue-4.9'] },
  async ({ page }) => {
    await signIn(page, 'invited@liner.test')
    await expect(page.getByText('by Marta Olcese')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept: Lanterna Dischi' }).click()
    await expect(page).toHaveURL(/\/releases/)
    await expect(page.getByText(/33 releases/)).toBeVisible()
  },
)

test(
  'when an invitation is declined, then it disappears',
  { tag: ['@desktop', '@catalogue-4.9'] },
  async ({ page }) => {
    await signIn(page, 'invited@liner.test')
    await page.getByRole('button', { name: 'Decline: Lanterna Dischi' }).click()
    await expect(page.getByText('by Marta Olcese')).toHaveCount(0)
    await expect(page.getByLabel('Organization name')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Organization name')).toBeVisible()
    await expect(page.getByText('by Marta Olcese')).toHaveCount(0)
  },
)

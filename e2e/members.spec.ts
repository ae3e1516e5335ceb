import type { Page } from '@playwright/test'
import { isInDraft } from './fixtures/indexed-db.ts'
import { openMenu } from './fixtures/shell.ts'
import { expect, expectAccessible, PASSWORD, signIn, storeSession, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

const openMembers = async (page: Page, language = 'en') => {
  await page.goto(`/organizations?lng=${language}`)
  await page.getByRole('link', { name: 'Lanterna Dischi' }).first().click()
  await expect(page.getByText('carlo.parodi@lanterna.test')).toBeVisible()
}
const chooseAction = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions: ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const signInAgain = async (page: Page, email: string) => {
  await page.evaluate(() => localStorage.removeItem('user-session'))
  await signIn(page, email)
}

/** Changes the artist's permissions through the API, as a manager on another device. */
const setArtistPermissions = async (page: Page, permissions: string[]) =>
  page.evaluate(
    async ([password, given]) => {
      const ask = async (path: string, token: string, json?: unknown, query = '') => {
        const { organizationId } = JSON.parse(localStorage.getItem('user-session') ?? '{}').state
        const answer = await fetch(`/api/trpc/${path}${query}`, {
          method: json === undefined ? 'GET' : 'POST',
          headers: { 'content-type': 'application/json', 'x-organization-id': organizationId, authorization: token },
          ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        })
        return (await answer.json()).result.data
      }
      const { organizationId } = JSON.parse(localStorage.getItem('user-session') ?? '{}').state
      const { token } = await ask('auth.signIn', '', { email: 'member@liner.test', password })
      const bearer = `Bearer ${token}`
      const input = `?input=${encodeURIComponent(JSON.stringify({ organizationId }))}`
      const members = await ask('organizations.members', bearer, undefined, input)
      const { id: memberId, revision } = members.find(
        ({ user }: { user: { email: string } }) => user.email === 'artist@liner.test',
      )
      const all = { role: 'OTHER', artists: 'ALL', labels: 'ALL', releases: 'ALL' }
      await ask('organizations.updateMember', bearer, { memberId, revision, permissions: given, ...all })
    },
    [PASSWORD, permissions] as const,
  )

for (const language of LANGUAGES) {
  const t = textsOf(language, 'members')
  const errors = textsOf(language, 'errors')
  const entities = textsOf(language, 'entities')

  test(
    `when a member is invited, then every field is required, and an offline attempt loses nothing (${language})`,
    {
      tag: [screenOf(language), '@catalogue-5.25', '@catalogue-6.9'],
    },
    async ({ page, context, errors: logged }) => {
      await storeSession(page, 'member@liner.test')
      await openMembers(page, language)
      await page.getByRole('button', { name: t('invite'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: t('inviteTitle', { name: 'Lanterna Dischi' }) })
      const send = dialog.getByRole('button', { name: t('form.invite') })
      await send.click()
      await expect(dialog.getByText(entities('invalid.required'))).toBeVisible()
      await expect(dialog.getByText(errors('code.ROLE_REQUIRED'))).toBeVisible()
      await expect(dialog.getByText(errors('code.PERMISSION_REQUIRED'))).toBeVisible()
      await dialog.getByLabel(t('form.role')).selectOption('ARTIST')
      await dialog.getByLabel(t('all.artists')).uncheck()
      await send.click()
      await expect(dialog.getByText(errors('code.SCOPE_REQUIRED'))).toBeVisible()
      await dialog.getByRole('combobox', { name: t('chosen.artists') }).fill('vela')
      await page.getByRole('option', { name: 'Vela Nera' }).click()
      await expect(dialog.getByRole('region', { name: t('preview.title') })).toContainText(
        t('only.artists_one', { count: 1 }),
      )
      await dialog.getByLabel(t('form.email')).fill('member@liner.test')
      await send.click()
      await expect(dialog.getByText(errors('code.SELF_INVITATION'))).toBeVisible()
      if (language === 'en') await expectAccessible(page)
      await dialog.getByLabel(t('form.email')).fill('ada@new.test')
      await context.setOffline(true)
      await send.click()
      await expect(dialog.getByText(errors('network'))).toBeVisible()
      await context.setOffline(false)
      // The address has the invitation open; closed, it can be continued.
      await page.reload()
      await expect(dialog.getByLabel(t('form.email'))).toHaveValue('ada@new.test')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: t('inviteOn') }).click()
      await expect(dialog.getByLabel(t('form.email'))).toHaveValue('ada@new.test')
      await expect(dialog.getByText('Vela Nera')).toBeVisible()
      await send.click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(t('toast.invited', { email: 'ada@new.test' }))).toBeVisible()
      await page.getByRole('button', { name: t('actions', { name: 'ada@new.test' }) }).click()
      await expect(page.getByRole('menuitem', { name: t('invitation.again') })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: t('invitation.revoke') })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      logged.length = 0
    },
  )
}

test(
  'when an invited user accepts, then both users are notified',
  { tag: ['@desktop', '@catalogue-6.9'] },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openMembers(page)
    await page.getByRole('button', { name: 'Invite a member' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail').fill('label@liner.test')
    await dialog.getByLabel('Role').selectOption('LABEL')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog).toBeHidden()
    await signInAgain(page, 'label@liner.test')
    await page.goto('/notifications')
    await expect(page.getByText('Marta Olcese invited you to Lanterna Dischi.')).toBeVisible()
    await page.goto('/organizations/new')
    await page.getByRole('button', { name: 'Accept: Lanterna Dischi' }).click()
    await expect(page.getByText('You joined Lanterna Dischi')).toBeVisible()
    await signInAgain(page, 'member@liner.test')
    await page.goto('/notifications')
    await page.getByText('Gavino Puddori joined Lanterna Dischi.').click()
    await chooseAction(page, 'Gavino Puddori', 'Remove')
    await expect(page.getByRole('dialog', { name: 'Remove Gavino Puddori?' })).toBeVisible()
  },
)

test(
  'when members and bank fields change, then the history lists it, without the bank’s values',
  {
    tag: ['@desktop', '@catalogue-3.15'],
  },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openMembers(page)
    await chooseAction(page, 'Nina Calvera', 'Change permissions')
    const dialog = page.getByRole('dialog', { name: 'Permissions of Nina Calvera' })
    await expect(dialog.getByLabel('Role')).toHaveValue('ARTIST')
    await expect(dialog.getByText('Sestri Notte')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Labels', exact: true }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByText('Artist: Artists, Labels and Releases').or(page.getByText(/Artist: Labels, Artists/)),
    ).toBeVisible()
    await chooseAction(page, 'Simona Grondona', 'Remove')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('simona.grondona@lanterna.test')).toBeHidden()
    const history = page.getByRole('list', { name: 'History' })
    await expect(history.getByRole('listitem').first()).toContainText('Removed Simona Grondona')
    await expect(history).toContainText('Changed the permissions of Nina Calvera')
    await expect(history).toContainText('IBAN changed')
    await expect(history).not.toContainText('IT61')
    await expectAccessible(page)
  },
)

test('when one manager is left, then they cannot leave', { tag: ['@desktop', '@catalogue-6.9'] }, async ({ page }) => {
  await storeSession(page, 'member@liner.test')
  await openMembers(page)
  await chooseAction(page, 'Carlo Emanuele Parodi', 'Remove')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('An organization needs at least one manager. Add another one first.')).toBeVisible()
  await page.getByRole('button', { name: 'Actions: Marta Olcese' }).click()
  await expect(page.getByRole('menuitem', { name: 'Change permissions' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Leave' })).toHaveCount(0)
})

test(
  'when a member leaves, then another organization opens',
  { tag: ['@desktop', '@catalogue-6.9'] },
  async ({ page }) => {
    await storeSession(page, 'member@liner.test')
    await openMembers(page)
    await chooseAction(page, 'Marta Olcese', 'Leave')
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByText('Maren Ashdown').first()).toBeVisible()
  },
)

test(
  'when permissions are revoked, then an open tab loses them at its next call, with one error',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    await signIn(page, 'artist@liner.test')
    await expect(page).toHaveURL(/\/releases/)
    // What the page asks for at its start is answered as before.
    await expect(page.locator('[data-row-link]').first()).toBeVisible()
    await setArtistPermissions(page, ['MANAGE_ARTIST', 'MANAGE_LABEL'])
    await page.getByRole('searchbox').first().fill('vela')
    await expect(page).toHaveURL(/\/artists/)
    await expect(page.getByText('You can’t do that here')).toHaveCount(1)
    await expect(page.getByText('Lia Montaldi')).toBeVisible()
    await openMenu(page)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: /^Labels/ })).toBeVisible()
    await expect(menu.getByRole('link', { name: /^Releases/ })).toHaveCount(0)
    expect(errors.length).toBeLessThan(4)
    errors.length = 0
  },
)

test(
  'when an organization is created with all fields, then each is formatted as in its country',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'invited@liner.test')
    await page.getByLabel('Organization name').fill('Ada Records')
    // Only the name is asked for, until the details are wanted; reloaded, a draft with details opens them.
    await expect(page.getByRole('textbox')).toHaveCount(1)
    await page.getByRole('button', { name: 'Add details' }).press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Choose image' })).toBeFocused()
    await page.getByLabel('City').fill('Genova')
    await expect.poll(() => isInDraft(page, 'Genova')).toBe(true)
    await page.reload()
    await expect(page.getByLabel('City')).toHaveValue('Genova')
    await page.getByLabel('Country').selectOption('IT')
    await page.getByLabel('Postal code').fill('1612')
    await page.getByLabel('VAT number').fill('IT00743110158')
    await page.getByLabel('Tax code').fill('RSSMRA85T10A562T')
    await page.getByLabel('Phone').fill('+39 12')
    await page.getByLabel('IBAN').fill('IT60X0542811101000000123457')
    const create = page.getByRole('button', { name: 'Create organization' })
    await create.click()
    for (const name of ['Postal code', 'VAT number', 'Tax code', 'Phone', 'IBAN'])
      await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.getByLabel('Postal code').fill('16124')
    await page.getByLabel('VAT number').fill('IT00743110157')
    await page.getByLabel('Tax code').fill('RSSMRA85T10A562S')
    await page.getByLabel('Phone').fill('+39 010 555 0100')
    await page.getByLabel('IBAN').fill('IT60X0542811101000000123456')
    await create.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add your artist' })).toBeVisible()
  },
)

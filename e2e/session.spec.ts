import { expect, PASSWORD, signIn, test } from './fixtures/test.ts'
import { LANGUAGES, textsOf } from './fixtures/texts.ts'
import { openNewRelease } from './fixtures/workspace.ts'

// A second is what it takes; a busy machine is given another to look.
const SOON = { timeout: 2000 }

test('one tab signs out and in, and every other follows within a second', async ({ page, context, isMobile }) => {
  await signIn(page, 'member@liner.test')
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const other = await context.newPage()
  await other.goto('/releases')
  await expect(other.getByText('33 releases')).toBeVisible()

  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/, SOON)
  await expect(other.getByText('33 releases')).toHaveCount(0)
  expect(await other.evaluate(() => localStorage.getItem('user-session'))).not.toContain('"jwt":"')
})

test('a session that was tampered with is set aside, not trusted', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('user-session', '{"state":{"jwt":["x"],"organizationId":1}}'))
  await page.goto('/releases')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('user-session-set-aside'))).toContain('"jwt":["x"]')
})

test('a session that ends while something is typed leads back to it, with what was typed', async ({ page, errors }) => {
  await signIn(page, 'member@liner.test')
  await openNewRelease(page, 'basics')
  await page.getByLabel('Version').fill('Live at the Pier')
  await expect(page.getByText('Draft kept at')).toBeVisible()
  const address = page.url()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('user-session') ?? '{}')
    kept.state.jwt = 'ended'
    localStorage.setItem('user-session', JSON.stringify(kept))
  })
  await page.goto(address)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('E-mail').fill('member@liner.test')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByLabel('Version')).toHaveValue('Live at the Pier')
  expect(errors.filter((error) => !error.includes('401'))).toEqual([])
  errors.length = 0
})

test('after a switch no row of the old organization is shown, with calls still in flight', async ({
  page,
  isMobile,
}) => {
  await signIn(page, 'member@liner.test')
  await expect(page.getByText('Vela Nera').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('liner-emulation', JSON.stringify({ latency: 'demo' })))
  for (const area of ['Releases', 'Assets', 'Artists']) {
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: new RegExp(`^${area}`) }).click()
  }
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('combobox', { name: 'Organization', exact: true }).selectOption('Halyard Music')
  await page.evaluate(() => {
    const content = document.querySelector('main')
    const seen: string[] = []
    Object.assign(window, { seen })
    // The rows of before go with the next paint; whatever comes after that is looked at.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (content === null) return
        const note = () => seen.push(content.innerText)
        new MutationObserver(note).observe(content, { childList: true, subtree: true, characterData: true })
        note()
      }),
    )
  })
  await expect(page.getByText('Maren Ashdown').first()).toBeVisible()
  const seen = await page.evaluate(() => ('seen' in window ? String(window.seen) : ''))
  expect(seen).toContain('Maren Ashdown')
  expect(seen).not.toContain('Vela Nera')
})

for (const language of LANGUAGES) {
  const t = textsOf(language, 'access')
  const network = textsOf(language, 'errors')('network')

  test(`the network goes between the steps of a sign-up, and nothing typed is lost (${language})`, async ({
    page,
    context,
    errors,
  }) => {
    await page.goto(`/signup?lng=${language}`)
    const email = page.getByLabel(t('field.email'))
    await email.fill('ada@new.test')
    await page.getByRole('checkbox').check()
    await context.setOffline(true)
    await page.getByRole('button', { name: t('signUp.action') }).click()
    await expect(page.getByRole('alert').filter({ hasText: network })).toBeVisible({ timeout: 20_000 })
    await expect(email).toHaveValue('ada@new.test')
    await context.setOffline(false)
    await page.getByRole('button', { name: t('signUp.action') }).click()

    const code = page.getByLabel(t('field.code'))
    await code.fill('123456')
    await context.setOffline(true)
    await page.getByRole('button', { name: t('code.action') }).click()
    await expect(page.getByRole('alert').filter({ hasText: network })).toBeVisible({ timeout: 20_000 })
    await expect(code).toHaveValue('123456')
    await context.setOffline(false)
    await page.getByRole('button', { name: t('code.action') }).click()
    await expect(page.getByRole('textbox', { name: t('field.newPassword') })).toBeVisible()
    expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    errors.length = 0
  })
}

import { emulate } from './fixtures/emulation.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'
import { LANGUAGES, screenOf, textsOf } from './fixtures/texts.ts'

for (const language of LANGUAGES)
  test(
    `when the terms are read during a sign-up, then nothing typed is lost (${language})`,
    { tag: [screenOf(language), '@access-2.4.3', '@access-2.6.13', '@access-5.2', '@access-5.7'] },
    async ({ page }) => {
      const t = textsOf(language, 'access')
      await page.goto(`/signup?lng=${language}`)
      const email = page.getByLabel(t('field.email'))
      const terms = page.getByRole('checkbox')
      await expect(page.getByRole('button', { name: t('social.google'), exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: t('social.facebook'), exact: true })).toBeVisible()
      await expect(page.getByText(`${t('field.email')} *`)).toBeVisible()
      await email.fill('ada@')
      await expect(email).not.toHaveAttribute('aria-invalid', 'true')
      for (const kind of ['terms', 'privacy'] as const) {
        const title = t(`legal.${kind}.title`)
        await page.getByRole('link', { name: title, exact: false }).click()
        const dialog = page.getByRole('dialog', { name: title })
        await expect(dialog).toContainText(t(`legal.${kind}.first`))
        if ((page.viewportSize()?.width ?? 0) > 700)
          await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(640)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
      await expect(terms).not.toBeChecked()

      await page.getByRole('button', { name: t('signUp.action') }).click()
      const termsError = page.getByText(t('error.terms'))
      for (const message of [page.getByText(t('error.email')), termsError]) {
        await expect(message).toBeVisible()
        const look = await message.evaluate((element) => {
          const framed = element.closest('p') ?? element
          const sign = getComputedStyle(framed, '::before')
          return { color: getComputedStyle(element).color, sign: `${sign.maskImage} ${sign.backgroundImage}` }
        })
        const [red = 0, green = 0, blue = 0] = (look.color.match(/[\d.]+/g) ?? []).map(Number)
        expect(red).toBeGreaterThan(Math.max(green, blue))
        expect(look.sign).toContain('url(')
      }
      await expectAccessible(page)
      await email.fill('ada@new.test')
      await expect(page.getByText(t('error.email'))).toHaveCount(0)
      // Its label ticks the box, and says that it is required.
      await page
        .getByText(t('signUp.terms').split('<')[0] ?? '', { exact: false })
        .first()
        .click({ position: { x: 4, y: 4 } })
      await expect(terms).toBeChecked()
      await expect(terms).toHaveAttribute('required')
      await expect(termsError).toHaveCount(0)
      await page.getByRole('link', { name: t('signIn.action') }).click()
      await expect(page).toHaveURL(/\/login/)
    },
  )

test(
  'when a call is running, then nothing else can be pressed',
  { tag: ['@desktop', '@access-2.4.11'] },
  async ({ page }) => {
    await emulate(page, { latency: 'demo' })
    await page.goto('/signup')
    await page.getByLabel('E-mail').fill('ada@new.test')
    await page.getByRole('checkbox').check()
    const pressable = await page.getByRole('button', { name: 'Confirm e-mail' }).evaluate(async (button) => {
      const form = button.closest('form')
      const controls = () => [...(form?.querySelectorAll('input, button') ?? [])]
      const all = controls().length
      // Seen as it happens: on a slow machine the answer may come within one frame.
      const left = new Promise<number>((resolve) => {
        const look = () => {
          if (form?.querySelector('fieldset:disabled') === null) return
          resolve(controls().filter((control) => !control.matches(':disabled')).length)
        }
        new MutationObserver(look).observe(document, { subtree: true, attributes: true, childList: true })
      })
      if (button instanceof HTMLElement) button.click()
      return { all, left: await left }
    })
    expect(pressable).toEqual({ all: 5, left: 0 })
    await expect(page.getByLabel('Code')).toBeFocused()
  },
)

test(
  'when a password is asked for, then it can be pasted, shown and filled in by a password manager',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login')
    const password = page.getByLabel('Password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username')
    await password.evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'pasted')
      const allowed = field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
      if (!allowed) throw new Error('pasting is forbidden')
    })
    await password.fill('Liner-2026!')
    await expect(password).toHaveAttribute('type', 'password')
    const show = page.getByRole('button', { name: 'Show what you typed' })
    await expect(show).toHaveAttribute('aria-pressed', 'false')
    await password.press('Tab')
    await expect(show).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('Liner-2026!')
  },
)

test(
  'when a code cannot be sent, then a toast says so, and the console logs it',
  { tag: ['@desktop', '@access-8.2'] },
  async ({ page, errors }) => {
    await page.goto('/signup')
    await emulate(page, { fail: { 'auth.signUp': 'CONFLICT' } })
    await page.getByLabel('E-mail').fill('ada@new.test')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Confirm e-mail' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'That didn’t work' })
    await expect(toast).toContainText('We couldn’t send the code. Try again in a moment.')
    await expect(page.getByLabel('E-mail')).toHaveValue('ada@new.test')
    await expect.poll(() => errors.filter((error) => error === 'CONFLICT')).toHaveLength(1)
    errors.length = 0
  },
)

test.describe('before the sign-in', { tag: '@desktop' }, () => {
  test('when the catalogue’s chunks cannot be loaded, then the sign-in page still works', async ({ page, errors }) => {
    // The chunks of `config/chunks.ts` that only screens behind the sign-in need.
    const ofTheCatalogue = /\/(lists|releases|shared|entity|import|workspace|submissions)-[^/]*\.js$/
    await page.route(ofTheCatalogue, (route) => route.abort())
    await page.goto('/login')
    await page.getByLabel('E-mail').fill('member@liner.test')
    await page.getByLabel('Password').fill('not the one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Wrong email or password. Please try again.')).toBeVisible()
    // What is loaded in the background fails later: a page that is closed has nothing more to say.
    await page.close()
    expect(
      errors.splice(0).filter((error) => !/ERR_FAILED|status of 400|dynamically imported module/.test(error)),
    ).toEqual([])
  })

  test('when a chunk is missing, then the page is reloaded, unless the form has input', async ({ page }) => {
    await page.goto('/login')
    const email = page.getByLabel('E-mail')
    const failToLoad = () =>
      page.evaluate(async () => {
        window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }))
        // The page makes the same request before it reloads.
        await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' })
      })
    await email.fill('member@liner.test')
    await failToLoad()
    await expect(email).toHaveValue('member@liner.test')
    await email.fill('')
    const reloaded = page.waitForEvent('load')
    // The reload may end the script.
    await Promise.all([reloaded, failToLoad().catch(() => undefined)])
  })
})

test(
  'when a language is clicked, then the next load uses it, whatever the address or a cookie says',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.addCookies([{ name: 'i18next', value: 'it', domain: 'localhost', path: '/' }])
    await page.goto('/login?lng=it&redirect=%2Fpeople')
    await page.getByRole('button', { name: 'English' }).click()
    const title = page.getByRole('heading', { level: 1, name: textsOf('en', 'access')('signIn.title') })
    await expect(title).toBeVisible()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fpeople$/)
    await page.reload()
    await expect(title).toBeVisible()
    await page.goto('/login')
    await expect(title).toBeVisible()
  },
)

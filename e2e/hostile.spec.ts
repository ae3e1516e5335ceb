import type { Page } from '@playwright/test'
import { HOSTILE_PATHS, HOSTILE_VALUES } from './fixtures/hostile-values.ts'
import { navigateWithoutReload } from './fixtures/navigate.ts'
import { expect, PASSWORD, signIn, test } from './fixtures/test.ts'

const ONE_IN = 10
/**
 * Every tenth value, in each place another tenth. What is refused is decided below the browser, where the tests of
 * `route-guard`, `hostile-input` and `hostile-names` try each; here is seen what the page makes of it.
 */
const tenth = <T>(all: readonly T[], from: number): T[] => all.filter((_, index) => index % ONE_IN === from % ONE_IN)

/** Expects the page to work: on our origin, with its title. */
const expectIntact = async (page: Page, why?: string) => {
  expect(new URL(page.url()).origin, why).toBe('http://localhost:' + new URL(page.url()).port)
  await expect(page.getByRole('heading', { level: 1 }), why).toBeVisible()
}

type Tried = { value: string; typed: string; after: string; invalid: boolean; message: string }

/** Types each value into a field and submits the form, as fast as the page allows. */
const submitEach = async (page: Page, values: string[], field: string, button: string): Promise<Tried[]> => {
  await page.getByLabel(field).first().waitFor()
  return page.evaluate(
    async ([attempts, label, action]) => {
      const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const isBusy = () => document.querySelector('fieldset:disabled, button[data-loading]') !== null
      // A form is checked, and a call begins, a moment after the press.
      const settled = async () => {
        for (let calm = 0; calm < 3;) {
          await nextPaint()
          calm = isBusy() ? 0 : calm + 1
        }
      }
      const labelled = [...document.querySelectorAll('label')].find(({ innerText }) =>
        innerText.replace('*', '').trim().startsWith(label),
      )
      const input = document.getElementById(labelled?.htmlFor ?? '')
      const send = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === action)
      if (!(input instanceof HTMLInputElement) || send === undefined) throw new Error(`no field ${label}`)
      const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      const tried = []
      for (const value of attempts) {
        property?.set?.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        const typed = input.value
        send.click()
        await settled()
        const invalid = input.getAttribute('aria-invalid') === 'true'
        const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
        const descriptions = described.map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
        const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')].map(({ innerText }) => innerText)
        tried.push({ value, typed, after: input.value, invalid, message: `${descriptions} ${alerts.join(' ')}`.trim() })
      }
      return tried
    },
    [values, field, button] as const,
  )
}

type Form = {
  name: string
  field: string
  button: string
  open: (page: Page) => Promise<void>
  /** The values that this field may accept. */
  takes?: (value: string) => boolean
}
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [field, value] of Object.entries(values)) await page.getByLabel(field).first().fill(value)
}
const isAddress = (value: string) => /^[\w.%+-]+@label\.com$/i.test(value.trim())
const isFilled = (value: string) => value.trim() !== ''

const goToCode = async (page: Page) => {
  await page.goto('/signup')
  await fill(page, { 'E-mail': 'ada@new.test' })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Confirm e-mail' }).click()
  await page.getByLabel('Code').waitFor()
}
const goToPassword = async (page: Page) => {
  await goToCode(page)
  await fill(page, { Code: '123456' })
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await page.getByLabel('Repeat password').waitFor()
}
const goToRegistration = (page: Page) => signIn(page, 'newcomer@liner.test')

const FORMS: Form[] = [
  {
    name: 'the address of a sign-up',
    field: 'E-mail',
    button: 'Confirm e-mail',
    takes: isAddress,
    open: async (page) => {
      await page.goto('/signup')
      // Without the terms even a valid address is refused.
    },
  },
  {
    name: 'the address of a sign-in',
    field: 'E-mail',
    button: 'Sign in',
    takes: isAddress,
    open: async (page) => void (await page.goto('/login')),
  },
  {
    name: 'the password of a sign-in',
    field: 'Password',
    button: 'Sign in',
    open: async (page) => {
      await page.goto('/login')
      await fill(page, { 'E-mail': 'member@liner.test' })
    },
  },
  {
    name: 'the address of a recovery',
    field: 'E-mail',
    button: 'Send code',
    takes: isAddress,
    open: async (page) => void (await page.goto('/forgot-password')),
  },
  { name: 'the code', field: 'Code', button: 'Confirm code', open: goToCode },
  { name: 'the new password', field: 'New password', button: 'Set password', open: goToPassword, takes: isFilled },
  { name: 'the repeated password', field: 'Repeat password', button: 'Set password', open: goToPassword },
  {
    name: 'a first name',
    field: 'First name',
    button: 'Complete registration',
    open: goToRegistration,
    takes: isFilled,
  },
  { name: 'a last name', field: 'Last name', button: 'Complete registration', open: goToRegistration, takes: isFilled },
  {
    name: 'a telephone number',
    field: 'Phone (optional)',
    button: 'Complete registration',
    open: goToRegistration,
    takes: () => true,
  },
]

for (const [index, { name, field, button, open, takes = () => false }] of FORMS.entries())
  test(
    `when hostile values are typed into ${name}, then each is refused with a reason and stays as typed`,
    { tag: '@desktop' },
    async ({ page, errors }) => {
      const values = tenth(HOSTILE_VALUES, index)
      expect(values).toHaveLength(20)
      await open(page)
      const tried = await submitEach(page, values, field, button)
      expect(tried).toHaveLength(values.length)
      for (const { value, typed, after, invalid, message } of tried) {
        expect(after, value).toBe(typed)
        if (takes(value) || takes(typed)) continue
        expect(invalid || message !== '', `${JSON.stringify(value.slice(0, 40))} is refused`).toBe(true)
        expect(message, `${JSON.stringify(value.slice(0, 40))} gets a reason`).not.toBe('')
      }
      await expectIntact(page)
      expect(errors.filter((error) => !/status of (400|429)/.test(error))).toEqual([])
      errors.length = 0
    },
  )

test(
  'when an organization and an artist have hostile names, then these are saved and shown as text',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    const names = HOSTILE_VALUES.map((value) => value.trim())
      .filter((value, index, all) => value.length <= 100 && /[<{$'"]/.test(value) && all.indexOf(value) === index)
      .slice(0, 8)
    expect(names.length).toBe(8)
    await signIn(page, 'viewer@liner.test')
    for (const name of names) {
      await page.goto('/organizations/new')
      await fill(page, { 'Organization name': name })
      await page.getByRole('button', { name: 'Create organization' }).click()
      await expect(page.getByLabel('Artist name')).toBeVisible()
      await expect(page.getByRole('button', { name: `Organization: ${name}`, exact: true })).toBeVisible()
    }
    expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0)
    expect(errors).toEqual([])
  },
)

test(
  'when an invite link is hostile, then it leads to the sign-up, without a code that cannot be one',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/signup')
    for (const [index, path] of [...tenth(HOSTILE_PATHS, 0), ...tenth(HOSTILE_PATHS, 3)].entries())
      for (const entry of ['/invite/', '/signup?code=']) {
        const address = `${entry}${encodeURIComponent(path)}`
        if (index % ONE_IN === 0) await page.goto(address)
        else await navigateWithoutReload(page, address)
        await expectIntact(page, path)
        const session = await page.evaluate(() => localStorage.getItem('user-session') ?? '{}')
        expect(JSON.parse(session).state?.inviteCode ?? null, path).toBeNull()
      }
  },
)

test(
  'when the redirect after the sign-in is hostile, then it ends inside the app',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login')
    for (const [index, path] of [...tenth(HOSTILE_PATHS, 0), ...tenth(HOSTILE_PATHS, 7)].entries()) {
      const address = `/login?redirect=${encodeURIComponent(path)}`
      if (index % ONE_IN === 0) await page.goto(address)
      else await navigateWithoutReload(page, address)
      await fill(page, { 'E-mail': 'viewer@liner.test', Password: PASSWORD })
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page, path).not.toHaveURL(/\/login/)
      await expectIntact(page, path)
      await page.evaluate(() => {
        localStorage.removeItem('user-session')
        dispatchEvent(new StorageEvent('storage', { key: 'user-session' }))
      })
      await expect(page).toHaveURL(/\/login/)
    }
  },
)

import type { Page } from '@playwright/test'
import { patience } from '../fixtures/machine-speed.ts'
import { expect, signIn, test } from '../fixtures/production.ts'
import { textsOf } from '../fixtures/texts.ts'
import { callsOf, cancelOverlay, workingText } from '../fixtures/unanswered-calls.ts'
import { masterFile, wav } from '../fixtures/wav.ts'
import { openNewRelease } from '../fixtures/workspace.ts'

const access = textsOf('en', 'access')
const common = textsOf('en', 'common')
const errorTexts = textsOf('en', 'errors')
const outbox = textsOf('en', 'outbox')
const profile = textsOf('en', 'profile')
const releases = textsOf('en', 'releases')
const shell = textsOf('en', 'shell')
const NAME = 'Ada Lovelace'

const SILENT = { kind: 'silent' } as const

const create = (page: Page) => page.getByRole('button', { name: 'Create person' })

/** Types a new person without creating it, with a clock that the test controls. */
const typePerson = async (page: Page) => {
  await page.clock.install()
  await signIn(page, 'member@liner.test', '/people/new')
  await page.getByLabel('Name').fill(NAME)
}

test.describe('when the server is silent', { tag: '@desktop' }, () => {
  test('then Escape closes the overlay, nothing typed is lost, and no second person is created', async ({
    page,
    server,
  }) => {
    await typePerson(page)
    server.set('people.create', SILENT)
    await create(page).click()
    await expect(cancelOverlay(page)).toBeVisible()
    await page.clock.fastForward(3000)
    await expect(page.getByText(common('workingLong'))).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(cancelOverlay(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cancelOverlay(page)).toHaveCount(0)
    await expect(page.getByLabel('Name')).toHaveValue(NAME)
    await expect(page.getByRole('alert').filter({ hasText: errorTexts('code.CLIENT_CLOSED_REQUEST') })).toBeVisible()

    // Without an answer in time it is queued, and created once when the server is back.
    await create(page).click()
    await expect.poll(() => callsOf(server, 'people.create')).toBe(2)
    await page.clock.fastForward(10_000)
    await expect(page.getByText(outbox('waiting.title'))).toBeVisible()
    // The outbox retries at once: that attempt must end as well. One that began later would be answered, and its toast
    // would be over after the ten seconds.
    await expect.poll(() => callsOf(server, 'people.create')).toBe(3)
    server.heal()
    await page.clock.fastForward(10_000)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText(outbox('allSent.message'))).toBeVisible()
    await page.goto(`/people?search=Lovelace`)
    await expect(page.locator('[data-row-link]')).toHaveCount(1)
  })

  test('then losing the network ends the call at once, and the change is queued', async ({
    page,
    context,
    server,
    errors,
  }) => {
    await signIn(page, 'member@liner.test', '/people')
    await page.locator('[data-row-link]').first().click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Name').fill(NAME)
    server.set('people.update', SILENT)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(cancelOverlay(page)).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible(patience(3000))
    await expect(cancelOverlay(page)).toHaveCount(0)
    // Without a worker, the outbox's texts cannot be loaded either.
    await page.close()
    errors.length = 0
  })

  test('then Save shows that it works, also while a track that came before it is not answered', async ({
    page,
    server,
  }) => {
    await signIn(page, 'member@liner.test', '/artists')
    await openNewRelease(page, 'tracks')
    server.set('assets.create', SILENT)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(masterFile('tone.wav', wav({ seconds: 6 })))
    await expect.poll(() => callsOf(server, 'assets.create')).toBe(1)
    const save = page.getByRole('button', { name: releases('save') })
    await save.click()
    await expect(save).toHaveAttribute('data-loading', patience(3000))
    await expect(page.getByText(shell('silent'))).toBeVisible()
  })

  test('then a change that cannot be queued fails within 10 s', async ({ page, server }) => {
    await page.clock.install()
    await page.goto('/login?lng=en')
    server.set('auth.signIn', SILENT)
    await page.getByLabel('E-mail').fill('member@liner.test')
    await page.getByLabel('Password').fill('Liner-2026!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(cancelOverlay(page)).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('alert').filter({ hasText: errorTexts('code.TIMEOUT') })).toBeVisible()
    expect(callsOf(server, 'auth.signIn')).toBe(1)
    await expect(page.getByLabel('E-mail')).toHaveValue('member@liner.test')
  })

  test('then a change of the password says that it may have been made, and is not sent again', async ({
    page,
    server,
  }) => {
    await page.clock.install()
    await signIn(page, 'member@liner.test', '/profile/you')
    server.set('auth.changePassword', SILENT)
    await page.getByRole('button', { name: profile('password.change') }).click()
    const form = page.getByRole('form', { name: profile('password.change') })
    await form.getByLabel(profile('field.currentPassword')).fill('Liner-2026!')
    await form.getByLabel('New password').fill('Liner-2026-next!')
    await form.getByLabel('Repeat password').fill('Liner-2026-next!')
    await form.getByRole('button', { name: 'Set password' }).click()
    await expect.poll(() => callsOf(server, 'auth.changePassword')).toBe(1)
    await page.clock.fastForward(10_000)
    await expect(form.getByRole('alert').filter({ hasText: profile('password.unanswered') })).toBeVisible()
    await expect(form.getByLabel('New password')).toHaveValue('Liner-2026-next!')
    expect(callsOf(server, 'auth.changePassword')).toBe(1)
  })

  test('then a recovered password may have been saved, and the person is told to try it', async ({ page, server }) => {
    await page.clock.install()
    await page.goto('/forgot-password?lng=en')
    await page.getByLabel(access('field.email')).fill('artist@liner.test')
    await page.getByRole('button', { name: access('recovery.action') }).click()
    await page.getByLabel(access('field.code')).fill('123456')
    await page.getByRole('button', { name: access('code.action') }).click()
    const password = page.getByRole('textbox', { name: access('field.newPassword') })
    await password.fill('Liner-2026-next!')
    await page.getByLabel(access('field.confirmation')).fill('Liner-2026-next!')
    const before = callsOf(server, 'auth.passwordRecovery')
    server.set('auth.passwordRecovery', SILENT)
    await page.getByRole('button', { name: access('newPassword.action') }).click()
    await expect.poll(() => callsOf(server, 'auth.passwordRecovery')).toBe(before + 1)
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('alert').filter({ hasText: access('newPassword.unanswered') })).toBeVisible()
    await expect(password).toHaveValue('Liner-2026-next!')
  })

  test('then a decision can be cancelled in its dialog, and the dialog says that there was no answer', async ({
    page,
    server,
  }) => {
    await page.clock.install()
    await signIn(page, 'admin@liner.test', '/submissions')
    server.set('submissions.decide', SILENT)
    await page.getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await dialog
      .getByRole('status')
      .getByRole('button', { name: common('cancel') })
      .click()
    await expect(page.getByText(errorTexts('code.CLIENT_CLOSED_REQUEST'))).toBeVisible()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(workingText(dialog)).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(page.getByText(errorTexts('code.TIMEOUT'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled()
  })

  test('then the spinner of the pressed button is in its middle, also with reduced motion', async ({
    page,
    server,
  }) => {
    await signIn(page, 'admin@liner.test', '/submissions')
    server.set('submissions.decide', SILENT)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    const spinner = page.getByRole('dialog').locator('.mantine-Button-loader')
    const distance = () =>
      spinner.evaluate((element) => {
        const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const
        const [x, y] = middle(element.getBoundingClientRect())
        const [buttonX, buttonY] = middle(element.closest('button')?.getBoundingClientRect() ?? new DOMRect())
        return Math.hypot(x - buttonX, y - buttonY)
      })
    await expect.poll(distance).toBeLessThan(2)
  })

  test('then signing out ends the session in the browser at once', async ({ page, server }) => {
    await signIn(page, 'member@liner.test', '/people')
    await expect(page.locator('[data-row-link]').first()).toBeVisible()
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user-session') ?? '{}').state.jwt)
    server.set('*', SILENT)
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page.getByLabel('E-mail')).toBeVisible(patience(2000))
    await expect.poll(() => callsOf(server, 'auth.signOut')).toBe(1)
    expect(server.calls.find(({ procedures }) => procedures.includes('auth.signOut'))?.token).toBe(token)
  })

  test('then a list says so within 3 s, offers offline data and a retry', async ({ page, server }) => {
    await page.clock.install()
    await signIn(page, 'member@liner.test', '/people')
    await expect(page.locator('[data-row-link]').first()).toBeVisible()
    server.set('*', SILENT)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Labels' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible()
    await page.clock.fastForward(2500)
    await expect(page.getByRole('alert').filter({ hasText: common('error.lateTitle') })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Available offline' }).getByRole('link')).toHaveText(['People'])
    const middle = async (name: string) => {
      const { x = 0, width = 0 } = (await page.getByRole('heading', { name }).boundingBox()) ?? {}
      return x + width / 2
    }
    const apart = async () => Math.abs((await middle('Available offline')) - (await middle(common('error.lateTitle'))))
    await expect.poll(apart).toBeLessThan(0.5)
    await expect(page.getByText(shell('silent'))).toBeVisible()
    await page.clock.fastForward(12_500)
    await expect(page.getByRole('alert').filter({ hasText: common('error.awayTitle') })).toBeVisible()
    server.heal()
    const retry = page.getByRole('button', { name: common('tryAgain') })
    // The next poll may find the server back before the press does: the list then comes by itself.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 })
      await expect(page.locator('[data-row-link]').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByText(shell('silent'))).toHaveCount(0)
  })
})

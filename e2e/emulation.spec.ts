import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './fixtures/test.ts'

const MEMBER = 'member@liner.test'
const follow = (page: Page, path: string, link: string) => page.goto(`${path}?emulate=latency:none,language:en,${link}`)
/** The key is heard once the page is there. */
const openPanel = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Backquote')
}
const panelOf = (page: Page, name = 'Emulation') => page.getByRole('region', { name })

/** The warnings of the emulation since the last load: a browser empties its console then. */
const watchWarnings = (page: Page): readonly string[] => {
  const warnings: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) warnings.length = 0
  })
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('[emulation]')) warnings.push(message.text())
  })
  return warnings
}

test.describe('links of the emulation', { tag: '@desktop' }, () => {
  test('when a link lets a list fail, then it fails after a reload too, until another link', async ({
    page,
    errors,
  }) => {
    await follow(page, '/labels', 'as:member,fail:labels.list=FORBIDDEN')
    await expect(page.getByText('You can’t do that here')).toBeVisible()
    await expect(page).toHaveURL(/\/labels$/)
    const heading = page.getByRole('heading', { name: 'You don’t have access to this page' })
    await expect(heading).toBeVisible()
    await page.reload()
    await expect(page.getByText('You can’t do that here')).toBeVisible()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await follow(page, '/labels', '')
    await expect(page.getByRole('link', { name: 'Vico Dritto', exact: true })).toBeVisible()
    expect(errors.filter((error) => !/status of 403/.test(error))).toEqual([])
    errors.length = 0
  })

  test('when one link follows another, then nothing of the one before shows', async ({ page, errors }) => {
    await page.goto('/releases?emulate=latency:none,as:member,language:it,scheme:dark')
    const root = page.locator('html')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await expect(root).toHaveAttribute('lang', 'it')
    await page.goto('/releases?emulate=latency:none,as:member,scenario:one,fail:releases.list=TIMEOUT')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('[data-row]')).toHaveCount(0)
    await expect(root).toHaveAttribute('lang', /^en/)
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
    expect(errors.filter((error) => !/status of 5|status of 4/.test(error))).toEqual([])
    errors.length = 0
  })

  test('when a link has an unknown key, procedure or value, then the console names it and the rest holds', async ({
    page,
  }) => {
    const warnings = watchWarnings(page)
    await follow(page, '/labels', 'as:member,scenario:empty,latncy:4,fail:labels.lst=TIMEOUT,delay:labels.list=soon')
    await expect(page.getByRole('heading', { name: 'No labels yet' })).toBeVisible()
    expect(warnings.toSorted()).toEqual([
      '[emulation] Unknown procedure in fail: labels.lst',
      '[emulation] Unknown setting: latncy',
      '[emulation] Unknown value of delay for labels.list: "soon"',
    ])
  })

  test('when a link has a key that every object has, then the console names it and the page starts', async ({
    page,
  }) => {
    const warnings = watchWarnings(page)
    await follow(page, '/labels', 'as:member,constructor:1,toString:1,valueOf,__proto__:1')
    await expect(page.getByRole('link', { name: 'Vico Dritto', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/labels$/)
    expect(warnings.toSorted()).toEqual(
      ['__proto__', 'constructor', 'toString', 'valueOf'].map((key) => `[emulation] Unknown setting: ${key}`),
    )
  })

  test('when a command of the console is unknown, then the console names it and the others run', async ({ page }) => {
    await signIn(page, 'admin@liner.test', '/labels')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const warnings = watchWarnings(page)
    // As a text, because nothing checks the types in the console.
    await page.evaluate(`emulation.run({ as: 'member', notify: 'NEWS' })`)
    await expect(page.getByRole('link', { name: 'Vico Dritto', exact: true })).toBeVisible()
    expect(warnings).toEqual(['[emulation] Unknown value of notify: NEWS'])
  })

  test('when the scenario has expired sessions, then the user is asked to sign in again', async ({ page, errors }) => {
    await follow(page, '/labels', 'as:member,scenario:expired')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect(page.getByLabel('E-mail')).toBeVisible()
    expect(errors.filter((error) => !/status of 401/.test(error))).toEqual([])
    errors.length = 0
  })

  test('when the clock is moved, then the page and its data are of that day', async ({ page }) => {
    await follow(page, '/labels', 'as:member')
    await expect(page.getByRole('link', { name: 'Vico Dritto', exact: true })).toBeVisible()
    // The session that was open is over by then: the link opens it anew.
    await follow(page, '/labels', 'as:member,clock:30d')
    await expect(page.getByRole('link', { name: 'Vico Dritto', exact: true })).toBeVisible()
    const days = ((await page.evaluate(() => Date.now())) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 1)
  })
})

test.describe('the panel of the emulation', () => {
  test('when the key is pressed, then it opens, and Escape closes it and returns the focus', async ({ page }) => {
    await signIn(page, MEMBER, '/labels')
    await expect(page.getByRole('link', { name: 'Vico Dritto', exact: true })).toBeVisible()
    const search = page.getByRole('button', { name: 'New label' }).or(page.getByRole('link', { name: 'New label' }))
    await search.first().focus()
    await openPanel(page)
    const panel = panelOf(page)
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
    for (const part of ['Network', 'Failures', 'Notifications']) await panel.getByText(part, { exact: true }).click()
    await expectAccessible(page)
    await page.reload()
    await expect(panel.getByLabel('Latency')).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  test(
    'when a failure is added, then calls fail with it until it is removed, and the log shows them',
    { tag: '@desktop' },
    async ({ page, errors }) => {
      await page.setViewportSize({ width: 1800, height: 1000 })
      await signIn(page, MEMBER, '/labels')
      await openPanel(page)
      const panel = panelOf(page)
      await panel.getByText('Failures', { exact: true }).click()
      await panel.getByLabel('Procedure').fill('labels.lst')
      await panel.getByRole('button', { name: 'Add' }).click()
      await expect(panel.getByRole('alert')).toHaveText('Unknown: labels.lst')
      await panel.getByLabel('Procedure').fill('people.list')
      await panel.getByLabel('Code or text of the error').fill('TIMEOUT')
      await panel.getByRole('button', { name: 'Add' }).click()
      await page.getByRole('link', { name: /^People/ }).click()
      // Retries add rows above it until the screen gives up.
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      const logged = panel.getByRole('listitem').filter({ hasText: 'people.list' }).last()
      await expect(logged).toBeVisible()
      await logged.getByText('people.list', { exact: true }).click()
      await expect(logged.getByText('"message": "TIMEOUT"')).toBeVisible()
      await panel.getByRole('button', { name: 'Remove people.list, Fails', exact: true }).click()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('main').getByRole('table')).toBeVisible()
      expect(errors.filter((error) => !/status of 408/.test(error))).toEqual([])
      errors.length = 0
    },
  )

  test(
    'when another account is chosen, then the page starts again as that person',
    { tag: '@desktop' },
    async ({ page }) => {
      await signIn(page, MEMBER, '/labels')
      await openPanel(page)
      await panelOf(page).getByLabel('Signed in as').selectOption('admin@liner.test')
      await panelOf(page).getByLabel('Language').selectOption('Italiano')
      await panelOf(page).getByRole('button', { name: 'Apply and reload' }).click()
      await expect(panelOf(page, 'Emulazione')).toBeVisible()
      await expect(page.getByText('Vera', { exact: true }).first()).toBeVisible()
    },
  )

  test(
    'when a notification and a push are sent, then the bell and a toast show them',
    { tag: '@desktop' },
    async ({ page }) => {
      await follow(page, '/labels', 'as:viewer')
      await openPanel(page)
      const panel = panelOf(page)
      await panel.getByText('Notifications', { exact: true }).click()
      await panel.getByRole('combobox', { name: 'Type', exact: true }).selectOption('USER_RELEASEDENIED')
      await panel.getByRole('button', { name: 'Add notification' }).click()
      await expect(panel.getByText('Sent', { exact: true })).toBeVisible()
      await panel.getByRole('button', { name: 'Send push' }).click()
      await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible()
    },
  )
})

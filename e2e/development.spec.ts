import type { Page } from '@playwright/test'
import { z } from '#src/contract/zod.ts'
import { DevelopmentServer } from './fixtures/development-server.ts'
import { patience } from './fixtures/machine-speed.ts'
import { expect, test } from './fixtures/test.ts'

/** Packages, the rules, the contract and the emulation come in bundles: without them it is 550. */
const MOST_REQUESTS = 240

const WRONG = 'Wrong email or password. Please try again.'
const SUSPENDED = 'This account is suspended. Ask your organization to reactivate it.'
/** What a test answers to a sign-in in place of the emulation. */
const REFUSAL = {
  status: 403,
  body: [{ error: { message: 'USER_ACCOUNT_SUSPENDED', code: -32_003, data: { code: 'FORBIDDEN', httpStatus: 403 } } }],
}

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

/** The first start on a machine makes the packages into files. */
const openSignIn = async (page: Page, origin: string) => {
  await page.goto(`${origin}/login?lng=en`)
  await expect(signInButton(page)).toBeVisible(patience(60_000))
}

/** Signs in with a password that is not the right one; answers the response. */
const trySignIn = async (page: Page) => {
  await page.getByLabel('E-mail').fill('member@liner.test')
  await page.getByLabel('Password').fill('Not-2026!')
  const [response] = await Promise.all([page.waitForResponse('**/api/trpc/auth.signIn*'), signInButton(page).click()])
  return response
}

/** The browser logs each refused call that left the page. */
const expectOnlyRefusals = (errors: string[]) => {
  expect(errors.filter((error) => !/status of 40[0-3]/.test(error))).toEqual([])
  errors.length = 0
}

test.describe('npm run dev', { tag: '@desktop' }, () => {
  // In one process, so that they share the server.
  test.describe.configure({ mode: 'default' })
  let server: DevelopmentServer
  test.beforeAll(async () => {
    server = await DevelopmentServer.start()
  })
  test.afterAll(() => server.stop())

  test('when a page is loaded in development, then it needs few requests', async ({ page }) => {
    await openSignIn(page, server.origin)
    await page.addInitScript(() => performance.setResourceTimingBufferSize(1000))
    await page.reload()
    // In the frame that shows it: what a busy machine loads until the test asks does not count.
    const shown = await page.waitForFunction(
      (name) => {
        const isShown = [...document.querySelectorAll('button')].some(({ innerText }) => innerText === name)
        return isShown && performance.getEntriesByType('resource').map(({ name: address }) => address)
      },
      'Sign in',
      patience(60_000),
    )
    const requests = z.array(z.string()).parse(await shown.jsonValue())
    expect(requests.length).toBeGreaterThan(100)
    expect(requests.length).toBeLessThan(MOST_REQUESTS)
    expect(requests.filter((address) => address.includes('/locales/')).length).toBeLessThan(10)
  })

  test('when another program calls the API, then it reads what to do instead', async () => {
    const response = await fetch(`${server.origin}/api/trpc/auth.user`)
    expect(response.status).toBe(501)
    const text = await response.text()
    expect(text).toContain('No server answers here: the API of Liner is emulated within the page.')
    expect(text).toContain('npm run api')
  })

  test('when no worker may run and a route of Playwright answers, then the page shows that', async ({
    page,
    errors,
  }) => {
    await openSignIn(page, server.origin)
    await page.route('**/api/trpc/auth.signIn*', (route) =>
      route.fulfill({ status: REFUSAL.status, json: REFUSAL.body }),
    )
    await trySignIn(page)
    await expect(page.getByText(SUSPENDED)).toBeVisible()
    await page.unrouteAll()
    await trySignIn(page)
    await expect(page.getByText(WRONG)).toBeVisible()
    expectOnlyRefusals(errors)
  })

  test.describe('with the worker of MSW', () => {
    test.use({ serviceWorkers: 'allow' })

    test('when a call is made, then the worker answers it, with a handler of the console first', async ({
      page,
      errors,
    }) => {
      await openSignIn(page, server.origin)
      const usual = await trySignIn(page)
      expect(usual.fromServiceWorker()).toBe(true)
      expect(usual.headers()['x-served-by']).toBe('liner-emulated-api')
      await expect(page.getByText(WRONG)).toBeVisible()

      // As a text: what the page has loaded is imported by its address there.
      await page.evaluate(`import('/@id/msw/http').then(({ http, HttpResponse }) =>
        emulation.worker.use(
          http.post('*/api/trpc/auth.signIn', () =>
            HttpResponse.json(${JSON.stringify(REFUSAL.body)}, { status: ${REFUSAL.status} }),
          ),
        ),
      )`)
      const overridden = await trySignIn(page)
      expect(overridden.fromServiceWorker()).toBe(true)
      expect(overridden.status()).toBe(REFUSAL.status)
      await expect(page.getByText(SUSPENDED)).toBeVisible()
      expectOnlyRefusals(errors)
    })
  })
})

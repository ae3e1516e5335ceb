import { DevelopmentServer } from './fixtures/development-server.ts'
import { expect, test } from './fixtures/test.ts'

/** Packages, the rules, the contract and the emulation come in bundles: without them it is 550. */
const MOST_REQUESTS = 240

test('in development a page is made of few requests @desktop', async ({ page }) => {
  const server = await DevelopmentServer.start()
  try {
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
    // The first start on a machine makes the packages into files.
    await page.goto(`${server.origin}/login?lng=en`)
    await expect(signIn).toBeVisible({ timeout: 60_000 })

    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.reload()
    await expect(signIn).toBeVisible({ timeout: 60_000 })
    expect(requests.length).toBeLessThan(MOST_REQUESTS)
    expect(requests.filter((address) => address.includes('/locales/')).length).toBeLessThan(10)
  } finally {
    // What the page still loads must not fail.
    await page.close()
    await server.stop()
  }
})

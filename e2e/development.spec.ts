import { z } from '#src/contract/zod.ts'
import { DevelopmentServer } from './fixtures/development-server.ts'
import { patience } from './fixtures/machine-speed.ts'
import { expect, test } from './fixtures/test.ts'

/** Packages, the rules, the contract and the emulation come in bundles: without them it is 550. */
const MOST_REQUESTS = 240

test('when a page is loaded in development, then it needs few requests @desktop', async ({ page }) => {
  const server = await DevelopmentServer.start()
  try {
    const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
    // The first start on a machine makes the packages into files.
    await page.goto(`${server.origin}/login?lng=en`)
    await expect(signIn).toBeVisible(patience(60_000))

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
  } finally {
    // What the page still loads must not fail.
    await page.close()
    await server.stop()
  }
})

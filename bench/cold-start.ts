import type { Browser, BrowserContextOptions } from '@playwright/test'
import { type Figure, timed } from './figure.ts'
import { sinceStart } from './in-page.ts'
import { signIn } from './sign-in.ts'

const STARTS = 5
const AIM_MS = 1000
const ROW = '[data-row]'

/**
 * A page of its own each time, without a network: everything comes from the worker and from what is stored. Of the demo's
 * own catalogue: to open the large one is the emulation's work, which no start of the product waits for.
 */
export const timeColdStarts = async (browser: Browser, options: BrowserContextOptions): Promise<Figure> => {
  const context = await browser.newContext(options)
  await context.addInitScript(() => {
    if (location.origin !== 'null') localStorage.setItem('liner-emulation', JSON.stringify({ latency: 'none' }))
  })
  const page = await context.newPage()
  await signIn(page, 'admin@liner.test')
  await page.goto('/releases')
  await page.locator(ROW).first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.close()
  await context.setOffline(true)
  const rounds: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const cold = await context.newPage()
    await cold.goto('/releases', { waitUntil: 'commit' })
    rounds.push(await sinceStart(cold, ROW))
    await cold.close()
  }
  await context.close()
  return timed('cold start offline to a list, painted', AIM_MS, rounds)
}

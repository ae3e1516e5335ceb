import { chromium } from '@playwright/test'
import { WHOLE_BROWSER } from '../e2e/fixtures/browser.ts'
import { type Figure, timed } from './figure.ts'
import { endureKills } from './kills.ts'
import { servePreview } from './preview.ts'
import { signIn } from './sign-in.ts'
import { stopWorkers } from './worker-stops.ts'

const TYPING_AIM_MS = 1000
const counted = (what: string, figure: number, aim: number | null = null): Figure => ({ what, unit: '', aim, figure })

/** What is lost while tabs die and the worker is stopped: nothing (docs/decisions/014-outbox.md). */
export const endure = async (report: (figure: Figure) => void): Promise<void> => {
  const server = await servePreview()
  const browser = await chromium.launch(WHOLE_BROWSER)
  try {
    const baseURL = server.resolvedUrls?.local[0]
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: 'en-GB',
      permissions: ['notifications'],
    })
    const page = await context.newPage()
    await signIn(page, 'member@liner.test')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const { stops, unsent, failed, notShown } = await stopWorkers(context, page)
    for (const fault of [...failed, ...notShown]) console.log(`    ${fault}`)
    report(counted('worker stopped', stops))
    report(counted('messages that Chromium did not deliver', unsent))
    report(counted('navigations failed', failed.length, 0))
    report(counted('messages not shown', notShown.length, 0))
    await page.close()
    const { kills, typing, lost, doubled } = await endureKills(context)
    for (const fault of [...lost, ...doubled]) console.log(`    ${fault}`)
    report(counted('tabs killed', kills))
    if (typing.length > 0) report(timed('typing lost with a tab', TYPING_AIM_MS, typing))
    report(counted('acknowledged changes lost', lost.length, 0))
    report(counted('changes doubled', doubled.length, 0))
  } finally {
    await browser.close()
    await server.close()
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { WHOLE_BROWSER } from '../../e2e/fixtures/browser.ts'
import { observeLoad } from './load-observer.ts'
import type { SiteServer } from './site-server.ts'
import type { Site } from './sites.ts'

/** A telephone beside the machine that measures. */
export const SLOW_PROCESSOR = 4
const QUIET_MS = 500
const QUIET_MAX_MS = 8000
const WORKER_QUIET_MS = 600
const PATIENCE_MS = 60_000

/** Nothing leaves the machine. */
const args = [...WHOLE_BROWSER.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
export const BROWSER = { ...WHOLE_BROWSER, args }
export const VIEWPORT = { width: 1280, height: 800 }

/** Before each page: who is signed in, and the observer. */
export const prepareContext = async (context: BrowserContext, { session, row, rows }: Site) => {
  await context.addInitScript((entries) => {
    if (location.origin === 'null') return
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, Object.entries(session))
  await context.addInitScript(observeLoad, { row, rows })
}

/** A browser without a past. Its profile is on the disk, so that compiled code is stored as in an installed app. */
export const withNewBrowser = async <T>(site: Site, use: (context: BrowserContext) => Promise<T>): Promise<T> => {
  const profile = mkdtempSync(join(tmpdir(), 'liner-load-'))
  const context = await chromium.launchPersistentContext(profile, { ...BROWSER, viewport: VIEWPORT })
  try {
    await prepareContext(context, site)
    return await use(context)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

export const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

export const openPage = async (context: BrowserContext, rate: number): Promise<Page> => {
  const page = await context.newPage()
  await slowDown(page, rate)
  return page
}

export type LoadTimes = { firstPaint: number; list: number }

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens the list and waits until it is painted. */
export const loadList = async (page: Page, origin: string, { address }: Site): Promise<LoadTimes> => {
  await page.goto(`${origin}${address}`, { waitUntil: 'commit', timeout: PATIENCE_MS })
  await page.waitForFunction(() => (globalThis.loadObserver?.listPainted ?? 0) > 0, null, {
    timeout: PATIENCE_MS,
    polling: 100,
  })
  // The observers of the page are told a little later.
  await wait(200)
  const { firstPaint, listPainted } = await page.evaluate(() => ({
    firstPaint: globalThis.loadObserver?.firstPaint ?? Number.NaN,
    listPainted: globalThis.loadObserver?.listPainted ?? Number.NaN,
  }))
  return { firstPaint, list: Math.max(firstPaint, listPainted) }
}

/** Until the page neither works nor asks for anything. */
export const waitForQuiet = async (page: Page, server: SiteServer) => {
  const end = performance.now() + QUIET_MAX_MS
  while (performance.now() < end) {
    const idle = await page.evaluate(() => performance.now() - (globalThis.loadObserver?.lastBusy ?? 0))
    if (idle > QUIET_MS && server.quietMs > QUIET_MS) return
    await wait(80)
  }
}

/** Until the worker has precached everything. */
export const waitForWorker = async (page: Page, server: SiteServer) => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  let [count, stillSince] = [server.sent.length, performance.now()]
  while (performance.now() - stillSince < WORKER_QUIET_MS) {
    await wait(100)
    if (server.sent.length !== count) [count, stillSince] = [server.sent.length, performance.now()]
  }
}

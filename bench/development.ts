import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ENGINE } from '../e2e/fixtures/browser.ts'
import { DevelopmentServer } from '../e2e/fixtures/development-server.ts'
import { type Change, CHANGES } from './development-changes.ts'
import type { Figure } from './figure.ts'

const STARTS = 3
const RELOADS = 5
const ROUNDS = 6
const [FIRST_PAGE_MS, RELOAD_MS, CHANGE_MS] = [1500, 1000, 300]

/** The best of several rounds: what else a machine does only ever makes one longer. */
const best = (what: string, aim: number, rounds: readonly number[]): Figure => ({
  what,
  unit: 'ms',
  aim,
  figure: Math.min(...rounds),
  worst: Math.max(...rounds),
})

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

const timeRounds = async (count: number, work: (round: number) => Promise<unknown>): Promise<number[]> => {
  const rounds: number[] = []
  for (let round = 0; round < count; round += 1) {
    const started = performance.now()
    await work(round)
    rounds.push(performance.now() - started)
  }
  return rounds
}

const openSignIn = async (page: Page, origin: string) => {
  await page.goto(`${origin}/login?lng=en`, { waitUntil: 'commit' })
  await signIn(page).waitFor({ timeout: 60_000 })
}

/** From the command to the sign-in page, in a browser that is open and has nothing of Liner. */
const timeStarts = async (browser: Browser): Promise<Figure> => {
  const rounds = await timeRounds(STARTS + 1, async () => {
    const page = await browser.newPage()
    const server = await DevelopmentServer.start()
    await openSignIn(page, server.origin)
    await server.stop()
    await page.close()
  })
  // The first one may have made the packages and the bundles into files.
  return best('npm run dev to the first page, warm', FIRST_PAGE_MS, rounds.slice(1))
}

const timeReloads = async (page: Page, origin: string): Promise<Figure> => {
  await openSignIn(page, origin)
  const rounds = await timeRounds(RELOADS, async () => {
    await page.reload({ waitUntil: 'commit' })
    await signIn(page).waitFor()
  })
  return best('reload', RELOAD_MS, rounds)
}

/** Vite's watcher leaves out a change that follows the one before within 50 ms: nobody types that fast. */
const BETWEEN_CHANGES_MS = 100

/** Changes a file again and again, and puts back what was there. */
const timeChange = async (page: Page, { what, file, from, to, shown }: Change): Promise<Figure> => {
  const before = readFileSync(file, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  try {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(BETWEEN_CHANGES_MS)
      const started = performance.now()
      writeFileSync(
        file,
        before.replace(from, () => to(round)),
      )
      await shown(page, round)
      rounds.push(performance.now() - started)
    }
    if ((await page.locator('body[data-same-page]').count()) === 0)
      throw new Error(`${what}: the page was loaded again`)
    return best(what, CHANGE_MS, rounds)
  } finally {
    writeFileSync(file, before)
  }
}

/** How long a developer waits. The sources are changed while it runs, and put back. */
export const timeDevelopment = async (report: (figure: Figure) => void): Promise<void> => {
  const browser = await chromium.launch(ENGINE)
  report(await timeStarts(browser))
  const server = await DevelopmentServer.start()
  try {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
    report(await timeReloads(page, server.origin))
    for (const change of CHANGES) {
      const isRule = change.file.startsWith('src/domain')
      const path = isRule ? '/releases/new' : '/labels'
      await page.goto(`${server.origin}${path}?lng=en&emulate=as:member,latency:none`, { waitUntil: 'commit' })
      if (isRule) {
        const title = page.getByRole('textbox', { name: 'Title', exact: true })
        await title.fill('Untitled')
        await title.blur()
        await page.getByText('Stores reject generic titles').first().waitFor()
      } else await page.getByRole('link', { name: 'Royalties' }).waitFor()
      report(await timeChange(page, change))
    }
  } finally {
    await server.stop()
    await browser.close()
  }
}

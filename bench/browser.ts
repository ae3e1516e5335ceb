import { chromium, type Page } from '@playwright/test'
import { timeColdStarts } from './cold-start.ts'
import { type Figure, timed } from './figure.ts'
import { heldMemory, sinceStart, untilPainted } from './in-page.ts'
import { servePreview } from './preview.ts'
import { timePromoCard } from './promo-card.ts'
import { signIn } from './sign-in.ts'

const STARTS = 3
const PAGES = 100
const ROUND_TRIPS = Number(process.env.ROUND_TRIPS ?? 200)
const PATIENCE_MS = 180_000
/** A pointer rests on a link for at least so long before it presses: by then what it leads to is asked for. */
const POINTING_MS = 100
const ROW = '[data-row]'
const OPEN = '[data-row] [data-row-link]'
const NEXT = 'nav [aria-label="Next page"]'
const OPENED = '#step-title'
const ALL = 'thead input[type="checkbox"]'
const LAST_TAKEN = 'tbody tr:last-child [data-row-box]:checked'

const timeStarts = async (page: Page): Promise<Figure> => {
  const rounds: number[] = []
  for (let round = 0; round < STARTS; round += 1) {
    await page.goto('/releases', { waitUntil: 'commit' })
    rounds.push(await sinceStart(page, ROW))
  }
  return timed('start to the first list, painted', null, rounds)
}

const timePages = async (page: Page): Promise<Figure> => {
  const rounds: number[] = []
  for (let round = 0; round < PAGES; round += 1)
    rounds.push(await untilPainted(page, NEXT, { selector: ROW, changes: true }))
  return timed('page change in the browser', 100, rounds)
}

const timeSelecting = async (page: Page): Promise<Figure> => {
  const rounds: number[] = []
  for (let round = 0; round < PAGES; round += 1) {
    rounds.push(await untilPainted(page, ALL, { selector: LAST_TAKEN, changes: false }))
    await page.locator(ALL).click()
    await page.locator(LAST_TAKEN).waitFor({ state: 'detached' })
  }
  return timed('selecting all of a page', 50, rounds)
}

const timeRoundTrips = async (page: Page): Promise<Figure[]> => {
  const opened: number[] = []
  const trip = async () => {
    await page.mouse.move(0, 0)
    await page.locator(OPEN).first().hover()
    await page.waitForTimeout(POINTING_MS)
    opened.push(await untilPainted(page, OPEN, { selector: OPENED, changes: false }))
    await page.goBack()
    await page.locator(ROW).first().waitFor()
    await page.locator(NEXT).click()
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  }
  await page.goto('/releases')
  await page.locator(ROW).first().waitFor()
  // What the first visits load and keep is no leak.
  for (let warm = 0; warm < 5; warm += 1) await trip()
  const before = await heldMemory(page)
  for (let round = 0; round < ROUND_TRIPS; round += 1) await trip()
  const grown = (await heldMemory(page)) - before
  const what = `memory held more after ${ROUND_TRIPS} round trips`
  return [
    timed('opening a release in the browser', 100, opened),
    { what: 'memory held before them', unit: 'MB', aim: null, figure: before },
    { what, unit: 'MB', aim: 20, figure: grown },
  ]
}

/** What a person waits for in Chromium on the emulated build, without the emulated latency. */
export const timeBrowser = async (report: (figure: Figure) => void): Promise<void> => {
  const server = await servePreview()
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  })
  try {
    const baseURL = server.resolvedUrls?.local[0]
    const options = { ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' }
    const context = await browser.newContext(options)
    context.setDefaultTimeout(PATIENCE_MS)
    await context.addInitScript(() => {
      if (location.origin !== 'null')
        localStorage.setItem('liner-emulation', JSON.stringify({ latency: 'none', scenario: 'large' }))
    })
    const page = await context.newPage()
    await signIn(page, 'admin@liner.test')
    report(await timeStarts(page))
    report(await timePages(page))
    report(await timeSelecting(page))
    report(await timePromoCard(page))
    for (const figure of await timeRoundTrips(page)) report(figure)
    report(await timeColdStarts(browser, options))
  } finally {
    await browser.close()
    await server.close()
  }
}

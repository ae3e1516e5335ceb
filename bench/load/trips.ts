import type { Page } from '@playwright/test'
import { percentile } from '../figure.ts'
import { heldMemory } from '../in-page.ts'
import type { Site } from './sites.ts'
import { slowDown, SLOW_PROCESSOR } from './visit.ts'

const TIMED_TRIPS = 3
const TRIPS_BEFORE_HEAP = 20
/** Rows that are visible without scrolling. */
const OPENED_ROWS = 10
const TYPED = 'harbor mac'
const REST_MS = 150
const MEDIAN = 0.5
/** What a browser reports at least. */
const EVENT_MS_MIN = 16

type Events = 'click' | 'key'
const NAMES: Record<Events, string> = { click: '^(pointer|mouse|click)', key: '^(key|input|beforeinput)' }

/** The slowest event since the last call, from the input until the next frame is painted. */
const takeWorstEvent = (page: Page, kind: Events): Promise<number> =>
  page.evaluate(
    ({ names, least }) => {
      const events = globalThis.loadObserver?.events.splice(0) ?? []
      return Math.max(least, ...events.filter(({ name }) => new RegExp(names).test(name)).map(({ ms }) => ms))
    },
    { names: NAMES[kind], least: EVENT_MS_MIN },
  )

const waitForPaint = (page: Page, shown: string, count: number, gone: string) =>
  page.evaluate(
    async ([shown, count, gone]) => {
      const painted = (await globalThis.loadObserver?.waitForPaint(shown, count, gone)) ?? Number.NaN
      return painted - (globalThis.loadObserver?.actionAt ?? 0)
    },
    [shown, count, gone] as const,
  )

const openRelease = async (page: Page, { rowLink, opened, row }: Site, trip: number): Promise<number> => {
  const link = page.locator(rowLink).nth(trip % OPENED_ROWS)
  await link.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + Math.min(width / 2, 30), y + height / 2)
  return waitForPaint(page, opened, 1, row)
}

const goBack = async (page: Page, { row, rows, opened }: Site): Promise<number> => {
  await page.evaluate(() => {
    if (globalThis.loadObserver !== undefined) globalThis.loadObserver.actionAt = performance.now()
    setTimeout(() => history.back())
  })
  return waitForPaint(page, row, rows, opened)
}

export type TripTimes = { first: number; next: number; back: number; click: number }

/** From the list to a release and back, some times. */
export const timeTrips = async (page: Page, site: Site): Promise<TripTimes> => {
  const opened: number[] = []
  const back: number[] = []
  const clicks: number[] = []
  await takeWorstEvent(page, 'click')
  for (let trip = 0; trip < TIMED_TRIPS; trip += 1) {
    opened.push(await openRelease(page, site, trip))
    await page.waitForTimeout(REST_MS)
    clicks.push(await takeWorstEvent(page, 'click'))
    back.push(await goBack(page, site))
    await page.waitForTimeout(REST_MS)
  }
  const [first = Number.NaN, ...next] = opened
  return { first, next: percentile(next, MEDIAN), back: percentile(back, MEDIAN), click: Math.max(...clicks) }
}

/** Megabytes that are in use after many trips, at the full speed of the processor. */
export const measureHeap = async (page: Page, site: Site): Promise<number> => {
  await slowDown(page, 1)
  for (let trip = 0; trip < TRIPS_BEFORE_HEAP; trip += 1) {
    await openRelease(page, site, trip)
    await goBack(page, site)
  }
  await page.waitForTimeout(REST_MS)
  const megabytes = await heldMemory(page)
  await slowDown(page, SLOW_PROCESSOR)
  return megabytes
}

/** Milliseconds until the slowest key of a search is painted. */
export const timeTyping = async (page: Page, { search }: Site): Promise<number> => {
  await page.locator(search).first().click()
  await page.waitForTimeout(REST_MS * 2)
  await takeWorstEvent(page, 'key')
  await page.keyboard.type(TYPED, { delay: 100 })
  await page.waitForTimeout(800)
  return takeWorstEvent(page, 'key')
}

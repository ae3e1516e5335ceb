import { chromium } from '@playwright/test'
import { isCover, visitInWaves } from '../../e2e/fixtures/request-waves.ts'
import { SLOW } from './shaped-link.ts'
import type { SiteServer } from './site-server.ts'
import type { Site } from './sites.ts'
import { measureHeap, timeTrips, timeTyping } from './trips.ts'
import {
  BROWSER,
  loadList,
  openPage,
  prepareContext,
  SLOW_PROCESSOR,
  VIEWPORT,
  waitForQuiet,
  waitForWorker,
  withNewBrowser,
} from './visit.ts'

/** Figures of one pass, by their names in the table. */
export type Figures = Record<string, number>

const timeColdVisit = (site: Site, server: SiteServer): Promise<Figures> =>
  withNewBrowser(site, async (context) => {
    server.shape(SLOW)
    const page = await openPage(context, SLOW_PROCESSOR)
    const { firstPaint, list } = await loadList(page, server.origin, site)
    await waitForQuiet(page, server)
    return { coldPaint: firstPaint, coldList: list }
  }).finally(() => server.shape(null))

const kilobytesOf = ({ sent }: SiteServer, isCounted: (type: string) => boolean) => {
  const counted = sent.filter(({ path, type, byWorker }) => !byWorker && !isCover(path) && isCounted(type))
  return counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

/** One browser, as the days of somebody who comes again: first without throttling, then slow, offline, and working. */
const timeLaterVisits = (site: Site, server: SiteServer): Promise<Figures> =>
  withNewBrowser(site, async (context) => {
    const visit = async (rate: number) => {
      const page = await openPage(context, rate)
      const times = await loadList(page, server.origin, site)
      return { page, ...times }
    }
    server.forgetSent()
    const fast = await visit(1)
    await waitForQuiet(fast.page, server)
    const figures: Figures = {
      fastList: fast.list,
      scripts: kilobytesOf(server, (type) => type.includes('javascript')),
      bytes: kilobytesOf(server, () => true),
    }
    await waitForWorker(fast.page, server)
    await fast.page.close()

    server.shape(SLOW)
    const repeat = await visit(SLOW_PROCESSOR)
    figures.repeatList = repeat.list
    await waitForQuiet(repeat.page, server)
    await repeat.page.close()
    server.shape(null)

    await server.stop()
    await context.setOffline(true)
    const offline = await visit(SLOW_PROCESSOR)
    figures.offlineList = offline.list
    await offline.page.close()
    await context.setOffline(false)
    await server.start()

    const { page } = await visit(SLOW_PROCESSOR)
    await waitForQuiet(page, server)
    Object.assign(figures, await timeTrips(page, site))
    figures.heap = await measureHeap(page, site)
    figures.key = await timeTyping(page, site)
    return figures
  }).finally(async () => {
    server.shape(null)
    if (!server.isRunning) await server.start()
  })

export const measureTimes = async (site: Site, server: SiteServer): Promise<Figures> => ({
  ...(await timeColdVisit(site, server)),
  ...(await timeLaterVisits(site, server)),
})

/** What does not depend on the machine, so once is enough. */
export const countRequests = async (site: Site, server: SiteServer): Promise<Figures> => {
  const browser = await chromium.launch(BROWSER)
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' })
    await prepareContext(context, site)
    const page = await context.newPage()
    const { untilPainted, untilQuiet } = await visitInWaves(page, `${server.origin}${site.address}`, site.row)
    return {
      waves: untilPainted.length,
      requestsUntilList: untilPainted.flat().length,
      requestsUntilQuiet: untilQuiet.flat().length,
    }
  } finally {
    await browser.close()
  }
}

import type { Page, Request } from '@playwright/test'
import { isCover } from '../../e2e/fixtures/request-waves.ts'
import { SLOW } from './shaped-link.ts'
import { SiteServer } from './site-server.ts'
import { LINER } from './sites.ts'
import { loadList, openPage, SLOW_PROCESSOR, waitForQuiet, waitForWorker, withNewBrowser } from './visit.ts'

const KINDS = ['cold', 'repeat', 'offline'] as const
const WIDTH = 60

type Line = { path: string; from: number; to?: number }

/** From now on. Playwright reports no request of a service worker. */
const recordRequests = (page: Page): Line[] => {
  const startedAt = performance.now()
  const lines = new Map<Request, Line>()
  const all: Line[] = []
  page.on('request', (request) => {
    const line = { path: new URL(request.url()).pathname, from: performance.now() - startedAt }
    lines.set(request, line)
    all.push(line)
  })
  const end = (request: Request) => {
    const line = lines.get(request)
    if (line !== undefined) line.to = performance.now() - startedAt
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return all
}

const printLine = ({ path, from, to }: Line, end: number) => {
  const column = (at: number) => Math.round((at / end) * WIDTH)
  const bar = ' '.repeat(column(from)) + '━'.repeat(Math.max(1, column(to ?? end) - column(from)))
  const times = [from, to].map((at) => (at === undefined ? '' : at.toFixed(0)).padStart(6)).join('')
  console.log(`${times}  ${bar.padEnd(WIDTH + 1)} ${path}`)
}

/** Prints what is fetched when, on the slow link with a slow processor: `cold`, `repeat` or `offline`. */
export const printWaterfall = async (asked = 'cold'): Promise<void> => {
  const kind = KINDS.find((each) => each === asked) ?? 'cold'
  const server = new SiteServer(LINER.build)
  await server.start()
  await withNewBrowser(LINER, async (context) => {
    if (kind !== 'cold') {
      const page = await openPage(context, 1)
      await loadList(page, server.origin, LINER)
      await waitForQuiet(page, server)
      await waitForWorker(page, server)
      await page.close()
    }
    server.shape(SLOW)
    const { origin } = server
    if (kind === 'offline') {
      await server.stop()
      await context.setOffline(true)
    }
    const page = await openPage(context, SLOW_PROCESSOR)
    const lines = recordRequests(page)
    const { firstPaint, list } = await loadList(page, origin, LINER)
    await waitForQuiet(page, server)
    const end = Math.max(list, ...lines.map(({ from, to = from }) => to))
    const shown = lines.filter(({ path }) => !isCover(path))
    for (const line of shown) printLine(line, end)
    const counts = `${shown.length} requests and ${lines.length - shown.length} covers`
    console.log(`${kind}: ${counts}, first paint ${firstPaint.toFixed(0)} ms, list ${list.toFixed(0)} ms`)
  })
  await server.stop()
}

import { uuidOf } from '#mocks/db/seed/random.ts'
import { expect, storeSession, test } from '../fixtures/production.ts'
import { visitInWaves } from '../fixtures/request-waves.ts'

/** An organization of the member. The app stores the one that was used last. */
const ORGANIZATION = uuidOf('organization/lanterna')

/** A limit may only go down, to the aim. */
type Count = { limit: number; aim: number }

const PAGES: {
  path: string
  account?: string
  painted: string
  waves: Count
  untilPainted: Count
  untilQuiet: Count
}[] = [
  {
    path: '/releases',
    account: 'member@liner.test',
    painted: '[data-row-link]',
    waves: { limit: 2, aim: 2 },
    untilPainted: { limit: 9, aim: 9 },
    untilQuiet: { limit: 25, aim: 25 },
  },
  {
    path: '/login?lng=en',
    painted: 'form',
    waves: { limit: 2, aim: 2 },
    untilPainted: { limit: 8, aim: 8 },
    untilQuiet: { limit: 17, aim: 15 },
  },
]

for (const { path, account, painted, ...counts } of PAGES)
  test(
    `when ${path} is opened for the first time, then it needs few requests in few waves`,
    { tag: '@desktop' },
    async ({ page }) => {
      if (account !== undefined) await storeSession(page, account, ORGANIZATION)
      const { untilPainted, untilQuiet } = await visitInWaves(page, path, painted)
      const expectAtMost = (what: string, count: number, { limit, aim }: Count) =>
        expect.soft(count, `${what}, aim ${aim}: ${JSON.stringify(untilQuiet, null, 1)}`).toBeLessThanOrEqual(limit)
      expectAtMost('waves until it is painted', untilPainted.length, counts.waves)
      expectAtMost('requests until it is painted', untilPainted.flat().length, counts.untilPainted)
      expectAtMost('requests until it is quiet', untilQuiet.flat().length, counts.untilQuiet)
    },
  )

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'when /releases is opened again, then the browser has files of the cache and answers of the API without the worker',
    { tag: '@desktop' },
    async ({ page }) => {
      await storeSession(page, 'member@liner.test', ORGANIZATION)
      await page.goto('/releases')
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await expect(page.locator('[data-row-link]').first()).toBeVisible()
      const sources = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/static\/[^/]+$|\/api\/trpc\//.test(name))
          .map((entry) => ({
            part: new URL(entry.name).pathname.split('/')[1],
            source: 'workerFinalSourceType' in entry && entry.workerFinalSourceType,
          })),
      )
      expect(sources).toContainEqual({ part: 'static', source: 'cache' })
      expect(sources).toContainEqual({ part: 'api', source: 'network' })
      expect(sources.filter(({ source }) => source === 'fetch-event')).toEqual([])
    },
  )
})

import type { Catalogue } from '#backend/tables/tables.ts'
import { createCalendar } from '#mocks/db/seed/calendar.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { addRosters } from '#mocks/db/seed/large/labels-and-artists.ts'
import { sourcesOf } from '#mocks/db/seed/large/organizations.ts'
import { recorder } from '#mocks/db/seed/large/recordings.ts'
import { makeReleases } from '#mocks/db/seed/large/releases.ts'
import { createRandom, seedOf } from '#mocks/db/seed/random.ts'
import { withStoreEvents } from '#mocks/db/seed/store-events.ts'

export type Size = { labels: number; artists: number; releases: number; assets: number }
const LARGE: Size = { labels: 500, artists: 5000, releases: 100_000, assets: 500_000 }

/** The demo and what it takes to fill it up to a size: whoever signs in to the demo signs in here as well. */
export const seedOfSize = (now: Date, size: Size): Catalogue => {
  const demo = withStoreEvents(seedCatalogue(now))
  const calendar = createCalendar(now)
  const random = createRandom(seedOf('large'))
  const sources = sourcesOf(demo).filter(
    ({ releases, tracks, videos }) => releases.length * tracks.length * videos.length > 0,
  )
  const { labels, artists } = addRosters(calendar, sources, {
    labels: size.labels - demo.labels.length,
    artists: size.artists - demo.artists.length,
  })
  const { made: assets, record } = recorder(random, demo.assets)
  const made = makeReleases({ calendar, random, record }, sources, size.releases - demo.releases.length)
  while (demo.assets.length + assets.length < size.assets) {
    const source = random.pick(sources)
    const artistId = random.pick(source.artists).id
    record({ source, format: 'TRACK', artists: [{ artistId, type: 'PRIMARY' }], createdAt: calendar.instant(-1) })
  }
  return {
    ...demo,
    labels: [...demo.labels, ...labels],
    artists: [...demo.artists, ...artists],
    assets: [...demo.assets, ...assets],
    releases: [...demo.releases, ...made.releases],
    submissions: [...demo.submissions, ...made.submissions],
    files: [...demo.files, ...made.covers],
  }
}

/** As much as the largest distributors hold, to see what stays quick: the same to the letter for the same `now`. */
export const seedLargeCatalogue = (now: Date): Catalogue => seedOfSize(now, LARGE)

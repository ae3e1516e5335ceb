import type { Catalogue } from '#mocks/db/rows.ts'
import { drawnFiles } from '#mocks/demo/drawings.ts'
import { seedNotifications } from '#mocks/demo/notifications.ts'
import { seedMemberships, seedPeople, seedUsers } from '#mocks/demo/people.ts'
import { seedReleases } from '#mocks/demo/releases.ts'
import { seedArtists, seedLabels, seedOrganizations, seedStores } from '#mocks/demo/rosters.ts'
import { trackMaker } from '#mocks/demo/tracks.ts'

const ARTISTS_IN_SCOPE = 2

/** The catalogue of the demo: the same to the letter for the same `now`, which its dates are counted from. */
export const seedCatalogue = (now: Date): Catalogue => {
  const { files, draw } = drawnFiles(now)
  const users = seedUsers(now)
  const organizations = seedOrganizations(now, draw)
  const labels = seedLabels(now, organizations)
  const artists = seedArtists(now, organizations, labels, draw)
  const stores = seedStores(now)
  const masters = trackMaker()
  const { releases, submissions } = seedReleases({ now, artists, labels, stores, draw, makeTracks: masters.make })
  const inScope = artists.slice(0, ARTISTS_IN_SCOPE).map(({ id }) => id)
  return {
    users,
    memberships: seedMemberships(now, users, organizations, inScope),
    organizations,
    labels,
    artists,
    people: seedPeople(now, organizations),
    assets: masters.assets,
    releases,
    submissions,
    stores,
    notifications: seedNotifications(now, users, releases, submissions),
    files: [...files, ...masters.files],
    tokens: [],
  }
}

import type { Catalogue } from '#backend/tables/tables.ts'
import { createCalendar } from '#mocks/db/seed/calendar.ts'
import { seedEdits } from '#mocks/db/seed/edits.ts'
import { homeOf } from '#mocks/db/seed/homes.ts'
import { houseNews } from '#mocks/db/seed/house-news.ts'
import { seedInvitations } from '#mocks/db/seed/invitations.ts'
import { withDefaults } from '#mocks/db/seed/label-defaults.ts'
import { releaseNews } from '#mocks/db/seed/release-news.ts'
import { seedOrganizationEdits } from '#mocks/db/seed/organization-edits.ts'
import { seedReleases } from '#mocks/db/seed/releases.ts'
import { ROSTERS } from '#mocks/db/seed/rosters.ts'
import { seedSessions } from '#mocks/db/seed/sessions.ts'
import { seedShelf } from '#mocks/db/seed/shelf.ts'
import { seedStores } from '#mocks/db/seed/stores.ts'
import { withIsrcSequences } from '#mocks/db/seed/isrc-sequences.ts'
import { notificationsOf } from '#mocks/db/seed/notifications.ts'
import { seedMemberships, seedUsers } from '#mocks/db/seed/users.ts'

/** The catalogue of the demo: the same to the letter for the same `now`, which all its dates are counted from. */
export const seedCatalogue = (now: Date): Catalogue => {
  const calendar = createCalendar(now)
  const homes = ROSTERS.map((roster, position) => homeOf(calendar, roster, position))
  const users = seedUsers(calendar)
  const memberships = seedMemberships(calendar, homes)
  const stores = seedStores(calendar)
  const { releases, submissions, assets, files } = seedReleases(calendar, homes, stores)
  const shelf = seedShelf(calendar, homes)
  const news = [...releaseNews(calendar, { users, memberships, releases, submissions }), ...houseNews(calendar, homes)]
  return {
    users,
    memberships,
    organizations: homes.map(({ organization }) => organization),
    labels: withIsrcSequences(
      withDefaults(
        homes.flatMap(({ labels }) => labels),
        stores,
      ),
      [...assets, ...shelf.assets],
      now.getUTCFullYear(),
    ),
    artists: homes.flatMap(({ acts }) => acts.map(({ row }) => row)),
    people: homes.flatMap(({ people }) => people),
    assets: [...assets, ...shelf.assets],
    releases,
    submissions,
    edits: seedEdits(releases),
    stores,
    notifications: notificationsOf(calendar, news),
    files: [...homes.flatMap(({ pictures }) => pictures), ...files, ...shelf.files],
    tokens: seedSessions(calendar),
    devices: [],
    codes: [],
    invitations: seedInvitations(calendar, homes),
    organizationEdits: seedOrganizationEdits(calendar, homes),
  }
}

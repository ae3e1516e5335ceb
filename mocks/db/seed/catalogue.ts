import type { Catalogue } from '#backend/tables/tables.ts'
import { seedBarcodes } from '#mocks/db/seed/barcodes.ts'
import { createCalendar } from '#mocks/db/seed/calendar.ts'
import { seedEdits } from '#mocks/db/seed/edits.ts'
import { generalNotifications } from '#mocks/db/seed/general-notifications.ts'
import { seedInvitations } from '#mocks/db/seed/invitations.ts'
import { seedIsrcSequences } from '#mocks/db/seed/isrc-sequences.ts'
import { withDefaults } from '#mocks/db/seed/label-defaults.ts'
import { notificationsOf } from '#mocks/db/seed/notifications.ts'
import { seedOrganizationEdits } from '#mocks/db/seed/organization-edits.ts'
import { seedOrganization } from '#mocks/db/seed/organizations.ts'
import { releaseNotifications } from '#mocks/db/seed/release-notifications.ts'
import { seedReleases } from '#mocks/db/seed/releases.ts'
import { ROSTERS } from '#mocks/db/seed/rosters.ts'
import { seedSessions } from '#mocks/db/seed/sessions.ts'
import { seedStores } from '#mocks/db/seed/stores.ts'
import { seedUnreleasedAssets } from '#mocks/db/seed/unreleased-assets.ts'
import { seedMemberships, seedUsers } from '#mocks/db/seed/users.ts'

/** The catalogue of the demo: the same to the letter for the same `now`, which all its dates are counted from. */
export const seedCatalogue = (now: Date): Catalogue => {
  const calendar = createCalendar(now)
  const seededOrganizations = ROSTERS.map((roster, position) => seedOrganization(calendar, roster, position))
  const users = seedUsers(calendar)
  const memberships = seedMemberships(calendar, seededOrganizations)
  const stores = seedStores(calendar)
  const { releases, submissions, assets, files } = seedReleases(calendar, seededOrganizations, stores)
  const unreleased = seedUnreleasedAssets(calendar, seededOrganizations)
  const news = [
    ...releaseNotifications(calendar, { users, memberships, releases, submissions }),
    ...generalNotifications(calendar, seededOrganizations),
  ]
  return {
    users,
    memberships,
    organizations: seededOrganizations.map(({ organization }) => organization),
    labels: withDefaults(
      seededOrganizations.flatMap(({ labels }) => labels),
      stores,
    ),
    artists: seededOrganizations.flatMap(({ acts }) => acts.map(({ row }) => row)),
    people: seededOrganizations.flatMap(({ people }) => people),
    assets: [...assets, ...unreleased.assets],
    releases,
    submissions,
    snapshots: [],
    storeEvents: [],
    claims: [],
    edits: seedEdits(releases),
    stores,
    notifications: notificationsOf(calendar, news),
    files: [...seededOrganizations.flatMap(({ pictures }) => pictures), ...files, ...unreleased.files],
    tokens: seedSessions(calendar),
    devices: [],
    codes: [],
    invitations: seedInvitations(calendar, seededOrganizations),
    organizationEdits: seedOrganizationEdits(calendar, seededOrganizations),
    answers: [],
    isrcSequences: seedIsrcSequences(calendar, [...assets, ...unreleased.assets]),
    barcodes: seedBarcodes(calendar, seededOrganizations, releases),
  }
}

import { tables, type Catalogue } from '#backend/tables/tables.ts'
import { createCalendar } from '#mocks/db/seed/calendar.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { PENDING } from '#mocks/db/seed/decisions.ts'
import { uuidOf } from '#mocks/db/seed/random.ts'
import { seedBare, seedLong, seedOne } from '#mocks/db/seed/sample-of-each.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { withStoreEvents } from '#mocks/db/seed/store-events.ts'
import type { Scenario } from '#mocks/settings/settings.ts'
import { isActiveSubmission } from '#src/domain/submission/release-status.ts'

type Seed = (now: Date) => Catalogue

/** The organizations and their members are there, and have made nothing yet. */
const seedEmpty: Seed = (now) => ({
  ...seedCatalogue(now),
  labels: [],
  artists: [],
  people: [],
  assets: [],
  releases: [],
  submissions: [],
  edits: [],
  barcodes: [],
  isrcSequences: [],
  notifications: [],
  files: [],
})

/** The first day: people have accounts, and nobody has an organization. */
const seedFresh: Seed = (now) => ({
  ...seedEmpty(now),
  organizations: [],
  memberships: [],
  invitations: [],
  organizationEdits: [],
})

/** Of what is at a store, everything is submitted again and waits for a reviewer. */
const seedPending: Seed = (now) => {
  const demo = seedCatalogue(now)
  const submissions = demo.submissions.filter(isActiveSubmission).map((row) => ({ ...row, ...PENDING }))
  return { ...demo, submissions }
}

/** Each release that is ready goes to each of its stores, within the last hours. */
const submitAll = (now: Date, { releases, submissions }: Catalogue): Catalogue['submissions'] => {
  const calendar = createCalendar(now)
  const before = new Set(submissions.map(({ releaseId }) => releaseId))
  const ready = releases.filter(({ id, title, artists }) => !before.has(id) && title !== '' && artists.length > 0)
  return ready.flatMap(({ id, createdBy, distributionProviders }, at) =>
    distributionProviders.map((storeId) => ({
      ...tables.submissions.defaults,
      ...rowOf(calendar, `busy/${id}/${storeId}`, -(at % HOURS) / 24),
      ...PENDING,
      releaseId: id,
      storeId,
      createdBy,
    })),
  )
}

const HOURS = 9
const NEWS_PER_USER = 40

/** Every draft with stores is submitted today, and everybody has a lot of news. */
const seedBusy: Seed = (now) => {
  const demo = seedCatalogue(now)
  const calendar = createCalendar(now)
  const submissions = [...demo.submissions, ...submitAll(now, demo)]
  const news = demo.users.flatMap(({ id: userId, role }) =>
    demo.releases.slice(0, NEWS_PER_USER).map((release, at) => ({
      ...tables.notifications.defaults,
      ...rowOf(calendar, uuidOf(`busy/${userId}/${release.id}`), -((at * HOURS) / NEWS_PER_USER) / 24),
      userId,
      releaseId: release.id,
      organizationId: release.organizationId,
      senderId: release.createdBy,
      type: role === 'SUPERADMIN' ? ('ADMIN_SUBMISSIONRECEIVED' as const) : ('USER_RELEASEACCEPTED' as const),
    })),
  )
  return { ...demo, submissions, notifications: [...news, ...demo.notifications] }
}

const LONG_AGO = new Date(0).toISOString()

/** Every session that was open is over. */
const seedExpired: Seed = (now) => {
  const demo = seedCatalogue(now)
  return { ...demo, tokens: demo.tokens.map((token) => ({ ...token, expiresAt: LONG_AGO })) }
}

const SEEDS: Record<Exclude<Scenario, 'large'>, Seed> = {
  demo: seedCatalogue,
  fresh: seedFresh,
  busy: seedBusy,
  empty: seedEmpty,
  one: seedOne,
  bare: seedBare,
  long: seedLong,
  pending: seedPending,
  expired: seedExpired,
}

/** The catalogue that a scenario starts from; the large one is fetched only where it is asked for. */
export const loadSeed = async (scenario: Scenario): Promise<Seed> => {
  if (scenario !== 'large') return (now) => withStoreEvents(SEEDS[scenario](now))
  const { seedLargeCatalogue } = await import('#mocks/db/seed/large/catalogue.ts')
  return seedLargeCatalogue
}

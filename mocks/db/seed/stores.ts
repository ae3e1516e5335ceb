import type { StoreRow } from '#backend/tables/submissions.ts'
import { tables } from '#backend/tables/tables.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { KNOWN_STORES } from '#src/domain/release/store-directory.ts'

const AGE_DAYS = 1500

/** So many services are open to the whole world; those of one region come last. */
const WORLDWIDE = 15

const { STREAMS, DOWNLOADS, VIDEOS, SOCIALS, CLAIMS, OTHERS } = KNOWN_STORES
const [FIRST_SOCIAL, LAST_SOCIAL] = [SOCIALS.slice(0, -1), SOCIALS.slice(-1)]

/** The first few are where nearly every release goes. */
const STORES = [
  ...STREAMS.slice(0, WORLDWIDE),
  ...DOWNLOADS,
  ...FIRST_SOCIAL,
  ...VIDEOS,
  ...LAST_SOCIAL,
  ...CLAIMS,
  ...STREAMS.slice(WORLDWIDE),
  ...OTHERS,
]

export const seedStores = (calendar: Calendar): StoreRow[] =>
  STORES.map((name) => ({ ...tables.stores.defaults, ...rowOf(calendar, `store/${name}`, -AGE_DAYS), name }))

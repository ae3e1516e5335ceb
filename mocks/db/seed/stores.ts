import { STORES_BY_KIND } from '#src/domain/release/store-kind.ts'
import { tables } from '#backend/tables/tables.ts'
import type { StoreRow } from '#backend/tables/submissions.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { rowOf } from '#mocks/db/seed/row.ts'

const AGE_DAYS = 1500

/** What only the demo has: recognition, data and a jukebox. */
const OTHERS = ['Gracenote', 'Shazam', 'MediaNet', 'TouchTunes']
/** So many services are open to the whole world; those of one region come last. */
const WORLDWIDE = 15

const { STREAMING, DOWNLOAD, SOCIAL, RIGHTS } = STORES_BY_KIND

/** The first few are where nearly every release goes. */
const STORES = [
  ...STREAMING.slice(0, WORLDWIDE),
  ...DOWNLOAD,
  ...SOCIAL,
  ...RIGHTS,
  ...STREAMING.slice(WORLDWIDE),
  ...OTHERS,
]

export const seedStores = (calendar: Calendar): StoreRow[] =>
  STORES.map((name) => ({ ...tables.stores.defaults, ...rowOf(calendar, `store/${name}`, -AGE_DAYS), name }))

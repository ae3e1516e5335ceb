import type { Row } from '#backend/tables/define-table.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { uuidOf } from '#mocks/db/seed/random.ts'

/** What every row carries. Days are counted from now and negative; `key` says which row it is, and makes its id. */
export const rowOf = (calendar: Calendar, key: string, created: number, updated = created, revision = 1): Row => ({
  id: uuidOf(key),
  revision,
  createdAt: calendar.instant(created),
  updatedAt: calendar.instant(updated),
})

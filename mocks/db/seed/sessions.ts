import { type Catalogue, tables } from '#backend/tables/tables.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { uuidOf } from '#mocks/db/seed/random.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { ACCOUNTS, userIdOf } from '#mocks/db/seed/users.ts'
import { SESSION_HOURS } from '#src/domain/limits.ts'

/** The token of a session that an account has open from the start: for scripts and tests that do not type. */
export const demoToken = (email: string): string => uuidOf(`token/${email}`)

export const seedSessions = (calendar: Calendar): Catalogue['tokens'] =>
  ACCOUNTS.filter(({ status }) => status === undefined).map(({ email }) => ({
    ...tables.tokens.defaults,
    ...rowOf(calendar, `token/${email}`, 0),
    userId: userIdOf(email),
    expiresAt: calendar.instant(SESSION_HOURS / 24),
  }))

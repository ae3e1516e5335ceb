import { tables } from '#backend/tables/tables.ts'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { demoToken } from '#mocks/db/seed/sessions.ts'
import { userIdOf } from '#mocks/db/seed/users.ts'
import { SESSION_HOURS } from '#src/domain/limits.ts'

const HOUR_MS = 3_600_000

/** Opens the session of a demo account anew: it may have been signed out, or be older than a session lives. */
export const renewSession = (database: MemoryDatabase, email: string): Promise<void> =>
  database.write(async ({ tokens }) => {
    const now = new Date()
    await tokens.put({
      ...tables.tokens.defaults,
      id: demoToken(email),
      revision: 1,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      userId: userIdOf(email),
      expiresAt: new Date(now.getTime() + SESSION_HOURS * HOUR_MS).toISOString(),
    })
  })

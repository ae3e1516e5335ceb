import { expect, test } from 'vitest'
import { auth } from '#backend/auth/handlers.ts'
import type { WriteContext } from '#backend/context.ts'
import { CommittedRefusal } from '#backend/refusal.ts'
import { openSession } from '#backend/session.ts'
import { openDatabase } from '#mocks/db/database.ts'
import { queueLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { emulatedPorts } from '#mocks/ports.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { PASSWORD, USER } from '#mocks/testing/test-ids.ts'
import { PASSWORD_TRIES } from '#src/domain/limits.ts'

const NOW = new Date('2026-03-10T08:00:00Z')

test('when the page is loaded again, then wrong passwords stay counted', async () => {
  const storage = memoryStorage()
  const attempt = async (typed: string): Promise<unknown> => {
    const { write, blobs } = await openDatabase({
      storage,
      lock: queueLock(),
      seed: smallCatalogue,
      now: () => NOW,
    })
    return write(async (tables) => {
      const context: WriteContext = {
        tables,
        ports: emulatedPorts({ now: () => NOW, blobs, url: async () => '', uploadUrl: () => '' }),
        afterCommit: () => undefined,
        origin: '',
        language: 'en',
        now: NOW,
        sessionId: null,
        organizationId: null,
      }
      const user = await tables.users.get(USER.member)
      if (user === undefined) throw new Error('no such user')
      const token = await openSession(context, user)
      const change = auth.changePassword(
        { currentPassword: typed, password: 'Another-one-9' },
        { ...context, sessionId: token },
      )
      return Promise.resolve(change).catch((error: unknown) => {
        // The refusal commits: a wrong password stays counted.
        if (error instanceof CommittedRefusal) return 'wrong'
        throw error
      })
    })
  }
  for (let tries = 0; tries < PASSWORD_TRIES; tries += 1) expect(await attempt('wrong')).toBe('wrong')
  await expect(attempt(PASSWORD)).rejects.toThrow('TOO_MANY_WRONG_PASSWORDS')
})

import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { type SetupServer, setupServer } from 'msw/node'
import type { Mail, Push } from '#backend/ports.ts'
import type { Catalogue } from '#backend/tables/tables.ts'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { createNetwork } from '#mocks/network.ts'
import { emulatedPorts } from '#mocks/ports.ts'
import { openTestDatabase } from '#mocks/testing/test-database.ts'
import { uploadUrl } from '#mocks/third-parties/uploads.ts'
import type { AppRouter } from '#src/contract/router.ts'

const API_URL = 'https://liner.test/api/trpc'
type Options = { now: () => Date; seed: (now: Date) => Catalogue; push?: Push['send']; mail?: Mail['send'] }
type Identity = { token?: string | undefined; organizationId?: string | undefined }

/** A client as the product has it, for whoever a test wants to be. */
export const clientFor = ({ token, organizationId }: Identity = {}) =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: API_URL,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(organizationId === undefined ? {} : { 'x-organization-id': organizationId }),
        },
      }),
    ],
  })

/** The emulated API for tests: in memory or where the run says, at once, by the clock the test gives. */
export const startEmulatedApi = async ({
  now,
  seed,
  push,
  mail,
}: Options): Promise<{ database: MemoryDatabase; server: SetupServer; close: () => void }> => {
  const database = await openTestDatabase({ seed, now })
  const server = setupServer(
    ...createNetwork({
      database,
      ports: emulatedPorts({
        now,
        push,
        mail,
        blobs: database.blobs,
        url: async ({ id }) => `https://files.liner.test/${id}`,
        uploadUrl,
      }),
      isReachable: () => true,
      simulateLatency: async () => undefined,
      transfer: async () => undefined,
    }),
  )
  server.listen({ onUnhandledFrame: 'error' })
  return { database, server, close: () => server.close() }
}

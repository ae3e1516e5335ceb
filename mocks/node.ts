import { createTRPCClient, httpBatchLink } from '@trpc/client'
import type { RequestHandler } from 'msw'
import { getResponse } from 'msw/utils/get-response'
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

/**
 * Requests go straight to MSW's handlers, the newest first. `setupServer` would imitate sockets and TLS below `fetch`:
 * three fifths of the processor's time of a test that calls.
 */
const interceptFetch = (network: RequestHandler[]) => {
  const usual = globalThis.fetch
  let handlers = network
  globalThis.fetch = async (input, init) => {
    const response = await getResponse(handlers, new Request(input, init))
    if (response === undefined || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  return {
    server: {
      use: (...more: RequestHandler[]) => {
        handlers = [...more, ...handlers]
      },
    },
    close: () => {
      globalThis.fetch = usual
    },
  }
}

type EmulatedApi = { database: MemoryDatabase } & ReturnType<typeof interceptFetch>

/** The emulated API for tests: in memory or where the run says, at once, by the clock the test gives. */
export const startEmulatedApi = async ({ now, seed, push, mail }: Options): Promise<EmulatedApi> => {
  const database = await openTestDatabase({ seed, now })
  const network = createNetwork({
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
  })
  return { database, ...interceptFetch(network) }
}

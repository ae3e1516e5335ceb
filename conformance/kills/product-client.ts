import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from '#src/contract/router.ts'
import { headersOf, type Identity } from '../subject.ts'

const ANSWER_MS = 15_000

/** A client as the product has it: it gives up after a while, and does not know then whether its call was done. */
export const clientAt = (origin: string, identity: Identity = {}) =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${origin}/api/trpc`,
        headers: headersOf(identity),
        fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS) }),
      }),
    ],
  })
export type Client = ReturnType<typeof clientAt>

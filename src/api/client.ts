import { createTRPCClient, httpBatchLink, splitLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from '#src/contract/index.ts'
import { queryClient } from '#src/api/query-client.ts'
import { hasOwnCredentials, requestHeaders } from '#src/api/request-headers.ts'
import { waitingLink } from '#src/api/waiting-link.ts'
import { session } from '#src/session/session.ts'

const LONGEST_URL = 2083

const batchLink = (maxItems: number) =>
  httpBatchLink<AppRouter>({
    url: '/api/trpc',
    maxURLLength: LONGEST_URL,
    maxItems,
    headers: ({ opList: [first] }) => requestHeaders(first, session.getState()),
  })

export const client = createTRPCClient<AppRouter>({
  links: [
    waitingLink,
    splitLink({ condition: hasOwnCredentials, true: batchLink(1), false: batchLink(Number.POSITIVE_INFINITY) }),
  ],
})

/** Options for TanStack Query, one per procedure of the contract. */
export const api = createTRPCOptionsProxy<AppRouter>({ client, queryClient })

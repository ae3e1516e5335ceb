import { createTRPCClient, httpBatchLink, splitLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import {
  API_URL,
  credentialHeaders,
  credentialsLink,
  hasOwnCredentials,
  timeoutLink,
  outboxLink,
} from '#src/api/links.ts'
import { prefetchedAnswerLink } from '#src/api/prefetched-answer-link.ts'
import { queryClient } from '#src/api/query-client.ts'
import { writeRetryLink } from '#src/api/write-retry-link.ts'
import type { AppRouter } from '#src/contract/router.ts'

const LONGEST_URL = 2083

const batchLink = (maxItems: number) =>
  httpBatchLink<AppRouter>({ url: API_URL, maxURLLength: LONGEST_URL, maxItems, headers: credentialHeaders })

export const client = createTRPCClient<AppRouter>({
  links: [
    outboxLink,
    credentialsLink,
    timeoutLink,
    writeRetryLink,
    prefetchedAnswerLink,
    splitLink({ condition: hasOwnCredentials, true: batchLink(1), false: batchLink(Number.POSITIVE_INFINITY) }),
  ],
})

/** Options for TanStack Query, one per procedure of the contract. */
export const api = createTRPCOptionsProxy<AppRouter>({ client, queryClient })

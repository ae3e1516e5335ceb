import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from '#src/contract/index.ts'
import { queryClient } from '#src/api/query-client.ts'
import { timeLimitLink, writeRetryLink } from '#src/api/time-limit-link.ts'
import { waitingLink } from '#src/api/waiting-link.ts'
import { session } from '#src/session/session.ts'

const LONGEST_URL = 2083

const headers = () => {
  const { jwt, organizationId } = session.getState()
  return {
    ...(jwt === null ? {} : { authorization: `Bearer ${jwt}` }),
    ...(organizationId === null ? {} : { 'x-organization-id': organizationId }),
  }
}

export const client = createTRPCClient<AppRouter>({
  links: [
    waitingLink,
    timeLimitLink,
    writeRetryLink,
    httpBatchLink({ url: '/api/trpc', maxURLLength: LONGEST_URL, headers }),
  ],
})

/** Options for TanStack Query, one per procedure of the contract. */
export const api = createTRPCOptionsProxy<AppRouter>({ client, queryClient })

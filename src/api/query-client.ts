import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { isClientError } from '#src/api/errors.ts'

const RETRIES = 2
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000
const CACHE_LIFETIME_MS = 5 * 60_000

const retry = (failures: number, error: Error) => failures < RETRIES && !isClientError(error)
const retryDelay = (attempt: number) => Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS)

// It follows what happens, and takes a start without a network for one with it.
onlineManager.setOnline(navigator.onLine)

/** What a mutation or an error leads to is decided by the app, which sets these caches' `config`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache(),
  mutationCache: new MutationCache(),
  defaultOptions: {
    queries: {
      retry,
      retryDelay,
      gcTime: CACHE_LIFETIME_MS,
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      networkMode: 'offlineFirst',
    },
    // The outbox queues what can be queued; the rest fails at once without a network, instead of being paused.
    // The client retries a write within its time limit, which a second row of retries would overrun.
    mutations: { retry: false, networkMode: 'always' },
  },
})

import { onlineManager, type UseQueryResult } from '@tanstack/react-query'
import { Suspense, useSyncExternalStore } from 'react'
import { apiError } from '#src/api/errors.ts'
import { useIsSlow } from '#src/api/use-is-slow.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'

const DataAgeLine = lazyPart(async () => (await import('#src/offline/query-persistence/data-age-line.tsx')).DataAgeLine)

const isConnected = () => onlineManager.isOnline()
const follow = (listener: () => void) => onlineManager.subscribe(listener)

/** The part of a query that says how old its answer is, and whether a newer one is on its way. */
export type Aged = Pick<
  UseQueryResult<unknown, unknown>,
  'error' | 'dataUpdatedAt' | 'isRefetchError' | 'failureCount' | 'fetchStatus' | 'refetch'
>

/** Shows the age of data that cannot be refreshed: without a network, while the server does not answer, or as it knows it no more. */
export const DataAge = ({ query }: { query: Aged }) => {
  const isOnline = useSyncExternalStore(follow, isConnected, isConnected)
  const { error, dataUpdatedAt, isRefetchError, failureCount, fetchStatus } = query
  const isLate = useIsSlow(fetchStatus === 'fetching')
  if (dataUpdatedAt === 0 || (isOnline && failureCount === 0 && !isLate)) return null
  return (
    <Suspense>
      <DataAgeLine
        updatedAt={dataUpdatedAt}
        isGone={apiError(error)?.code === 'NOT_FOUND'}
        onRetry={isOnline && isRefetchError ? () => void query.refetch() : undefined}
      />
    </Suspense>
  )
}

import { onlineManager, type UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useIsLate } from '#src/api/use-is-late.ts'

const AgeLine = lazy(async () => ({ default: (await import('#src/catalogue/age/age-line.tsx')).AgeLine }))

const isConnected = () => onlineManager.isOnline()
const follow = (listener: () => void) => onlineManager.subscribe(listener)

/** What tells how old an answer is, and whether a newer one can be had. */
export type Aged = Pick<
  UseQueryResult<unknown, unknown>,
  'dataUpdatedAt' | 'isRefetchError' | 'failureCount' | 'fetchStatus' | 'refetch'
>

/** How old what is shown is, where it cannot be had anew: without a network, or from a server that does not answer. */
export const DataAge = ({ query }: { query: Aged }) => {
  const isOnline = useSyncExternalStore(follow, isConnected, isConnected)
  const { dataUpdatedAt, isRefetchError, failureCount, fetchStatus } = query
  const isLate = useIsLate(fetchStatus === 'fetching')
  if (dataUpdatedAt === 0 || (isOnline && failureCount === 0 && !isLate)) return null
  return (
    <Suspense>
      <AgeLine
        updatedAt={dataUpdatedAt}
        onRetry={isOnline && isRefetchError ? () => void query.refetch() : undefined}
      />
    </Suspense>
  )
}

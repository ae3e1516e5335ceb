import { type Query, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, Suspense, useState } from 'react'
import { isUnreachable } from '#src/api/errors.ts'
import { abortReads } from '#src/api/links.ts'
import { useIsSlow } from '#src/api/use-is-slow.ts'
import type { ContentUnavailablePanel } from '#src/shared/page/content-unavailable-panel.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'

type Loading = Pick<UseQueryResult<unknown, unknown>, 'data' | 'error' | 'errorUpdateCount' | 'fetchStatus' | 'refetch'>

/**
 * Why there is nothing to show: the last try failed, there is no network, or it takes too long. Null while neither is so.
 * A failure stays on screen while the query is fetched again in the background, which clears its error.
 */
export const useLoadProblem = ({ data, error, errorUpdateCount, fetchStatus, refetch }: Loading) => {
  const isMissing = data === undefined
  const isSlow = useIsSlow(isMissing && fetchStatus === 'fetching')
  if (!isMissing) return null
  const isFailed = fetchStatus === 'paused' || (error !== null && fetchStatus === 'idle') || errorUpdateCount > 0
  return isFailed || isSlow ? { error, isLate: !isFailed, onRetry: () => void refetch() } : null
}

type Props = ComponentProps<typeof ContentUnavailablePanel>

const reasonOf = ({ error, isLate }: Props) => {
  if (isLate === true) return 'late'
  return error === null || isUnreachable(error) ? 'away' : 'failed'
}
const Panel = ({ error, onRetry, title, ...rest }: Props) => {
  const reason = reasonOf({ error, onRetry, ...rest })
  return <ErrorPanel error={error} onRetry={onRetry} reason={reason} title={reason === 'failed' ? title : undefined} />
}

/** On a first visit the texts are not prefetched; without them a plain error panel is shown. */
const LazyPanel = lazyPart(
  async () => (await import('#src/shared/page/content-unavailable-panel.tsx')).ContentUnavailablePanel,
  Panel,
)

/** Replaces content that could not be fetched and is not stored on this device. */
export const ContentUnavailable = (props: Props) => {
  const queryClient = useQueryClient()
  const [lastError, setLastError] = useState(props.error)
  if (props.error !== null && props.error !== lastError) setLastError(props.error)
  const retry = async () => {
    const missing = { predicate: ({ state }: Query) => state.data === undefined }
    // Requests pending on a dead connection would only be waited for again.
    await queryClient.cancelQueries(missing)
    abortReads()
    // Loads as if for the first time: a person who asks for it sees that something happens.
    for (const query of queryClient.getQueryCache().findAll(missing)) query.reset()
    props.onRetry()
  }
  return (
    <Suspense>
      <LazyPanel {...props} error={lastError} onRetry={() => void retry()} />
    </Suspense>
  )
}

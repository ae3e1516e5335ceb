import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, Suspense } from 'react'
import { isUnreachable } from '#src/api/errors.ts'
import { abortReads } from '#src/api/timeout-link.ts'
import type { ContentUnavailablePanel } from '#src/shared/page/content-unavailable-panel.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { useIsSlow } from '#src/api/use-is-slow.ts'

type Loading = Pick<UseQueryResult<unknown, unknown>, 'data' | 'error' | 'fetchStatus'>

/** Why there is no data: the query failed, there is no network, or it is slow. Null in all other cases. */
export const useLoadProblem = ({ data, error, fetchStatus }: Loading): 'failed' | 'late' | null => {
  const isMissing = data === undefined
  const isLate = useIsSlow(isMissing && fetchStatus === 'fetching')
  if (!isMissing) return null
  if (fetchStatus === 'paused' || (error !== null && fetchStatus === 'idle')) return 'failed'
  return isLate ? 'late' : null
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
  const retry = async () => {
    // Requests pending on a dead connection would only be waited for again.
    await queryClient.cancelQueries({ predicate: ({ state }) => state.data === undefined })
    abortReads()
    props.onRetry()
  }
  return (
    <Suspense>
      <LazyPanel {...props} onRetry={() => void retry()} />
    </Suspense>
  )
}

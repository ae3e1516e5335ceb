import type { UseQueryResult } from '@tanstack/react-query'
import { useIsSlow } from '#src/api/use-is-slow.ts'

type Loading = Pick<UseQueryResult<unknown, unknown>, 'data' | 'error' | 'fetchStatus'>

/** Why there is nothing to show: the last try failed, there is no network, or it takes too long. Null while neither is so. */
export const useLoadProblem = ({ data, error, fetchStatus }: Loading): 'failed' | 'late' | null => {
  const isMissing = data === undefined
  const isLate = useIsSlow(isMissing && fetchStatus === 'fetching')
  if (!isMissing) return null
  if (fetchStatus === 'paused' || (error !== null && fetchStatus === 'idle')) return 'failed'
  return isLate ? 'late' : null
}

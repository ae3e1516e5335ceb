import type { UseQueryResult } from '@tanstack/react-query'
import { errorText } from '#src/api/error-text.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

type Props = {
  query: Pick<UseQueryResult<unknown, unknown>, 'error' | 'refetch'>
  title?: string
}

/**
 * Replaces a part of a page whose query failed, beside parts that did not. What the whole page is about is replaced by
 * `ContentUnavailable`, which also offers what can be read offline.
 */
export const QueryError = ({ query: { error, refetch }, title }: Props) => (
  <ErrorPanel error={error} onRetry={() => void refetch()} title={title} message={errorText(error)} />
)

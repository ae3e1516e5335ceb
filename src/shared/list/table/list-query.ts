import type { UseQueryResult } from '@tanstack/react-query'
import type { Aged } from '#src/offline/query-persistence/data-age.tsx'

export type Page<Row> = { rows: Row[]; count: number }
/** What a list shows of its query. */
export type ListQuery<Row> = Pick<
  UseQueryResult<Page<Row>, unknown>,
  'data' | 'error' | 'isPlaceholderData' | 'fetchStatus' | 'refetch'
> &
  Aged

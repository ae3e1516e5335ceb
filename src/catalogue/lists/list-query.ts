import type { UseQueryResult } from '@tanstack/react-query'

export type Page<Row> = { rows: Row[]; count: number }
/** What a list shows of its query. */
export type ListQuery<Row> = Pick<
  UseQueryResult<Page<Row>, unknown>,
  'data' | 'error' | 'isPlaceholderData' | 'fetchStatus' | 'refetch'
>

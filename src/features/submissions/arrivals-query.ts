import { api } from '#src/api/client.ts'
import { type Filters, isUndecided, typedSearch } from '#src/features/submissions/submissions-query.ts'

/** Others submit and decide meanwhile. */
export const QUEUE_REFRESH_MS = 60_000

/** How many releases came to the queue since it was listed. */
export const arrivalsQuery = ({ search, status, delivery, organizationId }: Filters, since: string | undefined) =>
  api.submissions.arrivals.queryOptions(
    { search: typedSearch(search), status, delivery, organizationId, since: since ?? '' },
    { enabled: since !== undefined && isUndecided(status), refetchInterval: QUEUE_REFRESH_MS },
  )

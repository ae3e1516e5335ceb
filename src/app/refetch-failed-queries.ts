import { onServerBack } from '#src/api/server-reachability.ts'
import { queryClient } from '#src/api/query-client.ts'

/** What could not be read is read again as soon as the server answers anything. */
export const refetchFailedQueries = () => {
  onServerBack(() => {
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  })
}

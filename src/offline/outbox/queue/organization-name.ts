import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'

/** What one of the user's own organizations is called; empty where that was never read. */
export const organizationNameOf = (organizationId: string | null): string => {
  const own = queryClient.getQueryData(api.organizations.own.queryKey()) ?? []
  return own.find(({ id }) => id === organizationId)?.name ?? ''
}

import { queryClient } from '#src/api/query-client.ts'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { switchOrganization } from '#src/auth/session/session.ts'

/** Begins to work in an organization one has just come to; it is one's own only once the list of these says so. */
export const enterOrganization = async (organizationId: string): Promise<void> => {
  await queryClient.fetchQuery({ ...ownOrganizationsQuery, staleTime: 0 })
  switchOrganization(organizationId)
}

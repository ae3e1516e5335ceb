import { queryClient } from '#src/api/query-client.ts'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { session, switchOrganization } from '#src/auth/session/session.ts'

/** Goes on in the first of the organizations that are left; answers whether there is one (spec 2, section 4). */
export const exitOrganization = async (organizationId: string): Promise<boolean> => {
  const own = await queryClient.fetchQuery({ ...ownOrganizationsQuery, staleTime: 0 })
  if (session.getState().organizationId === organizationId) switchOrganization(own[0]?.id ?? null)
  return own.length > 0
}

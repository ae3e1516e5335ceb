import { useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import { lastOrganization, session } from '#src/auth/session/session.ts'

const KEPT = { meta: { offline: true }, staleTime: 60_000 }
export const currentUserQuery = api.auth.user.queryOptions(undefined, KEPT)
export const ownOrganizationsQuery = api.organizations.own.queryOptions(undefined, KEPT)
export const permissionsQuery = api.auth.permissions.queryOptions(undefined, KEPT)

export type Viewer = { user: CurrentUser; permissions: Permission[]; hasOrganization: boolean }

/** Somebody who is not a super administrator always works in one of their own organizations. */
const chooseOrganization = async () => {
  const own = await queryClient.ensureQueryData(ownOrganizationsQuery)
  const { organizationId } = session.getState()
  if (own.some(({ id }) => id === organizationId)) return
  // One that was cleared because a call was refused stays chosen, where the person still belongs to it.
  const before = organizationId === null ? own.find(({ id }) => id === lastOrganization()) : undefined
  session.setState({ organizationId: (before ?? own[0])?.id ?? null })
}

/** Who is signed in, with what they may do in the organization that is chosen. */
export const loadViewer = async (): Promise<Viewer> => {
  const user = await queryClient.ensureQueryData(currentUserQuery)
  if (user.role !== 'SUPERADMIN' && user.completed) await chooseOrganization()
  const hasOrganization = session.getState().organizationId !== null
  const permissions =
    user.role === 'SUPERADMIN' || hasOrganization ? await queryClient.ensureQueryData(permissionsQuery) : []
  return { user, permissions, hasOrganization }
}

export const useCurrentUser = () => useQuery(currentUserQuery).data

import { useQuery } from '@tanstack/react-query'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import type { Notification } from '#src/contract/notifications.ts'
import { switchOrganization } from '#src/auth/session/switch-organization.ts'
import { useSession } from '#src/auth/session/use-session.ts'

/** Another of one's own organizations, when it happened there: what it leads to can only be seen from there. */
export const useOtherOrganization = ({ organization }: Notification) => {
  const current = useSession(({ organizationId }) => organizationId)
  const { data: own = [] } = useQuery(ownOrganizationsQuery)
  const isElsewhere = current !== null && organization?.id !== current && own.some(({ id }) => id === organization?.id)
  if (organization === null || !isElsewhere) return null
  return { name: organization.name, goThere: () => switchOrganization(organization.id) }
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#src/auth/session/session.ts'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { CurrentUser } from '#src/contract/auth.ts'

/** What decides the entries of the menu. They stay where they are until those of another organization are known. */
export const useMenuAccess = (viewer: CurrentUser) => {
  const hasOrganization = useSession(({ organizationId }) => organizationId !== null)
  const enabled = hasOrganization || viewer.role === 'SUPERADMIN'
  const { data } = useQuery({ ...permissionsQuery, enabled })
  const [permissions, setPermissions] = useState(data)
  if (data !== undefined && data !== permissions) setPermissions(data)
  return { viewer, permissions: permissions ?? [], hasOrganization, enabled }
}

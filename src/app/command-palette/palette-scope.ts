import { useQuery } from '@tanstack/react-query'
import { KINDS } from '#src/app/command-palette/palette-results.ts'
import { useSession } from '#src/auth/session/session.ts'
import { permissionsQuery, useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { mayCreate, menuOf } from '#src/domain/navigation/menu.ts'

/** What the user may open and search: the menu, and the kinds of entities in it. */
export const usePaletteScope = () => {
  const user = useCurrentUser()
  const organizationId = useSession((state) => state.organizationId)
  const hasOrganization = organizationId !== null
  const enabled = hasOrganization || user?.role === 'SUPERADMIN'
  const { data: permissions = [] } = useQuery({ ...permissionsQuery, enabled })
  const asked = user && { viewer: user, permissions, hasOrganization }
  const menu = asked === undefined ? [] : menuOf(asked)
  const entries = menu.flatMap((section) => section.entries)
  return {
    userId: user?.id ?? '',
    organizationId,
    menu,
    kinds: KINDS.filter((kind) => entries.some(({ key }) => key === kind)),
    mayCreateRelease: asked !== undefined && mayCreate(asked, 'releases'),
    mayChooseOrganization: user?.role === 'MEMBER',
  }
}
export type PaletteScope = ReturnType<typeof usePaletteScope>

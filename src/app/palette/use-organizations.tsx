import { useQuery } from '@tanstack/react-query'
import type { Row } from '#src/app/palette/palette-row.ts'
import type { PaletteScope } from '#src/app/palette/use-palette-scope.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { switchOrganization } from '#src/auth/session/switch-organization.ts'

const SIDE = 28

/** The other organizations a member may work for. */
export const useOrganizations = ({ mayChooseOrganization, organizationId }: PaletteScope): Row[] => {
  const { data: own = [] } = useQuery({ ...ownOrganizationsQuery, enabled: mayChooseOrganization })
  return own
    .filter(({ id }) => id !== organizationId)
    .map(({ id, name, image }) => ({
      id: `organization:${id}`,
      recent: { kind: 'command', id: `organization:${id}` },
      name,
      sign: <EntityAvatar name={name} url={image} size={SIDE} />,
      act: () => switchOrganization(id),
    }))
}

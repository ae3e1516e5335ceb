import type { Entity, Kind } from '#src/app/palette/palette-results.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { IconMusic } from '#src/ui/icons.ts'

const SIDE = 28

export const EntityIcon = ({ kind, entity: { name, image } }: { kind: Kind; entity: Entity }) => {
  if (kind === 'releases') return <Cover url={image} title={name} size={SIDE} />
  if (kind === 'assets') return <IconMusic size={18} stroke={1.75} />
  if (kind === 'labels') return <EntityAvatar name={name} url={image} size={SIDE} kind="label" />
  return <EntityAvatar name={name} url={image} size={SIDE} />
}

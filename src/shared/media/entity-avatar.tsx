import { initialsOf } from '#src/domain/text/initials.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { IconBuilding, IconMicrophone2, IconRosette, IconUser } from '#src/ui/icons.ts'

const ICONS = { artist: IconMicrophone2, label: IconRosette, organization: IconBuilding, user: IconUser }
const ICON_SHARE = 0.5

type Props = {
  name: string
  url: string | null
  size?: number
  /** Shows an icon of the kind instead of initials. */
  kind?: keyof typeof ICONS
  label?: string
}

export const EntityAvatar = ({ name, url, size = 32, kind, label }: Props) => {
  const Icon = kind === undefined ? undefined : ICONS[kind]
  const icon = Icon && <Icon size={Math.round(size * ICON_SHARE)} stroke={1.75} aria-hidden />
  return <Avatar url={url === '' ? null : url} initials={initialsOf(name)} size={size} label={label} icon={icon} />
}

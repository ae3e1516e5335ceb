import type { ListArea } from '#src/domain/navigation/list-areas.ts'
import {
  type Icon,
  IconBuilding,
  IconDisc,
  IconMicrophone2,
  IconMusic,
  IconRosette,
  IconUser,
  IconUsers,
} from '#src/ui/icons.ts'

/** The icon of an area, in the menu and where its list is empty. */
export const areaIcons: Record<ListArea, Icon> = {
  artists: IconMicrophone2,
  assets: IconMusic,
  labels: IconRosette,
  organizations: IconBuilding,
  people: IconUsers,
  releases: IconDisc,
  users: IconUser,
}

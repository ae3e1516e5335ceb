import type { ListArea } from '#src/domain/navigation/list-area.ts'
import {
  type Icon,
  IconBuilding,
  IconDisc,
  IconMicrophone2,
  IconMusic,
  IconTag,
  IconUser,
  IconUsers,
} from '#src/ui/icons.ts'

/** What stands for an area where a list has nothing to show yet. */
export const areaIcons: Record<ListArea, Icon> = {
  artists: IconMicrophone2,
  assets: IconMusic,
  labels: IconTag,
  organizations: IconBuilding,
  people: IconUsers,
  releases: IconDisc,
  users: IconUser,
}

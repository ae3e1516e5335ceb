import type { MenuKey } from '#src/domain/navigation/menu.ts'
import {
  IconAlertTriangle,
  IconBuilding,
  IconChartBar,
  IconDisc,
  IconInbox,
  IconMicrophone2,
  IconMusic,
  IconReceipt,
  IconRosette,
  IconSend,
  IconTrash,
  IconUser,
  IconUsers,
  IconWand,
} from '#src/ui/icons.ts'

export const menuIcons: Record<MenuKey, typeof IconDisc> = {
  organizations: IconBuilding,
  users: IconUser,
  releases: IconDisc,
  artists: IconMicrophone2,
  labels: IconRosette,
  assets: IconMusic,
  people: IconUsers,
  analytics: IconChartBar,
  royalties: IconReceipt,
  serviceHub: IconWand,
  pendingApproval: IconInbox,
  pending: IconSend,
  errors: IconAlertTriangle,
  takedownRequests: IconTrash,
}

import type { MenuKey } from '#src/domain/navigation/menu.ts'
import { areaIcons } from '#src/shared/list/area-icons.ts'
import {
  type Icon,
  IconAlertTriangle,
  IconChartBar,
  IconInbox,
  IconReceipt,
  IconSend,
  IconTrash,
  IconWand,
} from '#src/ui/icons.ts'

export const menuIcons: Record<MenuKey, Icon> = {
  ...areaIcons,
  analytics: IconChartBar,
  royalties: IconReceipt,
  serviceHub: IconWand,
  pendingApproval: IconInbox,
  pending: IconSend,
  errors: IconAlertTriangle,
  takedownRequests: IconTrash,
}

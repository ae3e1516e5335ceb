import { BOTTOM_LINKS_MAX } from '#src/domain/limits.ts'
import { type Asked, menuOf, type MenuEntry, type MenuKey } from '#src/domain/navigation/menu.ts'

/** What a person opens most, the most important first. Analytics and royalties have nothing to show yet. */
const MEMBER: readonly MenuKey[] = [
  'releases',
  'artists',
  'labels',
  'assets',
  'people',
  'organizations',
  'users',
  'serviceHub',
]
const SUPERADMIN: readonly MenuKey[] = ['pendingApproval', 'releases', 'organizations', 'takedownRequests']

type OwnPage = { key: 'notifications' | 'profile'; path: string; search?: undefined }
export type BottomLink = Pick<MenuEntry, 'key' | 'path' | 'search'> | OwnPage

/** They are open to everybody, and fill what the permissions leave free. */
const OWN_PAGES: OwnPage[] = [
  { key: 'notifications', path: '/notifications' },
  { key: 'profile', path: '/profile' },
]

/** The links at the bottom of a phone, in the order of the menu. */
export const bottomLinksOf = (asked: Asked): BottomLink[] => {
  const order = asked.viewer.role === 'SUPERADMIN' ? SUPERADMIN : MEMBER
  const entries = menuOf(asked).flatMap((section) => section.entries)
  const chosen = new Set(order.filter((key) => entries.some((entry) => entry.key === key)).slice(0, BOTTOM_LINKS_MAX))
  return [...entries.filter(({ key }) => chosen.has(key)), ...OWN_PAGES].slice(0, BOTTOM_LINKS_MAX)
}

import { type Asked, menuOf, type MenuEntry, type MenuKey } from '#src/domain/navigation/menu.ts'

/** The bottom bar of a phone has room for this many. */
const PLACES_MAX = 4

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

type OwnPage = { key: 'notifications' | 'profile'; path: string }
export type Place = Pick<MenuEntry, 'key' | 'path' | 'search'> | OwnPage

/** They are open to everybody, and fill what the permissions leave free. */
const OWN_PAGES: OwnPage[] = [
  { key: 'notifications', path: '/notifications' },
  { key: 'profile', path: '/profile' },
]

/** The places in the bottom bar of a phone, in the order of the menu. */
export const placesOf = (asked: Asked): Place[] => {
  const order = asked.viewer.role === 'SUPERADMIN' ? SUPERADMIN : MEMBER
  const entries = menuOf(asked).flatMap((section) => section.entries)
  const chosen = new Set(order.filter((key) => entries.some((entry) => entry.key === key)).slice(0, PLACES_MAX))
  return [...entries.filter(({ key }) => chosen.has(key)), ...OWN_PAGES].slice(0, PLACES_MAX)
}

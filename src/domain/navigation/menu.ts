import type { Permission } from '#src/domain/access/permission.ts'
import { COUNTER_MAX, BOTTOM_LINKS_MAX } from '#src/domain/limits.ts'
import { AREA_PERMISSION, LIST_AREAS, type ListArea } from '#src/domain/navigation/list-areas.ts'
import type { Viewer } from '#src/domain/navigation/route-guard.ts'

/** Every entry the menu can have; each has a text and a sign. */
export const MENU_KEYS = [
  'organizations',
  'users',
  'releases',
  'artists',
  'labels',
  'assets',
  'people',
  'analytics',
  'royalties',
  'serviceHub',
  'pendingApproval',
  'pending',
  'errors',
  'takedownRequests',
] as const
export type MenuKey = (typeof MENU_KEYS)[number]
export type Counter =
  | 'organizations'
  | 'users'
  | 'releases'
  | 'artists'
  | 'labels'
  | 'assets'
  | 'people'
  | 'pendingApprovals'
  | 'takeDownRequests'

/** What can be created from its entry in the menu. */
export type CreatableEntity = 'organizations' | 'releases' | 'artists' | 'labels' | 'assets' | 'people'

export type MenuEntry = {
  key: MenuKey
  path: string
  search?: Record<string, string>
  counter?: Counter
  added?: CreatableEntity
}
export type MenuSection = { key: 'catalog' | 'others' | 'submissions'; entries: MenuEntry[] }

const CATALOG: readonly (MenuEntry & { key: ListArea })[] = [
  { key: 'organizations', path: '/organizations', counter: 'organizations', added: 'organizations' },
  { key: 'users', path: '/users', counter: 'users' },
  { key: 'releases', path: '/releases', counter: 'releases', added: 'releases' },
  { key: 'artists', path: '/artists', counter: 'artists', added: 'artists' },
  { key: 'labels', path: '/labels', counter: 'labels', added: 'labels' },
  { key: 'assets', path: '/assets', counter: 'assets', added: 'assets' },
  { key: 'people', path: '/people', counter: 'people', added: 'people' },
]
const OTHERS: MenuEntry[] = [
  { key: 'analytics', path: '/analytics' },
  { key: 'royalties', path: '/royalties' },
  { key: 'serviceHub', path: '/promo-card' },
]
const SUBMISSIONS: MenuEntry[] = [
  { key: 'pendingApproval', path: '/submissions', search: { status: 'PENDING_APPROVAL' }, counter: 'pendingApprovals' },
  { key: 'pending', path: '/submissions', search: { status: 'APPROVED', delivery: 'PENDING' } },
  { key: 'errors', path: '/submissions', search: { status: 'APPROVED', delivery: 'ERROR' } },
  {
    key: 'takedownRequests',
    path: '/submissions',
    search: { status: 'PENDING_TAKEDOWN' },
    counter: 'takeDownRequests',
  },
]

/** The user whose menu it is. */
type Asked = { viewer: Viewer; permissions: readonly Permission[]; hasOrganization: boolean }

/** What the sidebar offers: empty without an organization, unless to a super administrator (access-2.6 and 6). */
export const menuOf = ({ viewer, permissions, hasOrganization }: Asked): MenuSection[] => {
  const isReviewer = viewer.role === 'SUPERADMIN'
  if (!isReviewer && !hasOrganization) return []
  const catalog = CATALOG.filter(({ key }) => isReviewer || permissions.includes(AREA_PERMISSION[key]))
  const sections: MenuSection[] = [
    { key: 'catalog', entries: catalog },
    { key: 'others', entries: OTHERS },
  ]
  if (isReviewer) sections.push({ key: 'submissions', entries: SUBMISSIONS })
  return sections.filter(({ entries }) => entries.length > 0)
}

/** Whether somebody is offered to create an entity of this kind: who may not open the list of its kind is sent away. */
export const mayCreate = (asked: Asked, entity: CreatableEntity): boolean =>
  menuOf(asked).some(({ entries }) => entries.some(({ added }) => added === entity))

/** A count as a badge shows it: beyond 9999 only that it is more (access-9). */
export const counterText = (count: number): string => (count > COUNTER_MAX ? `${COUNTER_MAX}+` : String(count))

/** What a person opens most, the most important first. Analytics and royalties have nothing to show yet. */
const MEMBER: readonly MenuKey[] = [...LIST_AREAS, 'serviceHub']
const SUPERADMIN: readonly MenuKey[] = ['pendingApproval', 'releases', 'organizations', 'takedownRequests']

type OwnPage = { key: 'notifications' | 'profile'; path: string; search?: undefined }
type BottomLink = Pick<MenuEntry, 'key' | 'path' | 'search'> | OwnPage

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

import type { Permission, UserRole } from '#src/domain/access/permission.ts'

/** Who looks at the app; `completed` is whether they have registered to the end. */
export type Viewer = { role: UserRole; completed: boolean }

/** Areas of the catalogue by the first part of their routes, and the permission that opens each (spec 1, section 6). */
const PERMISSION_OF: ReadonlyMap<string, Permission> = new Map(
  Object.entries<Permission>({
    organizations: 'MANAGE_ORGANIZATION',
    users: 'MANAGE_USER',
    releases: 'MANAGE_RELEASE',
    artists: 'MANAGE_ARTIST',
    labels: 'MANAGE_LABEL',
    assets: 'MANAGE_ASSET',
    people: 'MANAGE_PEOPLE',
  }),
)
/** Open to every signed-in user, with or without an organization. */
const ALWAYS_OPEN = ['/profile', '/notifications', '/organizations/new', '/registration', '/terms']

/** Where a user lands after signing in (spec 1, section 2.2). */
export const homeOf = (viewer: Viewer | null, permissions: readonly Permission[]) => {
  if (viewer === null) return '/login'
  if (!viewer.completed) return '/registration'
  if (viewer.role === 'SUPERADMIN') return '/organizations'
  if (permissions.includes('MANAGE_LABEL')) return '/artists'
  if (permissions.includes('MANAGE_ARTIST') || permissions.includes('MANAGE_RELEASE')) return '/releases'
  return '/profile'
}

/** Where a signed-in person lands: who belongs nowhere yet is led to where that begins (spec 1, section 4). */
export const landingOf = (viewer: Viewer, permissions: readonly Permission[], hasOrganization: boolean) =>
  viewer.completed && viewer.role !== 'SUPERADMIN' && !hasOrganization
    ? '/organizations/new'
    : homeOf(viewer, permissions)

/** Landing on a list that one may not open would lead round in a circle: then one lands on the profile. */
const mayOpen = (route: string, permissions: readonly Permission[]) => {
  const needed = PERMISSION_OF.get(route.split('/')[1] ?? '')
  return needed === undefined || permissions.includes(needed)
}

const homeToOpen = (viewer: Viewer, permissions: readonly Permission[]) => {
  const home = homeOf(viewer, permissions)
  if (mayOpen(home, permissions)) return home
  return permissions.includes('MANAGE_LABEL') ? '/labels' : '/profile'
}

type Asked = { route: string; viewer: Viewer; permissions: readonly Permission[]; hasOrganization: boolean }

/**
 * Where a signed-in person is sent instead of the page of `route`, or null when they may stay (spec 1, section 2.3).
 * A route is named as in the route tree, without a slash at its end: however its address was spelled.
 */
export const guard = ({ route, viewer, permissions, hasOrganization }: Asked): string | null => {
  if (!viewer.completed) return route === '/registration' ? null : '/registration'
  const belongsNowhere = viewer.role !== 'SUPERADMIN' && !hasOrganization
  if (route === '/registration') return belongsNowhere ? '/organizations/new' : homeToOpen(viewer, permissions)
  if (viewer.role === 'SUPERADMIN' || ALWAYS_OPEN.includes(route)) return null
  if (belongsNowhere) return '/organizations/new'
  if (route === '/submissions' || !mayOpen(route, permissions)) return homeToOpen(viewer, permissions)
  return null
}

import type { Permission, UserRole } from '#src/domain/access/permission.ts'
import { AREA_PERMISSION } from '#src/domain/navigation/list-areas.ts'

/** The signed-in user, as far as routes depend on them. `completed` is false until their registration ends. */
export type Viewer = { role: UserRole; completed: boolean }

/** By the first part of a route. */
const PERMISSION_OF: ReadonlyMap<string, Permission> = new Map(Object.entries(AREA_PERMISSION))
/** Open to every signed-in user, with or without an organization. */
const ALWAYS_OPEN = ['/profile', '/profile/$section', '/notifications', '/organizations/new', '/registration', '/terms']

/** Where a user lands after signing in (access-2.2). */
export const homeOf = (viewer: Viewer | null, permissions: readonly Permission[]) => {
  if (viewer === null) return '/login'
  if (!viewer.completed) return '/registration'
  if (viewer.role === 'SUPERADMIN') return '/organizations'
  if (permissions.includes('MANAGE_LABEL')) return '/artists'
  if (permissions.includes('MANAGE_ARTIST') || permissions.includes('MANAGE_RELEASE')) return '/releases'
  return '/profile'
}

/** Where a signed-in user lands: without an organization on the page that creates or joins one (access-4). */
export const landingOf = (viewer: Viewer, permissions: readonly Permission[], hasOrganization: boolean) =>
  viewer.completed && viewer.role !== 'SUPERADMIN' && !hasOrganization
    ? '/organizations/new'
    : homeOf(viewer, permissions)

const mayOpen = (route: string, permissions: readonly Permission[]) => {
  const needed = PERMISSION_OF.get(route.split('/')[1] ?? '')
  return needed === undefined || permissions.includes(needed)
}

/** The home of a user may be a list that they may not open, which would redirect for ever. */
const homeToOpen = (viewer: Viewer, permissions: readonly Permission[]) => {
  const home = homeOf(viewer, permissions)
  if (mayOpen(home, permissions)) return home
  return permissions.includes('MANAGE_LABEL') ? '/labels' : '/profile'
}

type Guarded = { route: string; viewer: Viewer; permissions: readonly Permission[]; hasOrganization: boolean }

/**
 * The path that a signed-in user is redirected to instead of `route`, or null if they may open it (access-2.3).
 * A route is the one of the route tree, without a slash at its end, however the address was spelled.
 */
export const guard = ({ route, viewer, permissions, hasOrganization }: Guarded): string | null => {
  if (!viewer.completed) return route === '/registration' ? null : '/registration'
  const needsOrganization = viewer.role !== 'SUPERADMIN' && !hasOrganization
  if (route === '/registration') return needsOrganization ? '/organizations/new' : homeToOpen(viewer, permissions)
  if (viewer.role === 'SUPERADMIN' || ALWAYS_OPEN.includes(route)) return null
  if (needsOrganization) return '/organizations/new'
  if (route === '/submissions' || !mayOpen(route, permissions)) return homeToOpen(viewer, permissions)
  return null
}

const ORIGIN = 'https://liner.invalid'

const hasControlCharacter = (value: string) => [...value].some((character) => character < ' ' || character === '\u007f')

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value)
  } catch {
    // A malformed escape sequence: null is the answer.
    return null
  }
}

/** Whether a path can be decoded. If not, the router finds no route, not even the one for unknown paths. */
export const isDecodable = (path: string): boolean => decoded(path) !== null

/**
 * A path as its route spells it, with its ids in small letters and its other parameters as they are: a route is found in any
 * case, but the menu and the API know the page by its letters. A path of another route stays as it is.
 */
export const canonicalPath = (route: string, path: string): string => {
  const given = path.split('/')
  const canonical = route
    .split('/')
    .map((part, at) => (part.startsWith('$') ? given[at] : part))
    .join('/')
    .replace(/[\dA-F-]{36}/, (id) => id.toLowerCase())
  return canonical.toLowerCase() === path.toLowerCase().replace(/(?<=.)\/$/, '') ? canonical : path
}

const isInside = (value: string) =>
  value.startsWith('/') && !/^\/[/\\]/.test(value) && !value.includes('\\') && !hasControlCharacter(value)

/** A path from outside, if it leads into this app, or null if it might lead to another origin. */
export const safePath = (value: string): string | null => {
  if (!isInside(value) || !isInside(decoded(value) ?? '')) return null
  const url = new URL(value, ORIGIN)
  const path = `${url.pathname}${url.search}${url.hash}`
  // A browser resolves dots in a path: `/.//evil` becomes a path that starts with two slashes.
  return url.origin === ORIGIN && isInside(path) ? path : null
}

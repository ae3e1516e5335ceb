import { LIST_AREAS, type ListArea } from '#src/domain/navigation/list-areas.ts'
import { ASSETS_DEFAULTS, LIST_DEFAULTS, PAGE_SIZES } from '#src/domain/navigation/list-defaults.ts'
import type { Kind } from '#src/start/prefetched-answers.ts'

/** A query of the contract and its input. */
export type PrefetchCall = { path: string; input?: Record<string, unknown> }

/** Who is calling. Every screen waits for these. */
const VIEWER: readonly PrefetchCall[] = [{ path: 'auth.user' }, { path: 'organizations.own' }]

/** The area of a list's address; null for any other address. */
export const listAt = (pathname: string): ListArea | null => LIST_AREAS.find((area) => pathname === `/${area}`) ?? null

const positive = (text: string | null, otherwise: number): number | null => {
  if (text === null) return otherwise
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The input of a list that is only paged; null for one that is searched, sorted or filtered. */
const inputOf = (area: string, params: URLSearchParams): PrefetchCall['input'] | null => {
  if ([...params.keys()].some((name) => name !== 'page' && name !== 'perPage' && name !== 'columns')) return null
  const defaults = area === 'assets' ? ASSETS_DEFAULTS : LIST_DEFAULTS
  const page = positive(params.get('page'), defaults.page)
  const perPage = positive(params.get('perPage'), defaults.perPage)
  if (page === null || !PAGE_SIZES.some((size) => size === perPage)) return null
  const { sortBy, sortDir } = defaults
  return { page, perPage, sortBy, sortDir, ...(area === 'assets' ? { format: 'ALL' } : {}) }
}

/**
 * What the app asks first at an address. What is missing here is asked by its screen, one round trip later; so are
 * permissions and list where no organization is chosen, because they would be refused.
 */
export const prefetchCalls = (pathname: string, search: string, organizationId: string | null): PrefetchCall[] => {
  if (organizationId === null) return [...VIEWER]
  const area = listAt(pathname)
  const input = area === null ? null : inputOf(area, new URLSearchParams(search))
  const calls = [...VIEWER, { path: 'auth.permissions' }]
  return input === null ? calls : [...calls, { path: `${area}.list`, input }]
}

/** What the page at an address is made of. A new release has its workspace from the start: its address only adds an id. */
export const pageKind = (pathname: string, isSignedIn: boolean): Kind => {
  if (!isSignedIn) return 'public'
  if (pathname === '/' || pathname === '/releases') return 'releases'
  if (listAt(pathname) !== null) return 'list'
  return /^\/releases\/(?:[^/]{36}|new)$/.test(pathname) ? 'release' : 'member'
}

import { listAt } from '#src/start/early-calls.ts'
import type { Kind } from '#src/start/start-files.ts'

/** What the page at an address is made of. A new release has its workspace from the start: its address only adds an id. */
export const pageKind = (pathname: string, isSignedIn: boolean): Kind => {
  if (!isSignedIn) return 'public'
  if (pathname === '/' || pathname === '/releases') return 'releases'
  if (listAt(pathname) !== null) return 'list'
  return /^\/releases\/(?:[^/]{36}|new)$/.test(pathname) ? 'release' : 'member'
}

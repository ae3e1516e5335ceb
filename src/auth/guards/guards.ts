import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { CurrentUser } from '#src/contract/auth.ts'
import { guard, landingOf } from '#src/domain/navigation/route-guard.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import { session } from '#src/auth/session/session.ts'

const isSignedIn = () => session.getState().jwt !== null

type Asked = {
  location: ParsedLocation
  context: { routeAt: (pathname: string) => string; afterSignIn: (user: CurrentUser) => Promise<void> }
}

/** Behind this stand only people who are signed in, and only where they may be. */
export const requireViewer = async ({ location, context }: Asked) => {
  if (!isSignedIn()) throw redirect({ to: '/login', search: { redirect: location.href } })
  const viewer = await loadViewer()
  void context.afterSignIn(viewer.user)
  const target = guard({
    route: context.routeAt(location.pathname),
    viewer: viewer.user,
    permissions: viewer.permissions,
    hasOrganization: viewer.hasOrganization,
  })
  if (target !== null) throw redirect({ to: target })
  return { viewer }
}

export const redirectHome = async () => {
  if (!isSignedIn()) throw redirect({ to: '/login' })
  const { user, permissions, hasOrganization } = await loadViewer()
  throw redirect({ to: landingOf(user, permissions, hasOrganization) })
}

/** Sign-in and sign-up are for those who are not signed in. */
export const requireSignedOut = async () => {
  if (isSignedIn()) await redirectHome()
}

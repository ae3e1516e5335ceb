import { CancelledError, useQuery } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { credentialsOf } from '#src/api/links.ts'
import { queryClient } from '#src/api/query-client.ts'
import { isSignedOutHere, previousOrganization, session } from '#src/auth/session/session.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import { guard, landingOf } from '#src/domain/navigation/route-guard.ts'

const OFFLINE = { meta: { offline: true }, staleTime: 60_000 }
export const currentUserQuery = api.auth.user.queryOptions(undefined, OFFLINE)
export const ownOrganizationsQuery = api.organizations.own.queryOptions(undefined, OFFLINE)
export const permissionsQuery = api.auth.permissions.queryOptions(undefined, OFFLINE)

const isSignedIn = () => session.getState().jwt !== null

export const useCurrentUser = () => useQuery(currentUserQuery).data

/** Whether the viewer has a permission in the chosen organization; not until it is known. */
export const useHasPermission = (permission: Permission): boolean =>
  useQuery(permissionsQuery).data?.includes(permission) === true

/**
 * The answer for the present session. A change of session or organization cancels every call in flight, and a refusal
 * may be for a session that has ended since.
 */
const ask = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (error instanceof CancelledError) return ask(load)
    const sentWith = error instanceof Error ? credentialsOf(error) : undefined
    if (sentWith !== undefined && isSignedIn() && sentWith.jwt !== session.getState().jwt) return ask(load)
    throw error
  }
}

/** Asks for all three at once where it is known in which organization. The guards wait for them one after the other. */
export const prefetchViewer = () => {
  void queryClient.prefetchQuery(currentUserQuery)
  void queryClient.prefetchQuery(ownOrganizationsQuery)
  if (session.getState().organizationId !== null) void queryClient.prefetchQuery(permissionsQuery)
}

/** Members always work in one of their own organizations. */
const chooseOrganization = async () => {
  const own = await ask(() => queryClient.ensureQueryData(ownOrganizationsQuery))
  const isChosen = () => own.some(({ id }) => id === session.getState().organizationId)
  if (isChosen()) return
  await queryClient.cancelQueries({ queryKey: permissionsQuery.queryKey })
  // Another screen or tab may have chosen meanwhile.
  if (isChosen()) return
  // Whoever asks for the permissions from here on must not be given those of the previous organization, or of none.
  queryClient.getQueryCache().find({ queryKey: permissionsQuery.queryKey })?.reset()
  // One refused call clears the organization: it is chosen again if the user still belongs to it.
  const isCleared = session.getState().organizationId === null
  const previous = isCleared ? own.find(({ id }) => id === previousOrganization()) : undefined
  session.setState({ organizationId: (previous ?? own[0])?.id ?? null })
}

type Viewer = { user: CurrentUser; permissions: Permission[]; hasOrganization: boolean }

/** The signed-in user, with their permissions in the chosen organization. */
export const loadViewer = async (): Promise<Viewer> => {
  const user = await ask(() => queryClient.ensureQueryData(currentUserQuery))
  if (user.role !== 'SUPERADMIN' && user.completed) await chooseOrganization()
  const { organizationId } = session.getState()
  const hasOrganization = organizationId !== null
  const isStill = () => session.getState().organizationId === organizationId
  try {
    const permissions =
      user.role === 'SUPERADMIN' || hasOrganization
        ? await ask(() => queryClient.ensureQueryData(permissionsQuery))
        : []
    // It was left or cleared meanwhile, here or in another tab: these permissions may be those of no organization.
    return isStill() ? { user, permissions, hasOrganization } : await loadViewer()
  } catch (error) {
    if (!isStill()) return loadViewer()
    throw error
  }
}

type Guarded = { location: ParsedLocation; context: { routeAt: (pathname: string) => string } }

/** Guards pages for signed-in users: redirects to the sign-in, or to a page that this user may open. */
export const requireViewer = async ({ location, context }: Guarded): Promise<{ viewer: Viewer }> => {
  // Back may lead the next user to the page of the one before.
  const toSignIn = () =>
    redirect({ to: '/login', search: isSignedOutHere.getState() ? {} : { redirect: location.href } })
  if (!isSignedIn()) throw toSignIn()
  const viewer = await loadViewer().catch((error: unknown) => {
    // The session may end while the viewer is loading.
    throw isSignedIn() ? error : toSignIn()
  })
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

/** Guards the pages that only make sense signed out. */
export const requireSignedOut = async () => {
  if (isSignedIn()) await redirectHome()
}

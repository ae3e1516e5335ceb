import { credentialsOf } from '#src/api/credentials-link.ts'
import { apiError } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { cancelForegroundCalls } from '#src/api/timeout-link.ts'
import { isOptimistic } from '#src/api/outbox-link.ts'
import { rehydrateSession, session, endSession } from '#src/auth/session/session.ts'
import { setLoading } from '#src/ui/loader-overlay-store.ts'

/** When each organization was last let go of: those that are asked together are refused together. */
const forbidden = new Map<string, number>()
const TOGETHER_MS = 5000

/** Seldom needed: fetched when it is. Where it cannot be, the screen has changed all the same. */
const showAccessChangedToast = () =>
  import('#src/app/access-changed-toast.ts').then((module) => module.showAccessChangedToast()).catch(() => undefined)

/**
 * An ended session is left once, however many calls say so; a refused organization is let go of once, which is said.
 * An answer that comes late ends nothing but the session and the organization it was asked with.
 * Answers whether the organization was let go of: one toast is enough.
 */
const afterRefusal = (error: Error): boolean => {
  const code = apiError(error)?.code
  const asked = credentialsOf(error)
  if (asked === undefined || asked.jwt === null || (code !== 'UNAUTHORIZED' && code !== 'FORBIDDEN')) return false
  // Another tab may have signed out or in, and this one has not heard of it.
  rehydrateSession()
  const { jwt, organizationId } = session.getState()
  if (asked.jwt !== jwt) return false
  if (code === 'UNAUTHORIZED') {
    endSession()
    return false
  }
  if (organizationId === null || asked.organizationId !== organizationId) return false
  const now = Date.now()
  if (now - (forbidden.get(organizationId) ?? -TOGETHER_MS) < TOGETHER_MS) return false
  forbidden.set(organizationId, now)
  session.setState({ organizationId: null })
  void showAccessChangedToast()
  return true
}

/** Mutations that the person stopped waiting for: they no longer hold the overlay, whatever they still have to do. */
const left = new WeakSet<object>()
const isAwaited = (mutation: { meta?: Record<string, unknown> | undefined }) =>
  mutation.meta?.quiet !== true && !left.has(mutation)
const awaited = () => queryClient.getMutationCache().findAll({ status: 'pending', predicate: isAwaited })

/** Gives the screen back at once. Its calls end as cancelled, and the screen says so where it was pressed. */
export const leaveOverlay = () => {
  for (const mutation of awaited()) left.add(mutation)
  setLoading(false)
  cancelForegroundCalls()
}

/** Fetched with the first screen, not before it; without it an answer is an answer all the same. */
const effects = () => import('#src/app/mutation-effects.ts').catch(() => null)

/** What every answer of the API leads to, whichever screen asked. */
export const watchApi = () => {
  const mutations = queryClient.getMutationCache()
  void effects()
  queryClient.getQueryCache().config.onError = (error) => void afterRefusal(error)
  mutations.config.onError = (error, _variables, _result, mutation) => {
    if (!afterRefusal(error)) void effects().then((known) => known?.afterFailure(error, mutation))
  }
  mutations.config.onSuccess = async (data, _variables, _result, mutation) => {
    // What waits is told by the outbox, and there is nothing new to read yet.
    if (!isOptimistic(data)) await (await effects())?.afterSuccess(mutation)
  }
  mutations.subscribe(() => setLoading(awaited().length > 0))
}

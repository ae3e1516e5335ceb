import { apiError } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { cancelForegroundCalls } from '#src/api/time-limit-link.ts'
import { isGuess } from '#src/api/waiting-link.ts'
import { session } from '#src/session/session.ts'
import { setLoading } from '#src/ui/loading.ts'

/** When each organization was last let go of: those that are asked together are refused together. */
const forbidden = new Map<string, number>()
const TOGETHER_MS = 5000

/** Seldom needed: fetched when it is. */
const tellAccessChanged = () =>
  import('#src/app/access-changed.ts').then((told) => told.tellAccessChanged()).catch(() => undefined)

/**
 * An ended session is left once, however many calls say so; a refused organization is let go of once, which is said.
 * Answers whether it was: one toast is enough.
 */
const endSession = (error: Error): boolean => {
  const { jwt, organizationId } = session.getState()
  const code = apiError(error)?.code
  if (code === 'UNAUTHORIZED' && jwt !== null) session.setState({ jwt: null, organizationId: null })
  if (code !== 'FORBIDDEN' || organizationId === null) return false
  const now = Date.now()
  if (now - (forbidden.get(organizationId) ?? -TOGETHER_MS) < TOGETHER_MS) return false
  forbidden.set(organizationId, now)
  session.setState({ organizationId: null })
  void tellAccessChanged()
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
  queryClient.getQueryCache().config.onError = (error) => void endSession(error)
  mutations.config.onError = (error, _variables, _result, mutation) => {
    if (!endSession(error)) void effects().then((known) => known?.afterFailure(error, mutation))
  }
  mutations.config.onSuccess = async (data, _variables, _result, mutation) => {
    // What waits is told by the outbox, and there is nothing new to read yet.
    if (!isGuess(data)) await (await effects())?.afterSuccess(mutation)
  }
  mutations.subscribe(() => setLoading(awaited().length > 0))
}

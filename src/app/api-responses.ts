import i18next from 'i18next'
import { cancelForegroundCalls } from '#src/api/cancel.ts'
import { apiError } from '#src/api/errors.ts'
import { credentialsOf, isOptimistic } from '#src/api/links.ts'
import { queryClient } from '#src/api/query-client.ts'
import { onServerBack } from '#src/api/server-reachability.ts'
import { endSession, rehydrateSession, session } from '#src/auth/session/session.ts'
import { setLoading } from '#src/ui/loader-overlay-store.ts'
import { showToast } from '#src/ui/toast.tsx'

/** When each organization was last cleared: calls that are sent together are refused together. */
const clearedAt = new Map<string, number>()
const TOGETHER_MS = 5000

/** The screen changes without the user's doing, so a toast says why. */
const showAccessChangedToast = async () => {
  await i18next.loadNamespaces('toasts')
  await showToast({
    kind: 'warning',
    title: i18next.t('toasts:accessChanged.title'),
    message: i18next.t('toasts:accessChanged.description'),
  })
}

/**
 * Ends the session, or clears the organization, that a call was refused for: once, however many calls are refused. A
 * late refusal changes nothing if the call was sent with another session or organization.
 * Returns whether the organization was cleared, which has a toast of its own.
 */
const handleRefusal = (error: Error): boolean => {
  const code = apiError(error)?.code
  const sentWith = credentialsOf(error)
  if (sentWith === undefined || sentWith.jwt === null || (code !== 'UNAUTHORIZED' && code !== 'FORBIDDEN')) return false
  // This tab may have missed a sign-in or sign-out of another tab.
  rehydrateSession()
  const { jwt, organizationId } = session.getState()
  if (sentWith.jwt !== jwt) return false
  if (code === 'UNAUTHORIZED') {
    endSession()
    return false
  }
  if (organizationId === null || sentWith.organizationId !== organizationId) return false
  const now = Date.now()
  if (now - (clearedAt.get(organizationId) ?? -TOGETHER_MS) < TOGETHER_MS) return false
  clearedAt.set(organizationId, now)
  session.setState({ organizationId: null })
  // Without the chunk of the toasts, the screen has changed all the same.
  showAccessChangedToast().catch(() => undefined)
  return true
}

/** Mutations whose overlay the user has closed. They go on, and no longer show it. */
const dismissed = new WeakSet<object>()
const showsOverlay = (mutation: { meta?: Record<string, unknown> | undefined }) =>
  mutation.meta?.quiet !== true && !dismissed.has(mutation)
const mutationsWithOverlay = () =>
  queryClient.getMutationCache().findAll({ status: 'pending', predicate: showsOverlay })

/** Closes the overlay at once. Its calls are cancelled, and the screen that sent them shows that. */
export const dismissOverlay = () => {
  for (const mutation of mutationsWithOverlay()) dismissed.add(mutation)
  setLoading(false)
  cancelForegroundCalls()
}

/** Part of the background tasks' chunk, so usually there before it is needed. Without the chunk a mutation has no toast and refreshes nothing. */
const loadEffects = () => import('#src/app/mutation-effects.ts').catch(() => null)

/** Handles every answer of the API, whichever screen sent the call. */
export const handleApiResponses = () => {
  const mutations = queryClient.getMutationCache()
  queryClient.getQueryCache().config.onError = (error) => void handleRefusal(error)
  mutations.config.onError = (error, _variables, _result, mutation) => {
    if (!handleRefusal(error)) void loadEffects().then((effects) => effects?.afterFailure(error, mutation))
  }
  mutations.config.onSuccess = async (data, _variables, _result, mutation) => {
    // The outbox shows its own toast once it has sent a queued change. Until then there is nothing new to read.
    if (!isOptimistic(data)) await (await loadEffects())?.afterSuccess(mutation, data)
  }
  mutations.subscribe(() => setLoading(mutationsWithOverlay().length > 0))
  onServerBack(() => {
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  })
}

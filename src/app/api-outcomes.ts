import { apiError } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { session } from '#src/session/session.ts'
import { setLoading } from '#src/ui/loading.ts'

const forbidden = new Set<string>()

/** An ended session is left once, however many calls say so; a refused organization is let go of once. */
const endSession = (error: Error) => {
  const { jwt, organizationId } = session.getState()
  const code = apiError(error)?.code
  if (code === 'UNAUTHORIZED' && jwt !== null) session.setState({ jwt: null, organizationId: null })
  if (code !== 'FORBIDDEN' || organizationId === null || forbidden.has(organizationId)) return
  forbidden.add(organizationId)
  session.setState({ organizationId: null })
}

const isLoud = (mutation: { meta?: Record<string, unknown> | undefined }) => mutation.meta?.quiet !== true
const anyPending = () => queryClient.getMutationCache().findAll({ status: 'pending', predicate: isLoud }).length > 0

/** Fetched with the first screen, not before it; without it an answer is an answer all the same. */
const effects = () => import('#src/app/mutation-effects.ts').catch(() => null)

/** What every answer of the API leads to, whichever screen asked. */
export const watchApi = () => {
  const mutations = queryClient.getMutationCache()
  void effects()
  queryClient.getQueryCache().config.onError = endSession
  mutations.config.onError = (error, _variables, _result, mutation) => {
    endSession(error)
    void effects().then((known) => known?.afterFailure(error, mutation))
  }
  mutations.config.onSuccess = async (_data, _variables, _result, mutation) => (await effects())?.afterSuccess(mutation)
  mutations.subscribe(() => setLoading(anyPending()))
}

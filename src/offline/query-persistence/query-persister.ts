import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { queryClient } from '#src/api/query-client.ts'
import { loadOptimisticOverlay } from '#src/offline/query-persistence/optimistic-overlay.ts'
import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { tryStorage } from '#src/offline/storage/storage-health.ts'
import { session } from '#src/auth/session/session.ts'
import { clear, del, entries, get, set } from 'idb-keyval'
import { idbStoreWithTimeout } from '#src/offline/storage/idb-store-with-timeout.ts'

/** Under which name it stands which releases are kept: without it a start looks for none of their pictures. */
export const PINNED_RELEASES_KEY = 'liner-kept-releases'

/** Raised when answers take another shape: what an earlier build kept is then not given back. */
const SHAPE = '4'
const PERSISTED_FOR_MS = 30 * 24 * 60 * 60_000
export const persistedQueryStore = idbStoreWithTimeout('liner-queries', 'queries')

/** Who one is, and where one may work, is asked before an organization is chosen, and the same in each. */
const OF_THE_PERSON = /\[\["(?:auth","user|organizations","own)"\]/

/** Kept for one session in one organization: nobody else is ever given it, whatever was left behind. */
export const ownedKey = (key: string) => {
  const { jwt, organizationId } = session.getState()
  const place = OF_THE_PERSON.test(key) ? '' : (organizationId ?? '')
  return `${jwt ?? ''}/${place}/${key}`
}

/** What is kept of an answer is decided once it is there, which is after the first screen. */
const loadPersistedQuery = () => import('#src/offline/query-persistence/persisted-query.ts')

const persister = experimental_createQueryPersister({
  storage: {
    getItem: (key) => tryStorage(() => get(ownedKey(key), persistedQueryStore)),
    setItem: (key, value) => tryStorage(() => set(ownedKey(key), value, persistedQueryStore)),
    removeItem: (key) => tryStorage(() => del(ownedKey(key), persistedQueryStore)),
    entries: () => entries(persistedQueryStore),
  },
  serialize: async (query) => (await loadPersistedQuery()).toPersistedQuery(query),
  // Its pictures are looked for only where a release was kept with them.
  deserialize: async (query) =>
    localStorage.getItem(PINNED_RELEASES_KEY) === null
      ? query
      : (await loadPersistedQuery()).restorePictures(query, ownedKey),
  maxAge: PERSISTED_FOR_MS,
  buster: SHAPE,
  refetchOnRestore: false,
  filters: { predicate: (query) => query.meta?.offline === true },
})

type Ask = (context: QueryFunctionContext) => unknown

/**
 * Queries marked with `meta.offline` are kept, and given back when a screen asks before the network has answered. What
 * waits to be sent is applied to either.
 */
export const persistQuery = async (ask: Ask, context: QueryFunctionContext, query: Query): Promise<unknown> => {
  // Before anything is read: the persister sets the age of what it gives back in the turn after it.
  const overlay = await loadOptimisticOverlay()
  let isAsked = false
  const answer = await persister.persisterFn<unknown, QueryKey>(
    (asked) => {
      isAsked = true
      return overlay === null ? ask(asked) : overlay.ask(query.queryKey, () => ask(asked))
    },
    context,
    query,
  )
  // Asked anew by the client, whose failures are the screen's: the persister's own would be nobody's.
  if (!isAsked) setTimeout(() => void context.client.refetchQueries({ queryKey: query.queryKey, exact: true }))
  return isAsked || overlay === null ? answer : overlay.apply(query.queryKey, answer)
}

/** Keeps what a screen was given without asking the network for it. */
export const persistQueryNow = persister.persistQueryByKey

/** What was kept belongs to one person and one organization: forgotten when either changes. */
export const clearPersistedQueries = () => clear(persistedQueryStore)

/** From here on, what is marked with `meta.offline` is persisted. */
export const persistQueries = () => {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister: persistQuery } })
}

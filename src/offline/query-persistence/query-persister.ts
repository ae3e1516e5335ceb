import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { onlineManager, type Query, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import { clear, del, entries, getMany, set } from 'idb-keyval'
import { readApiKey } from '#src/api/api-key.ts'
import { queryClient } from '#src/api/query-client.ts'
import { session } from '#src/auth/session/session.ts'
import { loadOptimisticOverlay } from '#src/offline/query-persistence/overlay-loader.ts'
import { idbStoreWithTimeout } from '#src/offline/storage/idb-store-with-timeout.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'
import { whenIdle } from '#src/platform/when-idle.ts'
import { isPrefetched } from '#src/start/prefetched-answers.ts'
import { sessionFingerprint } from '#src/start/session-fingerprint.ts'

/** The key that says which releases are pinned. Without it a start looks for none of their pictures. */
export const PINNED_RELEASES_KEY = 'liner-kept-releases'

/** Raised when answers take another shape. What an earlier build stored is then not restored. */
const SHAPE = '8'
const PERSISTED_FOR_MS = 30 * 24 * 60 * 60_000
export const persistedQueryStore = idbStoreWithTimeout('liner-queries', 'queries')

/** The user and their organizations are read before an organization is chosen, and are the same in each. */
const OF_THE_PERSON = /\[\["(?:auth","user|organizations","own)"\]/

/** What a key begins with that belongs to this session. */
export const sessionPrefix = (): string => `${sessionFingerprint(session.getState().jwt ?? '')}/`

/** Stored for one session in one organization: no other session can restore it, even if it was never deleted. */
export const ownedKey = (key: string) => {
  const scope = OF_THE_PERSON.test(key) ? '' : (session.getState().organizationId ?? '')
  return `${sessionPrefix()}${scope}/${key}`
}

const loadPersistedQuery = () => import('#src/offline/query-persistence/persisted-query.ts')

let painted: Promise<void> | undefined

/** The first answer is stored after the screen that shows it is painted. */
const loadForStoring = async () => {
  await (painted ??= whenIdle())
  return loadPersistedQuery()
}

type Reading = { keys: string[]; values: Promise<(PersistedQuery | undefined)[] | undefined> }
let reading: Reading | null = null

const startReading = (): Reading => {
  const keys: string[] = []
  const read = () => {
    reading = null
    return tryStorage(() => getMany<PersistedQuery>(keys, persistedQueryStore))
  }
  return { keys, values: Promise.resolve().then(read) }
}

/** What is read in one turn comes together, so that a screen is not rendered before all that it shows is there. */
const readStored = async (key: string): Promise<PersistedQuery | undefined> => {
  const { keys, values } = (reading ??= startReading())
  const position = keys.push(key) - 1
  return (await values)?.[position]
}

const persister = experimental_createQueryPersister({
  storage: {
    getItem: (key) => readStored(ownedKey(key)),
    setItem: async (key, value) => {
      // What is only queued, or was removed meanwhile, has no answer to store.
      if (value.state.data !== undefined) await tryStorage(() => set(ownedKey(key), value, persistedQueryStore))
    },
    removeItem: (key) => tryStorage(() => del(ownedKey(key), persistedQueryStore)),
    entries: () => entries(persistedQueryStore),
  },
  serialize: async (query) => {
    const key = ownedKey(query.queryHash)
    // Without its code this answer is not stored. The next one may be.
    const stored = await loadForStoring().then(
      (code) => code.toPersistedQuery(query),
      () => null,
    )
    // Meanwhile another organization may have been chosen, whose answer this is not.
    if (stored !== null && ownedKey(query.queryHash) === key) return stored
    return { ...query, state: { ...query.state, data: undefined } }
  },
  // Only a pinned release has its pictures stored.
  deserialize: async (query) =>
    localStorage.getItem(PINNED_RELEASES_KEY) === null
      ? query
      : (await loadPersistedQuery()).restorePictures(query, ownedKey),
  maxAge: PERSISTED_FOR_MS,
  buster: SHAPE,
  refetchOnRestore: false,
  filters: { predicate: (query) => query.meta?.offline === true },
})

/** Whether the HTML has asked for this and was answered: then nothing that was stored is newer, or sooner there. */
const isAnswered = (queryKey: QueryKey): boolean => {
  const key = readApiKey(queryKey)
  return key !== undefined && isPrefetched(session.getState(), key.path, key.input)
}

type Ask = (context: QueryFunctionContext) => unknown

const asked = new WeakMap<Query, Promise<unknown>>()

/** Asks the network while storage is still being read: opening a store may take longer than the answer. */
const askAhead = (ask: Ask, context: QueryFunctionContext, query: Query) => {
  const answer = Promise.resolve(ask(context))
  asked.set(query, answer)
  // Whoever takes it is told of a failure.
  answer.catch(() => undefined)
}

/** What was asked ahead is taken once. */
const takeAnswer = (ask: Ask, context: QueryFunctionContext, query: Query): unknown => {
  const answer = asked.get(query)
  asked.delete(query)
  return answer ?? ask(context)
}

/**
 * Queries marked with `meta.offline` are persisted, and restored when a screen needs them before the network answers. What
 * is queued is applied to both.
 */
export const persistQuery = async (ask: Ask, context: QueryFunctionContext, query: Query): Promise<unknown> => {
  // Before anything is read: the persister sets the age of what it gives back in the turn after it.
  const overlay = await loadOptimisticOverlay()
  if (overlay === null && isAnswered(query.queryKey)) {
    const answer = await ask(context)
    setTimeout(() => void persister.persistQueryByKey(query.queryKey, context.client))
    return answer
  }
  if (overlay === null && query.state.data === undefined && onlineManager.isOnline()) askAhead(ask, context, query)
  let isAsked = false
  const answer = await persister.persisterFn<unknown, QueryKey>(
    (toAsk) => {
      isAsked = true
      return overlay === null ? takeAnswer(ask, toAsk, query) : overlay.ask(query.queryKey, () => ask(toAsk))
    },
    context,
    query,
  )
  // Fetched again by the client, so that a failure reaches the screen. The persister would swallow it.
  if (!isAsked) {
    const { queryKey } = query
    setTimeout(() => void context.client.refetchQueries({ queryKey, exact: true }).then(() => asked.delete(query)))
  }
  return isAsked || overlay === null ? answer : overlay.apply(query.queryKey, answer)
}

/** Persists data that a screen has without having fetched it. */
export const persistQueryNow = persister.persistQueryByKey

/** Deletes the persisted answers of this session and organization, when either changes. */
export const clearPersistedQueries = () => clear(persistedQueryStore)

/** From here on, what is marked with `meta.offline` is persisted. */
export const persistQueries = () => {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister: persistQuery } })
}

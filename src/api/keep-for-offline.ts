import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { loadOverlay } from '#src/api/overlay.ts'
import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { KEPT_RELEASES } from '#src/offline/kept-releases/marker.ts'
import { ifItCanBe } from '#src/offline/storage-health.ts'
import { session } from '#src/session/session.ts'
import { clear, del, entries, get, set } from 'idb-keyval'
import { answeringStore } from '#src/offline/answering-store.ts'

/** Raised when answers take another shape: what an earlier build kept is then not given back. */
const SHAPE = '4'
const KEPT_FOR_MS = 30 * 24 * 60 * 60_000
export const keptStore = answeringStore('liner-queries', 'queries')

/** Who one is, and where one may work, is asked before an organization is chosen, and the same in each. */
const OF_THE_PERSON = /\[\["(?:auth","user|organizations","own)"\]/

/** Kept for one session in one organization: nobody else is ever given it, whatever was left behind. */
export const owned = (key: string) => {
  const { jwt, organizationId } = session.getState()
  const place = OF_THE_PERSON.test(key) ? '' : (organizationId ?? '')
  return `${jwt ?? ''}/${place}/${key}`
}

/** What is kept of an answer is decided once it is there, which is after the first screen. */
const keptShape = () => import('#src/api/kept-query.ts')

const persister = experimental_createQueryPersister({
  storage: {
    getItem: (key) => ifItCanBe(() => get(owned(key), keptStore)),
    setItem: (key, value) => ifItCanBe(() => set(owned(key), value, keptStore)),
    removeItem: (key) => ifItCanBe(() => del(owned(key), keptStore)),
    entries: () => entries(keptStore),
  },
  serialize: async (query) => (await keptShape()).keptQuery(query),
  // Its pictures are looked for only where a release was kept with them.
  deserialize: async (query) =>
    localStorage.getItem(KEPT_RELEASES) === null ? query : (await keptShape()).withPictures(query, owned),
  maxAge: KEPT_FOR_MS,
  buster: SHAPE,
  refetchOnRestore: false,
  filters: { predicate: (query) => query.meta?.offline === true },
})

type Ask = (context: QueryFunctionContext) => unknown

/**
 * Queries marked with `meta.offline` are kept, and given back when a screen asks before the network has answered. What
 * waits to be sent is applied to either.
 */
export const keepForOffline = async (ask: Ask, context: QueryFunctionContext, query: Query): Promise<unknown> => {
  // Before anything is read: the persister sets the age of what it gives back in the turn after it.
  const overlay = await loadOverlay()
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
export const keepNow = persister.persistQueryByKey

/** What was kept belongs to one person and one organization: forgotten when either changes. */
export const forgetKept = () => clear(keptStore)

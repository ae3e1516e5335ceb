import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { keptQuery } from '#src/api/kept-query.ts'
import { ifItCanBe } from '#src/offline/storage-health.ts'
import { session } from '#src/session/session.ts'
import { clear, createStore, del, entries, get, set } from 'idb-keyval'

/** Raised when answers take another shape: what an earlier build kept is then not given back. */
const SHAPE = '3'
const KEPT_FOR_MS = 30 * 24 * 60 * 60_000
const store = createStore('liner-queries', 'queries')

/** Who one is, and where one may work, is asked before an organization is chosen, and the same in each. */
const OF_THE_PERSON = /\[\["(?:auth","user|organizations","own)"\]/

/** Kept for one session in one organization: nobody else is ever given it, whatever was left behind. */
const owned = (key: string) => {
  const { jwt, organizationId } = session.getState()
  const place = OF_THE_PERSON.test(key) ? '' : (organizationId ?? '')
  return `${jwt ?? ''}/${place}/${key}`
}

const persister = experimental_createQueryPersister({
  storage: {
    getItem: (key) => ifItCanBe(() => get(owned(key), store)),
    setItem: (key, value) => ifItCanBe(() => set(owned(key), value, store)),
    removeItem: (key) => ifItCanBe(() => del(owned(key), store)),
    entries: () => entries(store),
  },
  serialize: keptQuery,
  deserialize: (query) => query,
  maxAge: KEPT_FOR_MS,
  buster: SHAPE,
  refetchOnRestore: false,
  filters: { predicate: (query) => query.meta?.offline === true },
})

/** Queries marked with `meta.offline` are kept, and given back when a screen asks before the network has answered. */
export const keepForOffline: typeof persister.persisterFn = async (ask, context, query) => {
  let isAsked = false
  const answer = await persister.persisterFn(
    (asked) => {
      isAsked = true
      return ask(asked)
    },
    context,
    query,
  )
  // Asked anew by the client, whose failures are the screen's: the persister's own would be nobody's.
  if (!isAsked) setTimeout(() => void context.client.refetchQueries({ queryKey: query.queryKey, exact: true }))
  return answer
}

/** Keeps what a screen was given without asking the network for it. */
export const keepNow = persister.persistQueryByKey

/** All that was kept of an area, such as its lists and its single entities. */
export const keptOf = async (area: string): Promise<unknown[]> => {
  const mine = owned('')
  const kept = await entries<string, PersistedQuery>(store)
  return kept
    .filter(([key]) => key.startsWith(mine) && key.includes(`-[["${area}","`))
    .map(([, { state }]) => state.data)
}

/** Who somebody is and where they belong: without it nothing opens. */
const IDENTITY = /-\[\["(?:auth"|organizations","own")/

/** Lets go of what was only read. */
export const forgetRead = async (): Promise<void> => {
  const kept = await entries<string, unknown>(store)
  await Promise.all(kept.filter(([key]) => !IDENTITY.test(key)).map(([key]) => del(key, store)))
}

/** What was kept belongs to one person and one organization: forgotten when either changes. */
export const forgetKept = () => clear(store)

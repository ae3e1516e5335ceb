import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { keptQuery } from '#src/api/kept-query.ts'
import { ifItCanBe } from '#src/offline/storage-health.ts'
import { session } from '#src/session/session.ts'
import { clear, createStore, del, entries, get, set } from 'idb-keyval'

/** Raised when answers take another shape: what an earlier build kept is then not given back. */
const SHAPE = '2'
const KEPT_FOR_MS = 30 * 24 * 60 * 60_000
const store = createStore('liner-queries', 'queries')

/** Kept for one session in one organization: nobody else is ever given it, whatever was left behind. */
const owned = (key: string) => {
  const { jwt, organizationId } = session.getState()
  return `${jwt ?? ''}/${organizationId ?? ''}/${key}`
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
  refetchOnRestore: 'always',
  filters: { predicate: (query) => query.meta?.offline === true },
})

/** Queries marked with `meta.offline` are kept, and given back when a screen asks before the network has answered. */
export const keepForOffline = persister.persisterFn

/** What was kept belongs to one person and one organization: forgotten when either changes. */
export const forgetKept = () => clear(store)

import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { clear, createStore, del, entries, get, set } from 'idb-keyval'

const KEPT_FOR_MS = 30 * 24 * 60 * 60_000
const store = createStore('liner-queries', 'queries')

const persister = experimental_createQueryPersister({
  storage: {
    getItem: (key) => get(key, store),
    setItem: (key, value) => set(key, value, store),
    removeItem: (key) => del(key, store),
    entries: () => entries(store),
  },
  serialize: (query) => query,
  deserialize: (query) => query,
  maxAge: KEPT_FOR_MS,
  filters: { predicate: (query) => query.meta?.offline === true },
})

/** Queries marked with `meta.offline` are kept, and given back when a screen asks before the network has answered. */
export const keepForOffline = persister.persisterFn

/** What was kept belongs to one person and one organization: forgotten when either changes. */
export const forgetKept = () => clear(store)

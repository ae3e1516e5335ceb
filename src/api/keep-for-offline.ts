import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
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

/** What was kept belongs to one person and one organization: forgotten when either changes. */
export const forgetKept = () => clear(keptStore)

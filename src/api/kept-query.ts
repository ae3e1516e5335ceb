import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { withKeptPictures } from '#src/offline/kept-releases/pictures.ts'

/** Addresses of files in this page's memory mean nothing to the next page. */
const withoutPageAddresses = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (_key, value: unknown) =>
      typeof value === 'string' && value.startsWith('blob:') ? '' : value,
    ),
  )

/** What of a query can lie in a store: its data. An attempt that failed since is not kept: its answer cannot be copied. */
export const keptQuery = (query: PersistedQuery): PersistedQuery => {
  const { state } = query
  // Forgotten before it could be kept: another organization was chosen meanwhile.
  const data = state.data === undefined ? undefined : withoutPageAddresses(state.data)
  return { ...query, state: { ...state, data, error: null, fetchFailureCount: 0, fetchFailureReason: null } }
}

/** Covers and portraits that lie here are shown from here, whatever became of their addresses. */
export const withPictures = async (
  query: PersistedQuery,
  nameOf: (picture: string) => string,
): Promise<PersistedQuery> => {
  const data = await withKeptPictures(query.state.data, nameOf).catch(() => query.state.data)
  return { ...query, state: { ...query.state, data } }
}

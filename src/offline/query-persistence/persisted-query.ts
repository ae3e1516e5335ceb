import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { serverDataOf } from '#src/offline/query-persistence/optimistic-overlay.ts'
import { withPersistedPictures } from '#src/offline/query-persistence/persisted-pictures.ts'

/** As no draft keeps them either: they are left out, not emptied, so that a screen can tell. */
const NEVER_PERSISTED = new Set(['bankName', 'iban', 'swiftCode', 'taxCode', 'legalRepresentative'])

const persistedPart = (key: string, value: unknown): unknown => {
  if (NEVER_PERSISTED.has(key)) return undefined
  // Addresses of files in this page's memory mean nothing to the next page.
  return typeof value === 'string' && value.startsWith('blob:') ? '' : value
}
const persistedData = (data: unknown): unknown => JSON.parse(JSON.stringify(data, persistedPart))

/** What of a query can lie in a store: its data. An attempt that failed since is not kept: its answer cannot be copied. */
export const toPersistedQuery = (query: PersistedQuery): PersistedQuery => {
  const { state } = query
  // Forgotten before it could be kept, because another organization was chosen, or not known to the server yet.
  const answer = serverDataOf(state.data)
  const data = answer === undefined ? undefined : persistedData(answer)
  return { ...query, state: { ...state, data, error: null, fetchFailureCount: 0, fetchFailureReason: null } }
}

/** Covers and portraits that lie here are shown from here, whatever became of their addresses. */
export const restorePictures = async (
  query: PersistedQuery,
  nameOf: (picture: string) => string,
): Promise<PersistedQuery> => {
  // Without its pictures an answer still shows its texts.
  const data = await withPersistedPictures(query.state.data, nameOf).catch(() => query.state.data)
  return { ...query, state: { ...query.state, data } }
}

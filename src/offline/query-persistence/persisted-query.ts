import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { isValidData } from '#src/api/response-validation.ts'
import { serverDataOf } from '#src/offline/query-persistence/overlay-loader.ts'
import { withPersistedPictures } from '#src/offline/query-persistence/persisted-pictures.ts'

/** No draft stores them either. They are left out, not emptied, so that a screen sees the difference. */
const NEVER_PERSISTED = new Set(['bankName', 'iban', 'swiftCode', 'taxCode', 'legalRepresentative'])

const persistedPart = (key: string, value: unknown): unknown => {
  if (NEVER_PERSISTED.has(key)) return undefined
  // Addresses of files in this page's memory mean nothing to the next page.
  return typeof value === 'string' && value.startsWith('blob:') ? '' : value
}
const persistedData = (data: unknown): unknown => JSON.parse(JSON.stringify(data, persistedPart))

/** The part of a query that can be stored: its data. The error of a later attempt cannot be copied. */
export const toPersistedQuery = (query: PersistedQuery): PersistedQuery => {
  const { state } = query
  // Removed before it could be stored, because another organization was chosen, or not known to the server yet.
  const answer = serverDataOf(state.data)
  // What arrived before answers were checked may be of a shape that no screen can show, after each start again.
  const isStored = answer !== undefined && isValidData(query.queryKey, answer)
  const data = isStored ? persistedData(answer) : undefined
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

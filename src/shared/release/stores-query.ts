import { api } from '#src/api/client.ts'

const STORES_CHANGE_RARELY_MS = 60 * 60_000

export const storesQuery = api.fuga.digitalServiceProviders.queryOptions(undefined, {
  meta: { offline: true },
  staleTime: STORES_CHANGE_RARELY_MS,
})

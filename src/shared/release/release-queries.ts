import { useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'

export const releaseQuery = (releaseId: string) =>
  api.releases.get.queryOptions({ releaseId }, { meta: { offline: true } })

const STORES_CHANGE_RARELY_MS = 60 * 60_000

export const storesQuery = api.fuga.digitalServiceProviders.queryOptions(undefined, {
  meta: { offline: true },
  staleTime: STORES_CHANGE_RARELY_MS,
})

export const useStoreName = () => {
  const stores = useQuery(storesQuery).data ?? []
  return (storeId: string): string => stores.find(({ id }) => id === storeId)?.name ?? '…'
}

/** The texts that a release needs before its screen can be shown. */
export const WORKSPACE_TEXTS = ['releases', 'problems', 'errors', 'uploads', 'lists', 'reasons', 'entities'] as const

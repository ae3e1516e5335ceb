import { useQuery } from '@tanstack/react-query'
import { storesQuery } from '#src/shared/release/stores-query.ts'

export const useStoreName = () => {
  const stores = useQuery(storesQuery).data ?? []
  return (storeId: string): string => stores.find(({ id }) => id === storeId)?.name ?? '…'
}

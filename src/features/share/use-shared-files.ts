import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#src/api/query-client.ts'
import { deleteSharedFile, sharedFiles } from '#src/offline/drafts/share-target-files.ts'

const query = {
  queryKey: ['shared-files'],
  queryFn: () => sharedFiles(Date.now()),
  networkMode: 'always',
  staleTime: 0,
  gcTime: 0,
} as const

/** What waits on this device, read again whenever it is shown. */
export const useSharedFiles = () => {
  const { data, isError } = useQuery(query)
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey })
  const discard = async (key: string) => {
    await deleteSharedFile(key)
    await refresh()
  }
  // Where nothing can be read, nothing waits.
  return { files: isError ? [] : data, refresh, discard }
}

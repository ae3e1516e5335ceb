import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'

/** Where a master of an asset can be fetched from now; empty when the asset has another file by now. */
export const readFileUrl = async (assetId: string, fileId: string): Promise<string> => {
  const { media, dolbyAtmos } = await queryClient.fetchQuery({
    ...api.assets.get.queryOptions({ assetId }),
    staleTime: 0,
  })
  return [media, dolbyAtmos].find((file) => file?.fileId === fileId)?.url ?? ''
}

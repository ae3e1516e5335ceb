import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { BulkActions } from '#src/shared/list/bulk/bulk-actions.ts'

/** What can be done with several assets at once. */
export const useAssetActions = (): Pick<Required<BulkActions>, 'remove'> => {
  const remove = useMutation(api.assets.permanentlyDelete.mutationOptions())
  return {
    remove: (assetIds) => remove.mutateAsync({ assetIds }),
  }
}

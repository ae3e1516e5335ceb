import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { ChangeMany } from '#src/catalogue/entity/change-many.ts'

/** What can be done with several assets at once. */
export const useChangeAssets = (): Pick<Required<ChangeMany>, 'remove'> => {
  const remove = useMutation(api.assets.permanentlyDelete.mutationOptions())
  return {
    remove: (assetIds) => remove.mutateAsync({ assetIds }),
  }
}

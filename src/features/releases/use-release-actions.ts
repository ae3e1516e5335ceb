import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { BulkActions } from '#src/shared/list/bulk/bulk-actions.ts'

/** What can be done with several releases at once; what a store has stays. */
export const useReleaseActions = (): Pick<Required<BulkActions>, 'remove'> => {
  const remove = useMutation(api.releases.permanentlyDelete.mutationOptions())
  return { remove: (releaseIds) => remove.mutateAsync({ releaseIds }) }
}

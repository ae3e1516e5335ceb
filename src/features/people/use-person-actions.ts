import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { BulkActions } from '#src/shared/list/bulk/bulk-actions.ts'

/** What can be done with several people at once. */
export const usePersonActions = (): Pick<Required<BulkActions>, 'remove'> => {
  const remove = useMutation(api.people.permanentlyDelete.mutationOptions())
  return {
    remove: (personIds) => remove.mutateAsync({ personIds }),
  }
}

import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { BulkActions } from '#src/shared/list/bulk/bulk-actions.ts'

/** What can be done with several users at once. */
export const useUserActions = (): Required<BulkActions> => {
  const toggle = useMutation(api.users.toggle.mutationOptions())
  const remove = useMutation(api.users.permanentlyDelete.mutationOptions())
  return {
    toggle: (userIds, status) => toggle.mutateAsync({ userIds, status }),
    remove: (userIds) => remove.mutateAsync({ userIds }),
  }
}

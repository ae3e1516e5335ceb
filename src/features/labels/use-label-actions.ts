import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { BulkActions } from '#src/shared/list/bulk/bulk-actions.ts'

/** What can be done with several labels at once. */
export const useLabelActions = (): Required<BulkActions> => {
  const toggle = useMutation(api.labels.toggle.mutationOptions())
  const remove = useMutation(api.labels.permanentlyDelete.mutationOptions())
  return {
    toggle: (labelIds, status) => toggle.mutateAsync({ labelIds, status }),
    remove: (labelIds) => remove.mutateAsync({ labelIds }),
  }
}

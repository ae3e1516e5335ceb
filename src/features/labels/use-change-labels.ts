import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { ChangeMany } from '#src/catalogue/entity/change-many.ts'

/** What can be done with several labels at once. */
export const useChangeLabels = (): Required<ChangeMany> => {
  const toggle = useMutation(api.labels.toggle.mutationOptions())
  const remove = useMutation(api.labels.permanentlyDelete.mutationOptions())
  return {
    toggle: (labelIds, status) => toggle.mutateAsync({ labelIds, status }),
    remove: (labelIds) => remove.mutateAsync({ labelIds }),
  }
}

import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { BulkActions } from '#src/shared/list/bulk/bulk-actions.ts'

/** What can be done with several organizations at once. */
export const useOrganizationActions = (): Required<BulkActions> => {
  const toggle = useMutation(api.organizations.toggle.mutationOptions())
  const remove = useMutation(api.organizations.permanentlyDelete.mutationOptions())
  return {
    toggle: (organizationIds, status) => toggle.mutateAsync({ organizationIds, status }),
    remove: (organizationIds) => remove.mutateAsync({ organizationIds }),
  }
}

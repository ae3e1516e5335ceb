import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { BulkActions } from '#src/shared/list/bulk/bulk-actions.ts'

/** What can be done with several artists at once. */
export const useArtistActions = (): Required<BulkActions> => {
  const toggle = useMutation(api.artists.toggle.mutationOptions())
  const remove = useMutation(api.artists.permanentlyDelete.mutationOptions())
  return {
    toggle: (artistIds, status) => toggle.mutateAsync({ artistIds, status }),
    remove: (artistIds) => remove.mutateAsync({ artistIds }),
  }
}

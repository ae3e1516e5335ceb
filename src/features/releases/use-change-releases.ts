import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { ChangeMany } from '#src/catalogue/entity/change-many.ts'

/** What can be done with several releases at once; what a store has stays. */
export const useChangeReleases = (): Pick<Required<ChangeMany>, 'remove'> => {
  const remove = useMutation(api.releases.permanentlyDelete.mutationOptions())
  return { remove: (releaseIds) => remove.mutateAsync({ releaseIds }) }
}

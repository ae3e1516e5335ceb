import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { ChangeMany } from '#src/catalogue/entity/change-many.ts'

/** What can be done with several people at once. */
export const useChangePeople = (): Pick<Required<ChangeMany>, 'remove'> => {
  const remove = useMutation(api.people.permanentlyDelete.mutationOptions())
  return {
    remove: (personIds) => remove.mutateAsync({ personIds }),
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'

type Then = { onDeleted: () => void; onSettled: () => void }

/** Deletes for good. It never waits for the network to come back. */
export const useDeleteSubmissions = ({ onDeleted, onSettled }: Then) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: api.submissions.permanentlyDelete.mutationKey(),
    mutationFn: (submissionIds: string[]) => client.submissions.permanentlyDelete.mutate({ submissionIds }),
    networkMode: 'always',
    onSuccess: onDeleted,
    // Somebody deleted one of them before: what is listed and selected is no longer there.
    onError: (error) => {
      if (apiError(error)?.code !== 'NOT_FOUND') return undefined
      onDeleted()
      return queryClient.invalidateQueries({ queryKey: api.submissions.pathKey() })
    },
    onSettled,
  })
}

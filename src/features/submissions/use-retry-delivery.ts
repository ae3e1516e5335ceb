import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'

/** Has a failed delivery tried again. `onRetried` goes on at once, while what changed is still being fetched. */
export const useRetryDelivery = (onRetried: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: api.submissions.retryDelivery.mutationKey(),
    mutationFn: async (submissionId: string) => {
      const retried = await client.submissions.retryDelivery.mutate({ submissionId })
      onRetried()
      return retried
    },
    networkMode: 'always',
    onError: (error) =>
      apiError(error)?.code === 'PRECONDITION_FAILED'
        ? queryClient.invalidateQueries({ queryKey: api.submissions.pathKey() })
        : undefined,
  })
}

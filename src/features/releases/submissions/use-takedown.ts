import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'

type Then = { onRequested: () => void; onSettled: () => void }

/** Asks for a takedown. It never waits for the network to come back: by then the release may stand otherwise. */
export const useTakedown = ({ onRequested, onSettled }: Then) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: api.submissions.requestTakedown.mutationKey(),
    mutationFn: (submissionIds: string[]) => client.submissions.requestTakedown.mutate({ submissionIds }),
    networkMode: 'always',
    onSuccess: onRequested,
    // Somebody was faster: what is shown is no longer so.
    onError: (error) =>
      apiError(error)?.code === 'PRECONDITION_FAILED'
        ? queryClient.invalidateQueries({ queryKey: api.releases.pathKey() })
        : undefined,
    onSettled,
  })
}

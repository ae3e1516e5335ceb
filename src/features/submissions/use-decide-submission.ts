import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'

type Decision = { submissionId: string; status: 'APPROVED' | 'REJECTED' | 'TAKEN_DOWN'; reason?: string }

/** Sends a decision. `onDecided` goes on at once, while what the decision changed is still being fetched again. */
export const useDecideSubmission = (onDecided: (decision: Decision) => void, onTooLate: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: api.submissions.changeStatus.mutationKey(),
    mutationFn: async (decision: Decision) => {
      const decided = await client.submissions.changeStatus.mutate(decision)
      onDecided(decision)
      return decided
    },
    // A decision never waits for the network to come back: by then somebody else may have decided.
    networkMode: 'always',
    onError: (error) => {
      if (apiError(error)?.code !== 'PRECONDITION_FAILED') return
      onTooLate()
      return queryClient.invalidateQueries({ queryKey: api.submissions.pathKey() })
    },
  })
}

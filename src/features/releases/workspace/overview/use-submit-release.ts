import { useMutation } from '@tanstack/react-query'
import { api, client } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { useWorkspace } from '#src/features/releases/workspace/form/workspace-context.ts'
import { isLiveSubmission } from '#src/domain/submission/flow.ts'
import type { ReleaseSubmission } from '#src/contract/releases.ts'

/** The chosen stores that have nothing pending or live from this release: never submitted, rejected or taken down. */
export const storesToSubmit = (chosen: readonly string[], submissions: readonly ReleaseSubmission[]): string[] =>
  chosen.filter(
    (store) => !submissions.some(({ storeId, ...submission }) => storeId === store && isLiveSubmission(submission)),
  )

export const submitRelease = (releaseId: string, storeIds: string[]) =>
  client.submissions.create.mutate({ releaseId, storeIds })

/** Saves what is not saved, then makes one submission for each store. */
export const useSubmitRelease = () => {
  const { releaseId, saveFirst } = useWorkspace()
  const submitting = useMutation({
    mutationKey: api.submissions.create.mutationKey(),
    mutationFn: async (storeIds: string[]) => {
      await saveFirst()
      return submitRelease(releaseId, storeIds)
    },
  })
  return {
    submit: submitting.mutate,
    isPending: submitting.isPending,
    failure: submitting.error === null ? null : errorText(submitting.error),
  }
}

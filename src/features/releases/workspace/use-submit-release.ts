import { useMutation } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/api/error-text.ts'
import { submitRelease } from '#src/features/releases/workspace/submit-release.ts'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'

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

import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { api, client } from '#src/api/client.ts'
import { errorText, formErrorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import { isOptimistic } from '#src/api/outbox-link.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { differencesOf } from '#src/features/releases/workspace/form/merge-release.ts'
import { formFromDetail, type ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { saveRelease, setRevisions, setTrackRevision } from '#src/features/releases/workspace/save-release.ts'
import type { ReleaseEditor } from '#src/features/releases/workspace/use-release-editor.ts'
import { persistQueryNow } from '#src/offline/query-persistence/query-persister.ts'

type Options = {
  releaseId: string
  form: UseFormReturn<ReleaseForm>
  editor: ReleaseEditor
  /** The release it was copied from: its tracks are saved already. */
  source: ReleaseForm | null
  onSaved: (detail: ReleaseDetail) => Promise<void>
}
const FIELD_OF: Record<string, 'barcode' | 'isrc'> = {
  DUPLICATE_UPC_CODE: 'barcode',
  BARCODE_FROZEN: 'barcode',
  DUPLICATE_ISRC_CODE: 'isrc',
  ISRC_FROZEN: 'isrc',
}

/** Saving, and what can come of it: saved, refused at a field, or in conflict with somebody else's edit. */
export const useSaveRelease = ({ releaseId, form, editor, source, onSaved }: Options) => {
  const [remote, setRemote] = useState<ReleaseForm | null>(null)
  const saving = useRef<string | null>(null)

  const markField = (error: unknown) => {
    const field = FIELD_OF[apiError(error)?.message ?? '']
    const message = errorText(error)
    if (field === 'barcode') form.setError('barcode', { message })
    const track = form.getValues('tracks').findIndex(({ assetId }) => assetId === saving.current)
    if (field === 'isrc' && track !== -1) form.setError(`tracks.${track}.isrc`, { message })
  }
  const compareWithRemote = async () => {
    const detail = await client.releases.get.query({ releaseId })
    const current = formFromDetail(detail)
    const { baseline } = editor.state.getState()
    if (differencesOf(baseline ?? current, form.getValues(), current).length > 0) return setRemote(current)
    setRevisions(form, detail)
    await onSaved(detail)
  }
  const mutation = useMutation({
    mutationKey:
      form.getValues('revision') === null ? api.releases.create.mutationKey() : api.releases.update.mutationKey(),
    mutationFn: () =>
      saveRelease({
        releaseId,
        form: form.getValues(),
        baseline: editor.state.getState().baseline ?? source,
        onTrack: (assetId) => {
          saving.current = assetId
        },
        onTrackSaved: (asset) => setTrackRevision(form, asset),
      }),
    onSuccess: async (detail) => {
      setRevisions(form, detail)
      // What waits is shown by the outbox, and is not what the server said.
      if (!isOptimistic(detail)) {
        const queryKey = api.releases.get.queryKey({ releaseId })
        queryClient.setQueryData(queryKey, detail)
        await persistQueryNow(queryKey, queryClient)
      }
      await onSaved(detail)
    },
    onError: (error) => {
      if (apiError(error)?.code === 'CONFLICT' && FIELD_OF[apiError(error)?.message ?? ''] === undefined)
        void compareWithRemote()
      else markField(error)
    },
  })
  const { mutateAsync } = mutation
  const saveFirst = useCallback(
    () =>
      editor.enqueue(async () => {
        if (!editor.state.getState().isSaved) await mutateAsync()
      }),
    [editor, mutateAsync],
  )
  return {
    /** Why it failed is shown by `failure`, at its field, or by the versions to choose from. */
    save: () => void editor.enqueue(mutateAsync).catch(() => undefined),
    saveFirst,
    isPending: mutation.isPending,
    failure: mutation.error === null || remote !== null ? null : formErrorText(mutation.error),
    remote,
    settle: () => setRemote(null),
  }
}

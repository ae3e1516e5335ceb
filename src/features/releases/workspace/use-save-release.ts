import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { cancelSignal } from '#src/api/cancel.ts'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import { type Credentials, isOptimistic, presentCredentials } from '#src/api/links.ts'
import { queryClient } from '#src/api/query-client.ts'
import { rememberOwner } from '#src/auth/session/remember-owner.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { differencesOf } from '#src/features/releases/workspace/form/merge-release.ts'
import { formFromDetail, type ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { type GoTo, refuseInput } from '#src/features/releases/workspace/refuse-input.ts'
import {
  CreatedBeforeError,
  saveRelease,
  setRevisions,
  setTrackRevision,
} from '#src/features/releases/workspace/save-release.ts'
import { persistQueryNow } from '#src/offline/query-persistence/query-persister.ts'
import { saveRefusalText, storedRefusal } from '#src/shared/release/refusal-text.ts'
import { isImageUploading, waitForUpload } from '#src/shared/upload/picked-images.ts'

type Form = UseFormReturn<ReleaseForm>
const noop = () => undefined

/** What saving needs of the release's editor. */
type Editor = {
  state: { getState: () => { baseline: ReleaseForm | null; isSaved: boolean } }
  setBaseline: (baseline: null) => void
  enqueue: <T>(send: () => Promise<T>) => Promise<T>
}
type Options = {
  releaseId: string
  coverKey: string
  form: Form
  editor: Editor
  /** The release it was copied from: its tracks are saved already. */
  source: ReleaseForm | null
  onSaved: (detail: ReleaseDetail) => Promise<void>
  goTo: GoTo
}
const FIELD_OF: Record<string, 'barcode' | 'isrc'> = {
  DUPLICATE_UPC_CODE: 'barcode',
  BARCODE_FROZEN: 'barcode',
  DUPLICATE_ISRC_CODE: 'isrc',
  ISRC_FROZEN: 'isrc',
}

/** Whose press it is, and of which organization: another one may be chosen before all of it is sent. */
const startPress = () => ({ credentials: presentCredentials(), isSameOwner: rememberOwner() })
type Press = ReturnType<typeof startPress>
/** `sent` is the form as it was then: the user types on. */
type Sending = Press & { sent: ReleaseForm }
const startSending = (form: Form, press: Press): Sending => ({ ...press, sent: structuredClone(form.getValues()) })

/** A file that was picked offline has another id once it is uploaded; what was picked since the press stays. */
const setUploadedFiles = (form: Form, sent: ReleaseForm, saved: ReleaseForm) => {
  const { cover, tracks } = form.getValues()
  if (cover?.fileId === sent.cover?.fileId && cover?.fileId !== saved.cover?.fileId) form.setValue('cover', saved.cover)
  for (const [index, { assetId, media }] of tracks.entries()) {
    const mediaIn = (of: ReleaseForm) => of.tracks.find((track) => track.assetId === assetId)?.media ?? null
    const uploaded = mediaIn(saved)
    if (media?.fileId === mediaIn(sent)?.fileId && media?.fileId !== uploaded?.fileId)
      form.setValue(`tracks.${index}.media`, uploaded)
  }
}

const isEditConflict = (error: unknown) => {
  const refusal = apiError(error)
  return refusal?.code === 'CONFLICT' && FIELD_OF[refusal.message] === undefined
}

/** Saving, and its outcomes: saved, refused at a field, or in conflict with another edit. */
export const useSaveRelease = ({ releaseId, coverKey, form, editor, source, onSaved, goTo }: Options) => {
  const [remote, setRemote] = useState<ReleaseForm | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  /** Somebody deleted the release since it was opened. */
  const [isDeleted, setDeleted] = useState(false)
  const saving = useRef<string | null>(null)

  const markField = (error: unknown) => {
    const field = FIELD_OF[apiError(error)?.message ?? '']
    const message = storedRefusal(error)
    if (field === 'barcode') form.setError('barcode', { message })
    const track = form.getValues('tracks').findIndex(({ assetId }) => assetId === saving.current)
    if (field === 'isrc' && track !== -1) form.setError(`tracks.${track}.isrc`, { message })
  }
  /** What is saved already when this same save arrived before, and its response was lost; otherwise it is a conflict. */
  const ownRepetition = async (credentials: Credentials): Promise<ReleaseDetail | null> => {
    // Without an answer, the refusal is shown.
    const detail = await client.releases.get.query({ releaseId }, { context: { credentials } }).catch(() => null)
    if (detail === null) return null
    const current = formFromDetail(detail)
    const { baseline } = editor.state.getState()
    if (differencesOf(baseline ?? current, form.getValues(), current).length === 0) return detail
    setRemote(current)
    return null
  }
  const isReleaseMissing = (credentials: Credentials): Promise<boolean> =>
    client.releases.get.query({ releaseId }, { context: { credentials } }).then(
      () => false,
      (error: unknown) => apiError(error)?.code === 'NOT_FOUND',
    )
  const send = async ({ credentials, sent }: Sending) => {
    try {
      return await saveRelease({
        releaseId,
        form: sent,
        baseline: editor.state.getState().baseline ?? source,
        onTrack: (assetId) => {
          saving.current = assetId
        },
        onTrackSaved: (asset) => setTrackRevision(form, asset),
        credentials,
      })
    } catch (error) {
      if (error instanceof CreatedBeforeError) setRemote(formFromDetail(error.current))
      if (apiError(error)?.code === 'NOT_FOUND' && sent.revision !== null)
        setDeleted(await isReleaseMissing(credentials))
      const repeated = isEditConflict(error) ? await ownRepetition(credentials) : null
      if (repeated === null) throw error
      return repeated
    }
  }
  const takeSaved = async (detail: ReleaseDetail, { isSameOwner, sent }: Sending) => {
    setRevisions(form, detail)
    setUploadedFiles(form, sent, formFromDetail(detail))
    // Its screen is left, and no other organization may be shown it.
    if (!isSameOwner()) return
    // A queued change is shown by the outbox; the server has not answered it yet.
    if (!isOptimistic(detail)) {
      const queryKey = api.releases.get.queryKey({ releaseId })
      queryClient.setQueryData(queryKey, detail)
      await persistQueryNow(queryKey, queryClient)
    }
    await onSaved(detail)
  }
  /** Nothing else of the form: what was typed since waits for the next Save. */
  const saveUploadedCover = async (press: Press) => {
    const { cover } = form.getValues()
    const { baseline } = editor.state.getState()
    if (cover === null || baseline === null || baseline.cover?.fileId === cover.fileId) return
    const { credentials } = press
    const saving = { releaseId, form: { ...baseline, cover }, baseline, onTrack: noop, onTrackSaved: noop, credentials }
    await takeSaved(await saveRelease(saving), { ...press, sent: saving.form })
  }
  const mutation = useMutation({
    mutationKey:
      form.getValues('revision') === null ? api.releases.create.mutationKey() : api.releases.update.mutationKey(),
    mutationFn: send,
    onSuccess: (detail, sending) => takeSaved(detail, sending),
    onError: markField,
  })
  const { mutateAsync, reset } = mutation
  const saveFirst = useCallback(async () => {
    const cancelling = cancelSignal()
    const press = startPress()
    await editor.enqueue(async () => {
      cancelling.throwIfAborted()
      if (!editor.state.getState().isSaved) await mutateAsync(startSending(form, press))
    })
    cancelling.throwIfAborted()
  }, [editor, form, mutateAsync])
  const save = () => {
    if (refuseInput(form, goTo)) return
    // A track that is being sent, as after its upload, comes first.
    setWaiting(true)
    const press = startPress()
    // A cover that is on its way is part of what the person saves.
    const uploaded = isImageUploading(coverKey) ? waitForUpload(coverKey) : null
    const saved = editor.enqueue(() => {
      setWaiting(false)
      return mutateAsync(startSending(form, press))
    })
    const follow = async () => {
      await saved
      // One that cannot be sent now stays in the draft.
      if ((await uploaded) === true) await editor.enqueue(() => saveUploadedCover(press))
    }
    void follow().catch(() => undefined)
  }
  /** Creates it once more, under its own id: its tracks and its cover are still there. */
  const saveAsNew = () => {
    setDeleted(false)
    form.setValue('revision', null)
    editor.setBaseline(null)
    save()
  }
  return {
    /** A failure is shown by `failure`, at its field, or by the conflict dialog. */
    save,
    saveAsNew: isDeleted ? saveAsNew : null,
    /** Before something that needs what is typed. Rejects as well when the person cancels it, so that nothing follows. */
    saveFirst,
    isPending: isWaiting || mutation.isPending,
    failure: mutation.error === null || remote !== null ? null : saveRefusalText(mutation.error),
    remote,
    closeConflict: () => {
      setRemote(null)
      reset()
    },
  }
}

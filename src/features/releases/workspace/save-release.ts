import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { cancelSignal } from '#src/api/cancel.ts'
import { api, client } from '#src/api/client.ts'
import { apiError } from '#src/api/errors.ts'
import { type Credentials, isOptimistic, presentCredentials } from '#src/api/links.ts'
import { queryClient } from '#src/api/query-client.ts'
import { rememberOwner } from '#src/auth/session/remember-owner.ts'
import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { differencesOf } from '#src/features/releases/workspace/form/merge-release.ts'
import { formFromDetail, type ReleaseForm, releaseInputOf } from '#src/features/releases/workspace/form/release-form.ts'
import { assetInputOf, type TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { persistQueryNow } from '#src/offline/query-persistence/query-persister.ts'
import { saveRefusalText, storedRefusal } from '#src/shared/release/refusal-text.ts'
import { isImageUploading, waitForUpload } from '#src/shared/upload/picked-images.ts'

type Form = UseFormReturn<ReleaseForm>

/** Sets the revision that a saved track has now, and leaves what was typed meanwhile. */
export const setTrackRevision = (form: Form, { id, revision }: Pick<Asset, 'id' | 'revision'>) => {
  const index = form.getValues('tracks').findIndex(({ assetId }) => assetId === id)
  if (index !== -1) form.setValue(`tracks.${index}.revision`, revision)
}

export const setRevisions = (form: Form, detail: ReleaseDetail) => {
  form.setValue('revision', detail.revision)
  for (const track of detail.tracks) setTrackRevision(form, track)
}

type Named = Pick<ReleaseForm, 'artists'> & Partial<Pick<ReleaseForm, 'label'>>
/** What a call is sent with, and the names of its ids, which the outbox shows while a change is queued. */
const optionsOf = ({ artists, label = null }: Named, credentials: Credentials) => ({
  context: {
    credentials,
    names: Object.fromEntries([
      ...artists.map(({ artistId, name }) => [artistId, name]),
      ...(label === null ? [] : [[label.id, label.name]]),
    ]),
  },
})

/** Before the release is read again, nothing else knows the track: without a network it would be missing from what is shown. */
const cacheNewTrack = (asset: Asset) => {
  if (isOptimistic(asset)) return
  const detail = { ...asset, releases: [], labels: [], published: false }
  queryClient.setQueryData(api.assets.get.queryKey({ assetId: asset.id }), detail, { updatedAt: 0 })
}

/** Creates the asset the first time, updates it from then on. The client makes the id, so sending twice creates one. */
export const saveTrack = async (track: TrackForm, credentials = presentCredentials()): Promise<Asset> => {
  const input = assetInputOf(track)
  const options = optionsOf(track, credentials)
  if (track.revision === null) {
    const asset = await client.assets.create.mutate({ id: track.assetId, ...input }, options)
    cacheNewTrack(asset)
    return asset
  }
  return client.assets.update.mutate({ assetId: track.assetId, revision: track.revision, ...input }, options)
}

const noop = () => undefined

const inputText = (track: TrackForm) => JSON.stringify(assetInputOf(track))
const isEdited = (track: TrackForm, baseline: ReleaseForm | null) => {
  const before = baseline?.tracks.find(({ assetId }) => assetId === track.assetId)
  return track.revision === null || before === undefined || inputText(before) !== inputText(track)
}

type Saving = {
  releaseId: string
  form: ReleaseForm
  /** What is saved already, of this release or of the one it was copied from. */
  baseline: ReleaseForm | null
  /** Called with the track that is sent next, so that a refusal can be shown there. */
  onTrack: (assetId: string) => void
  /** Called with each saved track, so that it is not sent again when a later one fails. */
  onTrackSaved: (asset: Asset) => void
  /** Those of the press, for all its calls. */
  credentials: Credentials
}

/** Saves the tracks that were edited, one after the other, then the release that lists them. */
export const saveRelease = async (saving: Saving): Promise<ReleaseDetail> => {
  const { releaseId, form, baseline, onTrack, onTrackSaved, credentials } = saving
  const cancelling = cancelSignal()
  for (const track of form.tracks.filter((each) => isEdited(each, baseline))) {
    cancelling.throwIfAborted()
    onTrack(track.assetId)
    onTrackSaved(await saveTrack(track, credentials))
  }
  cancelling.throwIfAborted()
  const input = releaseInputOf(form)
  const options = optionsOf(form, credentials)
  if (form.revision === null) return client.releases.create.mutate({ id: releaseId, ...input }, options)
  return client.releases.update.mutate({ releaseId, revision: form.revision, ...input }, options)
}

/** What saving needs of the release's editor. */
type Editor = {
  state: { getState: () => { baseline: ReleaseForm | null; isSaved: boolean } }
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

const isEditConflict = (error: unknown) => {
  const refusal = apiError(error)
  return refusal?.code === 'CONFLICT' && FIELD_OF[refusal.message] === undefined
}

/** Saving, and its outcomes: saved, refused at a field, or in conflict with another edit. */
export const useSaveRelease = ({ releaseId, coverKey, form, editor, source, onSaved }: Options) => {
  const [remote, setRemote] = useState<ReleaseForm | null>(null)
  const [isWaiting, setWaiting] = useState(false)
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
  const send = async ({ credentials }: Press) => {
    try {
      return await saveRelease({
        releaseId,
        form: form.getValues(),
        baseline: editor.state.getState().baseline ?? source,
        onTrack: (assetId) => {
          saving.current = assetId
        },
        onTrackSaved: (asset) => setTrackRevision(form, asset),
        credentials,
      })
    } catch (error) {
      const repeated = isEditConflict(error) ? await ownRepetition(credentials) : null
      if (repeated === null) throw error
      return repeated
    }
  }
  const takeSaved = async (detail: ReleaseDetail, { isSameOwner }: Press) => {
    setRevisions(form, detail)
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
    await takeSaved(await saveRelease(saving), press)
  }
  const mutation = useMutation({
    mutationKey:
      form.getValues('revision') === null ? api.releases.create.mutationKey() : api.releases.update.mutationKey(),
    mutationFn: send,
    onSuccess: (detail, press) => takeSaved(detail, press),
    onError: markField,
  })
  const { mutateAsync, reset } = mutation
  const saveFirst = useCallback(async () => {
    const cancelling = cancelSignal()
    const press = startPress()
    await editor.enqueue(async () => {
      cancelling.throwIfAborted()
      if (!editor.state.getState().isSaved) await mutateAsync(press)
    })
    cancelling.throwIfAborted()
  }, [editor, mutateAsync])
  return {
    /** A failure is shown by `failure`, at its field, or by the conflict dialog. */
    save: () => {
      // A track that is being sent, as after its upload, comes first.
      setWaiting(true)
      const press = startPress()
      // A cover that is on its way is part of what the person saves.
      const uploaded = isImageUploading(coverKey) ? waitForUpload(coverKey) : null
      const saved = editor.enqueue(() => {
        setWaiting(false)
        return mutateAsync(press)
      })
      const follow = async () => {
        await saved
        // One that cannot be sent now stays in the draft.
        if ((await uploaded) === true) await editor.enqueue(() => saveUploadedCover(press))
      }
      void follow().catch(() => undefined)
    },
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

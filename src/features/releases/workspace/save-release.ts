import type { UseFormReturn } from 'react-hook-form'
import { cancelSignal } from '#src/api/cancel.ts'
import { api, client } from '#src/api/client.ts'
import { type Credentials, isOptimistic, presentCredentials } from '#src/api/links.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { formFromDetail, type ReleaseForm, releaseInputOf } from '#src/features/releases/workspace/form/release-form.ts'
import { assetInputOf, type TrackForm } from '#src/features/releases/workspace/form/track-form.ts'

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

const inputText = (track: TrackForm) => JSON.stringify(assetInputOf(track))
const isEdited = (track: TrackForm, baseline: ReleaseForm | null) => {
  const before = baseline?.tracks.find(({ assetId }) => assetId === track.assetId)
  return track.revision === null || before === undefined || inputText(before) !== inputText(track)
}

/** The cover is left out: one that was picked offline has another id once it is uploaded. Texts are stored without spaces around them. */
const inputWithoutCover = (form: ReleaseForm) =>
  JSON.stringify({ ...releaseInputOf(form), coverFileId: null }, (_, part: unknown) =>
    typeof part === 'string' ? part.trim() : part,
  )
const isAsSent = (sent: ReleaseForm, created: ReleaseDetail) =>
  inputWithoutCover(sent) === inputWithoutCover(formFromDetail(created))

/** The id was taken: another tab has created the release, and the API answers with what that has. */
export class CreatedBeforeError extends Error {
  readonly current: ReleaseDetail
  constructor(current: ReleaseDetail) {
    super('The release was created before')
    this.current = current
  }
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
  if (form.revision === null) {
    const created = await client.releases.create.mutate({ id: releaseId, ...input }, options)
    if (!isOptimistic(created) && !isAsSent(form, created)) throw new CreatedBeforeError(created)
    return created
  }
  return client.releases.update.mutate({ releaseId, revision: form.revision, ...input }, options)
}

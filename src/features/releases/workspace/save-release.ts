import { client } from '#src/api/client.ts'
import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { type ReleaseForm, releaseInputOf } from '#src/features/releases/workspace/form/release-form.ts'
import { assetInputOf, type TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import type { UseFormReturn } from 'react-hook-form'

type Form = UseFormReturn<ReleaseForm>

/** A track was saved: the form goes on from the revision it has now, whatever was typed meanwhile. */
export const setTrackRevision = (form: Form, { id, revision }: Pick<Asset, 'id' | 'revision'>) => {
  const index = form.getValues('tracks').findIndex(({ assetId }) => assetId === id)
  if (index !== -1) form.setValue(`tracks.${index}.revision`, revision)
}

export const setRevisions = (form: Form, detail: ReleaseDetail) => {
  form.setValue('revision', detail.revision)
  for (const track of detail.tracks) setTrackRevision(form, track)
}

/** What the outbox shows for the ids that are sent, while they wait. */
const called = ({ artists, label = null }: Pick<ReleaseForm, 'artists'> & Partial<Pick<ReleaseForm, 'label'>>) => ({
  context: {
    names: Object.fromEntries([
      ...artists.map(({ artistId, name }) => [artistId, name]),
      ...(label === null ? [] : [[label.id, label.name]]),
    ]),
  },
})

/** Makes the asset the first time, changes it from then on. The id is the browser's, so sending twice makes one. */
export const saveTrack = (track: TrackForm): Promise<Asset> => {
  const input = assetInputOf(track)
  if (track.revision === null) return client.assets.create.mutate({ id: track.assetId, ...input }, called(track))
  return client.assets.update.mutate({ assetId: track.assetId, revision: track.revision, ...input }, called(track))
}

const edit = (track: TrackForm) => JSON.stringify(assetInputOf(track))
const isEdited = (track: TrackForm, baseline: ReleaseForm | null) => {
  const before = baseline?.tracks.find(({ assetId }) => assetId === track.assetId)
  return track.revision === null || before === undefined || edit(before) !== edit(track)
}

type Saving = {
  releaseId: string
  form: ReleaseForm
  /** What stands already, here or on the release it was copied from. */
  baseline: ReleaseForm | null
  /** Told which track is on its way, so that a refusal can be shown there. */
  onTrack: (assetId: string) => void
  /** Told of each track as it lands, so that a failure further on does not make it land twice. */
  onTrackSaved: (asset: Asset) => void
}

/** Saves the tracks that were edited, one after the other, then the release that lists them. */
export const saveRelease = async ({
  releaseId,
  form,
  baseline,
  onTrack,
  onTrackSaved,
}: Saving): Promise<ReleaseDetail> => {
  for (const track of form.tracks.filter((each) => isEdited(each, baseline))) {
    onTrack(track.assetId)
    onTrackSaved(await saveTrack(track))
  }
  const input = releaseInputOf(form)
  if (form.revision === null) return client.releases.create.mutate({ id: releaseId, ...input }, called(form))
  return client.releases.update.mutate({ releaseId, revision: form.revision, ...input }, called(form))
}

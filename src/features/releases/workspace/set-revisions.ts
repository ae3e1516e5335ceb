import type { UseFormReturn } from 'react-hook-form'
import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'

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

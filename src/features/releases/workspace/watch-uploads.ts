import type { UseFormReturn } from 'react-hook-form'
import { deleteDraftFile } from '#src/offline/drafts/draft-files.ts'
import { coverKey } from '#src/features/releases/workspace/form/release-draft.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { resumeTrackFile } from '#src/features/releases/workspace/tracks/use-tracks.ts'
import { watchPickedImage } from '#src/shared/upload/picked-images.ts'
import { uploadedMedia } from '#src/shared/upload/picked-masters.ts'
import { uploads } from '#src/shared/upload/upload-store.ts'

type Options = {
  releaseId: string
  form: UseFormReturn<ReleaseForm>
  saveDraft: () => Promise<void>
  onMaster: (assetId: string) => void
}

const watchCover = ({ releaseId, form, saveDraft }: Options) =>
  watchPickedImage(
    { key: coverKey(releaseId), fileId: form.getValues('cover')?.fileId ?? null, purpose: 'COVER' },
    ({ fileId, url }) => {
      // What else the service says of the file is not the release's: it would look like an edit that is not saved.
      form.setValue('cover', { fileId, url }, { shouldDirty: true })
      return saveDraft()
    },
  )

const watchMasters = ({ form, saveDraft, onMaster }: Options) => {
  const takeUploaded = () => {
    for (const [index, { assetId, media }] of form.getValues('tracks').entries()) {
      const uploaded = media === null ? uploadedMedia(assetId) : null
      if (uploaded === null) continue
      form.setValue(`tracks.${index}.media`, uploaded, { shouldDirty: true })
      // A tab that dies before the draft knows of it would leave a track without its master.
      void saveDraft().then(() => {
        void deleteDraftFile(assetId)
        onMaster(assetId)
      })
    }
  }
  for (const track of form.getValues('tracks')) if (track.media === null) void resumeTrackFile(track)
  takeUploaded()
  return uploads.subscribe(takeUploaded)
}

/** Files arrive while the person is anywhere in the workspace: the cover, and masters, each of which becomes an asset. */
export const watchUploads = (options: Options): (() => void) => {
  const stopCover = watchCover(options)
  const stopMasters = watchMasters(options)
  return () => {
    stopCover()
    stopMasters()
  }
}

import type { UseFormReturn } from 'react-hook-form'
import { coverKey } from '#src/features/releases/workspace/form/release-draft.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { resumeTrackFile } from '#src/features/releases/workspace/tracks/tracklist.ts'
import { deleteDraftFile } from '#src/offline/drafts/draft-files.ts'
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
      // Other facts of the uploaded file are not part of the release: they would count as an unsaved edit.
      form.setValue('cover', { fileId, url }, { shouldDirty: true })
      return saveDraft()
    },
  )

const watchMasters = ({ form, saveDraft, onMaster }: Options) => {
  const setUploadedMedia = () => {
    for (const [index, { assetId, media }] of form.getValues('tracks').entries()) {
      const uploaded = media === null ? uploadedMedia(assetId) : null
      if (uploaded === null) continue
      form.setValue(`tracks.${index}.media`, uploaded, { shouldDirty: true })
      // The draft is saved first: if the tab dies, the track has its master.
      void saveDraft().then(() => {
        void deleteDraftFile(assetId)
        onMaster(assetId)
      })
    }
  }
  for (const track of form.getValues('tracks')) if (track.media === null) void resumeTrackFile(track)
  setUploadedMedia()
  return uploads.subscribe(setUploadedMedia)
}

/** Puts uploaded files into the form, whichever step is open: the cover, and masters, each of which becomes an asset. */
export const watchUploads = (options: Options): (() => void) => {
  const stopCover = watchCover(options)
  const stopMasters = watchMasters(options)
  return () => {
    stopCover()
    stopMasters()
  }
}

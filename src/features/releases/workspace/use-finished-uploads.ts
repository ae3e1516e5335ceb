import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { uploadedMedia } from '#src/shared/upload/picked-masters.ts'
import { onUploadFinished, resumePickedImage } from '#src/shared/upload/picked-images.ts'
import { uploads } from '#src/shared/upload/upload-store.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { resumeTrackFile } from '#src/features/releases/workspace/tracks/use-tracks.ts'
import { coverKey } from '#src/features/releases/workspace/form/release-draft.ts'
import { deleteDraftFile } from '#src/offline/drafts/draft-files.ts'

type Options = {
  releaseId: string
  form: UseFormReturn<ReleaseForm>
  keep: () => Promise<void>
  onMaster: (assetId: string) => void
}

/** Files arrive while the person is anywhere in the workspace: the cover, and masters, each of which becomes an asset. */
export const useFinishedUploads = ({ releaseId, form, keep, onMaster }: Options) => {
  useEffect(() => {
    const key = coverKey(releaseId)
    const stop = onUploadFinished(key, ({ fileId, url }) => {
      form.setValue('cover', { fileId, url }, { shouldDirty: true })
      return keep()
    })
    void resumePickedImage(key, form.getValues('cover')?.fileId ?? null)
    return stop
  }, [releaseId, form, keep])

  useEffect(() => {
    const look = () => {
      for (const [index, { assetId, media }] of form.getValues('tracks').entries()) {
        const uploaded = media === null ? uploadedMedia(assetId) : null
        if (uploaded === null) continue
        form.setValue(`tracks.${index}.media`, uploaded, { shouldDirty: true })
        // A tab that dies before the draft knows of it would leave a track without its master.
        void keep().then(() => {
          void deleteDraftFile(assetId)
          onMaster(assetId)
        })
      }
    }
    for (const track of form.getValues('tracks')) if (track.media === null) void resumeTrackFile(track)
    look()
    return uploads.subscribe(look)
  }, [form, keep, onMaster])
}

import type { UseFormReturn } from 'react-hook-form'
import { useStore } from 'zustand'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { resumeTrackFile } from '#src/features/releases/workspace/tracks/tracklist.ts'
import { deleteDraftFile } from '#src/offline/drafts/draft-files.ts'
import { isImageUploading, pickedImages, watchPickedImage } from '#src/shared/upload/picked-images.ts'
import { isMasterPending, pickedMasters, uploadedMedia } from '#src/shared/upload/picked-masters.ts'
import { isStopped, uploadOf, uploads } from '#src/shared/upload/upload-store.ts'

type Options = {
  coverKey: string
  form: UseFormReturn<ReleaseForm>
  saveDraft: () => Promise<void>
  onMaster: (assetId: string) => void
}

const watchCover = ({ coverKey, form, saveDraft }: Options) =>
  watchPickedImage(
    { key: coverKey, fileId: form.getValues('cover')?.fileId ?? null, purpose: 'COVER' },
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

/** What became of a cover that was picked and is not in the form; null where there is none. */
const coverUploadOf = (key: string): 'PENDING' | 'FAILED' | null => {
  if (isImageUploading(key)) return 'PENDING'
  const upload = uploadOf(key)
  return upload !== undefined && isStopped(upload) ? 'FAILED' : null
}

/** Until the new cover has arrived, the release has the one before it. */
export const useCoverUpload = (coverKey: string): ReturnType<typeof coverUploadOf> => {
  const state = () => coverUploadOf(coverKey)
  useStore(uploads, state)
  return useStore(pickedImages, state)
}

/** Whether a cover or a master is being checked or uploaded: it is part of the release once this screen has taken it. */
export const hasPendingUploads = (coverKey: string, { tracks }: Pick<ReleaseForm, 'tracks'>): boolean =>
  isImageUploading(coverKey) || tracks.some(({ assetId }) => isMasterPending(assetId))

export const usePendingUploads = (coverKey: string, form: Pick<UseFormReturn<ReleaseForm>, 'getValues'>): boolean => {
  const hasPending = () => hasPendingUploads(coverKey, form.getValues())
  useStore(uploads, hasPending)
  useStore(pickedImages, hasPending)
  return useStore(pickedMasters, hasPending)
}

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { arrivedMedia } from '#src/catalogue/masters/picked-masters.ts'
import { uploads } from '#src/catalogue/uploads/uploads.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { resumeTrackFile } from '#src/features/releases/workspace/tracks/track-files.ts'
import { forgetFile } from '#src/offline/draft-files.ts'

/** Masters arrive while the person is anywhere in the workspace: each becomes its track's media, then an asset. */
export const useArrivals = (
  form: UseFormReturn<ReleaseForm>,
  keep: () => Promise<void>,
  onArrived: (assetId: string) => void,
) => {
  useEffect(() => {
    const look = () => {
      for (const [index, { assetId, media }] of form.getValues('tracks').entries()) {
        const arrived = media === null ? arrivedMedia(assetId) : null
        if (arrived === null) continue
        form.setValue(`tracks.${index}.media`, arrived, { shouldDirty: true })
        // A tab that dies before the draft knows of it would leave a track without its master.
        void keep().then(() => {
          void forgetFile(assetId)
          onArrived(assetId)
        })
      }
    }
    for (const track of form.getValues('tracks')) if (track.media === null) void resumeTrackFile(track)
    look()
    return uploads.subscribe(look)
  }, [form, keep, onArrived])
}

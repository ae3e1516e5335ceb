import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { uploads } from '#src/catalogue/uploads/uploads.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { arrivedMedia, resumeTrackFile } from '#src/features/releases/workspace/tracks/track-files.ts'
import { forgetFile } from '#src/offline/draft-files.ts'

/** Masters arrive while the person is anywhere in the workspace: each becomes its track's media, then an asset. */
export const useArrivals = (form: UseFormReturn<ReleaseForm>, onArrived: (assetId: string) => void) => {
  useEffect(() => {
    const look = () => {
      for (const [index, { assetId, media }] of form.getValues('tracks').entries()) {
        const arrived = media === null ? arrivedMedia(assetId) : null
        if (arrived === null) continue
        form.setValue(`tracks.${index}.media`, arrived, { shouldDirty: true })
        void forgetFile(assetId)
        onArrived(assetId)
      }
    }
    for (const { assetId, media } of form.getValues('tracks')) if (media === null) void resumeTrackFile(assetId)
    look()
    return uploads.subscribe(look)
  }, [form, onArrived])
}

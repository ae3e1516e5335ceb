import { useEffect, useEffectEvent } from 'react'
import { uploadedMedia, discardPickedMaster, isMasterUploading } from '#src/shared/upload/picked-masters.ts'
import { uploads } from '#src/shared/upload/upload-store.ts'
import type { Media } from '#src/contract/assets.ts'
import { watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'

/** Hands a master over, once, when it has arrived. Whoever leaves the form before does not want it. */
export const useUploadedMaster = (key: string, onUploaded: (media: Media) => void) => {
  const handleUploaded = useEffectEvent(onUploaded)
  useEffect(() => {
    const look = () => {
      const media = uploadedMedia(key)
      if (media === null) return
      discardPickedMaster(key)
      handleUploaded(media)
    }
    const stop = uploads.subscribe(look)
    // No draft keeps it until it has arrived: with the page it would be lost.
    const stopWatching = watchUnsavedWork(() => isMasterUploading(key))
    return () => {
      stop()
      stopWatching()
      discardPickedMaster(key)
    }
  }, [key])
}

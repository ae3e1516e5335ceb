import { useEffect, useEffectEvent } from 'react'
import type { Media } from '#src/contract/assets.ts'
import { sharedFile } from '#src/offline/drafts/share-target-files.ts'
import { watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import { discardPickedMaster, isMasterUploading, pickMaster, uploadedMedia } from '#src/shared/upload/picked-masters.ts'
import { uploads } from '#src/shared/upload/upload-store.ts'

/**
 * Hands a master over, once, when it has arrived; whoever leaves the form before does not want it. One that another app
 * shared is picked as if somebody had picked it here.
 */
export const useUploadedMaster = (key: string, onUploaded: (media: Media) => void, shared?: string) => {
  const handleUploaded = useEffectEvent(onUploaded)
  useEffect(() => {
    let isLeft = false
    const takeUploaded = () => {
      const media = uploadedMedia(key)
      if (media === null) return
      discardPickedMaster(key)
      handleUploaded(media)
    }
    const pickShared = async (sharedKey: string) => {
      const file = await sharedFile(sharedKey)
      if (file !== null && !isLeft) await pickMaster(key, file, 'AUDIO')
    }
    const stop = uploads.subscribe(takeUploaded)
    // No draft keeps it until it has arrived: with the page it would be lost.
    const stopWatching = watchUnsavedWork(() => isMasterUploading(key))
    if (shared !== undefined) void pickShared(shared)
    return () => {
      isLeft = true
      stop()
      stopWatching()
      discardPickedMaster(key)
    }
  }, [key, shared])
}
